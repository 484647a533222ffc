import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/packages.mjs';

const leaflet = join(root, 'node_modules/leaflet/dist');
const types = { js: 'text/javascript', css: 'text/css', png: 'image/png' };
const longestMs = 120_000;

const html = ({ width, height }) => `<!doctype html>
<link rel="stylesheet" href="/raw/leaflet.css">
<div id="map" style="inline-size:${width}px;block-size:${height}px"></div>
<script src="/raw/leaflet.js"></script>`;

/** A page with a Leaflet marker at each site, as its documentation shows it: no clusters and no base map. */
export const openRawMap = async (browser, { origin, sites, view, size }) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(longestMs);
  await page.route('**/raw/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/raw/', '');
    if (path === 'map') return route.fulfill({ contentType: 'text/html', body: html(size) });
    const contentType = types[path.split('.').at(-1)];
    return route.fulfill({ contentType, body: readFileSync(join(leaflet, path)) });
  });
  await page.goto('/raw/map', { waitUntil: 'networkidle' });
  await page.evaluate(
    ([places, { lat, lng, zoom }]) => {
      const map = globalThis.L.map('map').setView([lat, lng], zoom);
      for (const { latitude, longitude } of places) globalThis.L.marker([latitude, longitude]).addTo(map);
    },
    [sites, view],
  );
  return { page, map: page.locator('#map'), close: () => context.close() };
};
