// Emits files of the site that no script loads: share images, icons, the offline page, its service worker and messages
// for the server. The build renders them once, with the design system.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../shared-contracts/src/brand.ts';
import { loadRenderer, readWordmark, toPng } from './site-renderer.mjs';

const host = join(import.meta.dirname, '..');
const root = join(host, '..');
const site = join(host, 'src', 'site');

const readIcon = () => readFileSync(join(root, 'shared-contracts', 'src', 'icon.svg'), 'utf8');
/** This icon has no round corners, because devices cut the shape. */
const fullBleed = (svg) => svg.replace(/ rx="\d+"/, '');
const icons = () => {
  const icon = readIcon();
  return {
    'icon-192.png': toPng(icon, 192),
    'icon-512.png': toPng(icon, 512),
    'icon-maskable-512.png': toPng(fullBleed(icon), 512),
    'apple-touch-icon.png': toPng(fullBleed(icon), 180),
  };
};

const hashOf = (text) => createHash('sha256').update(text).digest('base64');

const makeFiles = async () => {
  const { renderSite } = await loadRenderer();
  const { offlinePage, messages, shareImages } = renderSite(readWordmark(brand.name), hashOf);
  const offlineName = `offline.${createHash('sha256').update(offlinePage).digest('hex').slice(0, 8)}.html`;
  const worker = readFileSync(join(site, 'service-worker.js'), 'utf8');
  return {
    [offlineName]: offlinePage,
    'service-worker.js': worker.replace('__OFFLINE_PAGE__', `/assets/host/${offlineName}`),
    'page-messages.json': JSON.stringify(messages),
    ...Object.fromEntries(
      Object.entries(shareImages).map(([image, svg]) => [`share-${image}.png`, toPng(svg, 1200)]),
    ),
    ...icons(),
  };
};

export class SiteFilesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SiteFilesPlugin', (compilation) => {
      // Runs after build.json is written, because pages load none of these files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'SiteFilesPlugin', stage }, async () => {
        if (compiler.watchMode) return;
        for (const [name, content] of Object.entries(await makeFiles()))
          compilation.emitAsset(name, new sources.RawSource(content));
      });
    });
  }
}
