const workerUrl = '/service-worker.js';

/**
 * Installs the worker that answers with the offline page, or, where the configuration switches it off, removes one that
 * was installed before. Nothing happens where browsers have no workers: without TLS, in some private windows.
 */
export const registerWorker = async (isEnabled: boolean): Promise<void> => {
  const workers = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return;
  if (isEnabled) {
    await workers.register(workerUrl, { updateViaCache: 'none' });
    return;
  }
  for (const registration of await workers.getRegistrations()) await registration.unregister();
};
