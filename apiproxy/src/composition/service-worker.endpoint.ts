import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import { followFile } from './host-files.ts';

export const serviceWorkerAddress = '/service-worker.js';

/** The worker fetches the shop's pages and its offline page, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Takes the place of an installed worker and removes itself with everything that it kept. */
const removingWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())));
`;

/**
 * The worker that answers with the offline page. Browsers ask for it at navigations and after a day at the latest, past
 * their caches: a deployment replaces it, and with `serviceWorker: false` in the configuration it removes itself.
 */
export const registerServiceWorker = (
  app: FastifyInstance,
  { configuration }: Pick<AppDeps, 'configuration'>,
  folder: string,
): void => {
  const path = join(folder, 'service-worker.js');
  const worker =
    configuration.serviceWorker && existsSync(path) ? followFile(path, (text) => text) : () => removingWorker;
  app.get(serviceWorkerAddress, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(worker()),
  );
};
