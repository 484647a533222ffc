// Answers a navigation with the offline page when the network gives no reply. The worker caches only that
// file, no page, no API reply and no script, so that versions of different deployments never mix. The build
// writes the offline page's name into the first line; a new name makes browsers install the new worker, which
// deletes the old file.
const offlinePage = '__OFFLINE_PAGE__';
/* eslint-disable no-restricted-syntax -- browsers run workers only where caches are (R-11) */
const cacheName = `crema ${offlinePage}`;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName);
    await cache.add(new Request(offlinePage, { cache: 'reload' }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    // The request starts while the worker starts, so a page loads without a delay.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

const answer = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (cause) {
    const page = await caches.match(offlinePage);
    if (!page) throw cause;
    return new Response(page.body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
};
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event));
});
