import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { drawingPolicy } from '../http/secure-headers.ts';

const immutable = 'public, max-age=31536000, immutable';
const hashedName = /\.[0-9a-f]{8}\.(?:js|css|woff2)(?:\.br|\.gz)?$/;

/** Files of host and remotes: compressed twins by Accept-Encoding, hashed names kept for ever, the rest asked anew. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  folders: { host: string; registry: string },
): Promise<void> => {
  const serve = (prefix: string, root: string) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      // The tag says it all; nobody asks for a part of a script, and a first page pays for each header a dozen times.
      acceptRanges: false,
      lastModified: false,
      setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
        reply.header('cache-control', hashedName.test(path) ? immutable : 'no-cache');
      },
    } as never);
  const icon = readFileSync(join(import.meta.dirname, 'icon.svg'));
  app.get('/assets/icon.svg', (_request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': drawingPolicy })
      .send(icon),
  );
  await serve('/assets/host/', folders.host);
  await serve('/assets/remotes/', join(folders.registry, 'files'));
};
