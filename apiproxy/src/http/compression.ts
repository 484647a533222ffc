import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const minBytes = 1024;
const compressible =
  /^(?:text\/|application\/(?:json|graphql-response\+json|javascript|manifest\+json)|image\/svg)/;

/** In order of preference. Brotli at quality 5 costs about as much CPU as gzip and is 20% smaller. */
const encodings = [
  {
    name: 'br',
    compress: (body: Buffer) =>
      compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  { name: 'gzip', compress: (body: Buffer) => compressGzip(body, { level: 6 }) },
] as const;

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((entry) => {
    const [name = '', weight = ''] = entry.trim().split(';');
    return name.trim() === encoding && weight.replaceAll(' ', '') !== 'q=0';
  });

/** Compresses replies that handlers create. Static files have precompressed .br and .gz siblings. */
export const registerCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const body = Buffer.from(payload as string);
    if (body.length < minBytes) return payload;
    const header = String(request.headers['accept-encoding'] ?? '');
    const chosen = encodings.find(({ name }) => accepts(header, name));
    if (!chosen) return payload;
    const compressed = await chosen.compress(body);
    reply.header('content-encoding', chosen.name).header('content-length', compressed.length);
    return compressed;
  });
};
