import { createHash } from 'node:crypto';
import type { FastifyInstance, onSendAsyncHookHandler, RouteOptions } from 'fastify';

/** Compressed bytes in memory, in total. */
const maxBytes = 8 * 1024 * 1024;
/** Payloads that were seen once, by hash. A payload is kept from its second time on: most of a visitor's own never repeat. */
const maxSeen = 2_000;
/** Below this size compression costs less than the hash saves. */
const minKeptLength = 4 * 1024;

export interface PayloadCompression {
  /** A shorter text is sent as it is. */
  readonly minLength: number;
  readonly isCompressible: (contentType: string) => boolean;
  readonly compress: Readonly<Record<PayloadEncoding, (text: string) => Promise<Buffer>>>;
  /** For texts whose compression takes less time than a thread needs to begin. */
  readonly compressShort: Readonly<Record<PayloadEncoding, (text: string) => Buffer>>;
}
type PayloadEncoding = 'br' | 'gzip';

/** The encoding that the plugin will choose: brotli before gzip. A weighted header is left to the plugin. */
const encodingOf = (accepted: string | undefined): PayloadEncoding | undefined => {
  if (accepted === undefined || accepted.includes(';')) return undefined;
  const names = accepted.split(',').map((name) => name.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
};

/** The least recently used entries are dropped above the limit of bytes. */
export const createCompressedPayloads = (limit = maxBytes) => {
  const bodies = new Map<string, Buffer>();
  const seen = new Set<string>();
  let bytes = 0;
  return {
    bytes: () => bytes,
    find: (key: string): Buffer | undefined => {
      const body = bodies.get(key);
      if (!body) return undefined;
      bodies.delete(key);
      bodies.set(key, body);
      return body;
    },
    /** Whether the payload repeats; it is remembered for the next time. */
    isRepeated: (key: string): boolean => {
      if (seen.delete(key)) return true;
      seen.add(key);
      const [oldest] = seen;
      if (seen.size > maxSeen && oldest !== undefined) seen.delete(oldest);
      return false;
    },
    keep: (key: string, body: Buffer): void => {
      if (body.length > limit || bodies.has(key)) return;
      bodies.set(key, body);
      bytes += body.length;
      for (const [oldest, dropped] of bodies) {
        if (bytes <= limit) break;
        bodies.delete(oldest);
        bytes -= dropped.length;
      }
    },
  };
};

/**
 * Compresses texts at once, without a stream, and sends the kept bytes of a payload that repeats, such as a page or the stores of a town
 * within a minute. The key is a hash of the payload itself: no reply can get the bytes of another. Register it before the
 * plugin that compresses, which does the rest.
 */
export const registerCompressedPayloads = (
  app: FastifyInstance,
  applies: (route: RouteOptions) => boolean,
  { minLength, isCompressible, compress, compressShort }: PayloadCompression,
): void => {
  const payloads = createCompressedPayloads();
  const bodyOf = async (encoding: PayloadEncoding, text: string): Promise<Buffer> => {
    const key = `${encoding} ${createHash('sha256').update(text).digest('base64')}`;
    const known = payloads.find(key);
    if (known) return known;
    const isRepeated = payloads.isRepeated(key);
    const body = await compress[encoding](text);
    if (isRepeated) payloads.keep(key, body);
    return body;
  };
  const send: onSendAsyncHookHandler = async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength || reply.statusCode !== 200) return payload;
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === undefined || reply.hasHeader('content-encoding')) return payload;
    if ('x-no-compression' in request.headers || !isCompressible(String(reply.getHeader('content-type'))))
      return payload;
    // The page of a new visitor contains the id that its cookie sets: it never repeats.
    const body =
      payload.length < minKeptLength
        ? compressShort[encoding](payload)
        : await (reply.hasHeader('set-cookie') ? compress[encoding](payload) : bodyOf(encoding, payload));
    reply.header('content-encoding', encoding).header('content-length', body.length);
    return body;
  };
  app.addHook('onRoute', (route) => {
    if (applies(route)) route.onSend = [...[route.onSend ?? []].flat(), send];
  });
};
