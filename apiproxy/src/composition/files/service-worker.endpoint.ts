import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { withDemonstrationPage } from '../demonstration/offline-page.endpoint.ts';
import { isDemonstration } from '../../http/environment/demonstration.ts';
import { createFileCache } from '../../storage/deployed-host.ts';

export const serviceWorkerAddress = '/service-worker.js';

/** The worker may fetch pages and the offline page only. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** This script replaces an installed worker, deletes its caches and unregisters itself. */
const removingWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())));
`;

/**
 * The service worker that serves the offline page. Browsers request it at navigations and at least once a day,
 * bypassing their caches: a deployment replaces it, and with `serviceWorker: false` in the configuration it
 * unregisters itself.
 */
export const registerServiceWorker = (
  app: FastifyInstance,
  deps: Pick<AppDeps, 'configuration' | 'production' | 'environment'>,
  folder: string,
): void => {
  const path = join(folder, 'service-worker.js');
  const worker =
    deps.configuration.serviceWorker && existsSync(path)
      ? createFileCache(path, (text) => (isDemonstration(deps) ? withDemonstrationPage(text) : text))
      : () => removingWorker;
  app.get(serviceWorkerAddress, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(worker()),
  );
};
