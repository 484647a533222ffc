import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAppError } from '../../http/errors/app-error.ts';
import { demonstrationStrip } from './demonstration-strip.ts';

const folderPath = '/demonstration/';
const pageName = /^offline\.[0-9a-f]{8}\.html$/;

/** The worker of a demonstration keeps the offline page with the strip. Another address makes browsers install it when the shop becomes a demonstration, or no longer is. */
export const withDemonstrationPage = (worker: string): string =>
  worker.replace(/\/assets\/host\/(?=offline\.)/, folderPath);

/** The offline page with the strip of a demonstration, which the page's own styles show in its language (PAY-001). */
export const registerDemonstrationOfflinePage = (app: FastifyInstance, hostFolder: string): void => {
  app.get<{ Params: { name: string } }>(`${folderPath}:name`, (request, reply) => {
    const { name } = request.params;
    const path = join(hostFolder, name);
    if (!pageName.test(name) || !existsSync(path)) throw createAppError('NOT_FOUND');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(readFileSync(path, 'utf8').replace('<body>', `<body>${demonstrationStrip.body}`));
  });
};
