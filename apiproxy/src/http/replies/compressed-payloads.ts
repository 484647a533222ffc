import { createHash } from 'node:crypto';
import type { FastifyInstance, onSendAsyncHookHandler, RouteOptions } from 'fastify';

/** Compressed bytes in memory, in total. */
const maxBytes = 8 * 1024 * 1024;
/** Payloads that were seen once, by hash. A payload is kept from its second time on: most of a visitor's own never repeat. */
const maxSeen = 2_000;
/** Below this size compression costs less than the hash saves. */
const minLength = 4 * 1024;

interface Repeated {
  keep(body: Buffer): void;
}
declare module 'fastify' {
  interface FastifyRequest {
    /** Keeps the compressed bytes of this reply's payload; undefined if it has not repeated. */
    compressedPayload: Repeated | undefined;
  }
}

/** The encoding that the plugin will choose: brotli before gzip. A weighted header is left to the plugin. */
const encodingOf = (accepted: string | undefined): 'br' | 'gzip' | undefined => {
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
 * Sends the kept bytes of a payload that repeats, such as a page or the stores of a town within a minute, instead of
 * compressing it again. The key is a hash of the payload itself: no reply can get the bytes of another. Register it before the
 * plugin that compresses.
 */
export const registerCompressedPayloads = (
  app: FastifyInstance,
  applies: (route: RouteOptions) => boolean,
): void => {
  const payloads = createCompressedPayloads();
  app.decorateRequest('compressedPayload', undefined);
  const send: onSendAsyncHookHandler = async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength || reply.statusCode !== 200) return payload;
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === undefined || reply.hasHeader('content-encoding')) return payload;
    // The page of a new visitor contains the id that its cookie sets: it never repeats.
    if (reply.hasHeader('set-cookie')) return payload;
    const key = `${encoding} ${createHash('sha256').update(payload).digest('base64')}`;
    const body = payloads.find(key);
    if (!body) {
      if (payloads.isRepeated(key))
        request.compressedPayload = { keep: (compressed) => payloads.keep(key, compressed) };
      return payload;
    }
    reply.header('content-encoding', encoding).header('content-length', body.length);
    return body;
  };
  app.addHook('onRoute', (route) => {
    if (applies(route)) route.onSend = [...[route.onSend ?? []].flat(), send];
  });
};
