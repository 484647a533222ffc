import { PassThrough, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { registerCompressedPayloads } from './compressed-payloads.ts';

const minBytes = 1024;
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|graphql-response\+json|javascript|manifest\+json)|image\/svg)/;
/** Static files have precompressed .br and .gz siblings, and an ETag of each. */
const isStaticRoute = (url: string): boolean => url.startsWith('/assets/') && url.endsWith('*');

const addVary = (reply: FastifyReply): void => {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
};

const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A stream has no length: without these, each reply pays for tables that fit megabytes. With a window of 64 KB
    // brotli uses its smallest tables.
    [constants.BROTLI_PARAM_SIZE_HINT]: 32 * 1024,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};
/** The known length and a small buffer save a third of the time of a text of 3 KB. */
const shortBrotliOptions = {
  params: { ...brotliOptions.params, [constants.BROTLI_PARAM_SIZE_HINT]: 4 * 1024 },
  chunkSize: 4 * 1024,
};
const zlibOptions = { level: 6 };

/** Streams whose parts reach the browser one after the other. */
const sentInParts = new WeakSet<object>();

/** The plugin's stream is not an instance of Node's Readable: it is recognised by its methods. */
const isStream = (payload: unknown): payload is AsyncIterable<Uint8Array> =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && Symbol.asyncIterator in payload;

/** Collects the compressed stream, so that the reply has a content-length and the caches can keep it. */
const collect: onSendHookHandler = async (_request, reply, payload) => {
  if (!isStream(payload) || sentInParts.has(payload)) return payload;
  if (!reply.hasHeader('content-encoding')) return payload;
  const body = await buffer(payload);
  reply.header('content-length', body.length);
  return body;
};

/** The server bench compresses its baseline with the same settings. */
export const compressionOptions: FastifyCompressOptions = {
  global: true,
  globalDecompression: false,
  threshold: minBytes,
  customTypes: compressible,
  encodings: ['br', 'gzip'],
  brotliOptions,
  zlibOptions,
};

/**
 * Compresses replies that handlers create: brotli before gzip. Brotli at quality 5 costs about as much CPU as gzip and is
 * 20% smaller. A payload that repeats is compressed once. Register it before the routes. Server-sent events are hijacked and pass no hook, so nothing buffers them.
 */
export const registerCompression = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (isStaticRoute(route.url)) route.compress = false;
  });
  registerCompressedPayloads(app, (route) => !isStaticRoute(route.url), {
    minLength: minBytes,
    isCompressible: (contentType) => compressible.test(contentType),
    compress: compressText,
    compressShort: {
      br: (text) => brotliCompressSync(text, shortBrotliOptions),
      gzip: (text) => gzipSync(text, zlibOptions),
    },
  });
  await app.register(compress, compressionOptions);
  app.addHook('onSend', async (_request, reply, payload: unknown) => {
    if (compressible.test(String(reply.getHeader('content-type') ?? ''))) addVary(reply);
    return payload;
  });
  // This hook runs after the plugin's hook, which the plugin adds to each route.
  app.addHook('onRoute', (route) => {
    if (!isStaticRoute(route.url)) route.onSend = [...[route.onSend ?? []].flat(), collect];
  });
};

interface Encoder {
  readonly stream: Transform;
  /** Compresses what was written so far completely, so that the browser can read it. */
  readonly flush: () => void;
}
const encoders = {
  br: () => {
    const stream = createBrotliCompress(brotliOptions);
    return { stream, flush: () => stream.flush(constants.BROTLI_OPERATION_FLUSH) };
  },
  gzip: () => {
    const stream = createGzip(zlibOptions);
    return { stream, flush: () => stream.flush(constants.Z_SYNC_FLUSH) };
  },
  identity: () => ({ stream: new PassThrough(), flush: () => undefined }),
} as const satisfies Record<string, () => Encoder>;
export type Encoding = keyof typeof encoders;
/** As @fastify/compress chooses: brotli before gzip, unless the browser refuses it with `q=0`. */
export const chooseEncoding = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding => {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((entry) => entry.replaceAll(' ', '').split(';q='))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
};
const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];
/** Compresses a text that is sent many times. */
export const compressText = {
  br: (text) => brotliAsync(text, brotliOptions),
  gzip: (text) => gzipAsync(text, zlibOptions),
  identity: (text) => Promise.resolve(Buffer.from(text)),
} as const satisfies Record<Encoding, (text: string) => Promise<Buffer>>;

/** Sends a body that `compressText` has made. */
export const sendCompressed = (reply: FastifyReply, encoding: Encoding, body: Buffer): FastifyReply => {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-length', body.length).send(body);
};

const writeParts = async ({ stream, flush }: Encoder, parts: AsyncIterable<string>) => {
  try {
    for await (const part of parts) {
      stream.write(part);
      flush();
    }
    stream.end();
  } catch (cause) {
    stream.destroy(cause instanceof Error ? cause : new Error(String(cause)));
  }
};

/** Sends each part as soon as it is there, compressed if the browser accepts it. */
export const sendInParts = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<string>,
): FastifyReply => {
  const encoding = chooseEncoding(request);
  const encoder = encoders[encoding]();
  sentInParts.add(encoder.stream);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  void writeParts(encoder, parts);
  return reply.send(encoder.stream);
};
