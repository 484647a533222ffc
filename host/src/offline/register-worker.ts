const workerUrl = '/service-worker.js';

/**
 * Installs the worker that answers with the offline page. If the configuration switches the worker off, an
 * installed worker is removed. Browsers without workers (without TLS, in some private windows) are left
 * unchanged.
 */
export const registerWorker = async (isEnabled: boolean): Promise<void> => {
  // eslint-disable-next-line no-restricted-syntax -- without it there is no offline page (R-11)
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return;
  if (isEnabled) {
    await workers.register(workerUrl, { updateViaCache: 'none' });
    return;
  }
  for (const registration of await workers.getRegistrations()) await registration.unregister();
};
