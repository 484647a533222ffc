import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { basemapPath } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';

const folder = fileURLToPath(new URL('../../../data/map/', import.meta.url));
const year = 31_536_000;

/**
 * Serves the base map by ranges (206), with an ETag and a permanent cache. It is compressed inside, so that no reply is
 * compressed again (decision 060).
 */
export const registerBasemap = (app: FastifyInstance): void => {
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/maps/',
    decorateReply: false,
    index: false,
    allowedPath: (path: string) => `/maps${path}` === basemapPath,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${year}, immutable`);
      reply.header('content-type', 'application/vnd.pmtiles');
    },
  });
};
