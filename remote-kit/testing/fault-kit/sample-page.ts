import type { RemoteManifest } from '@crema/shared-contracts';

export const origin = 'http://crema.test';
export const pageAddress = `${origin}/gift`;
export const registryAddress = `${origin}/apiproxy/v1/composition?since=7`;
export const entryPath = '/remotes/mfe-gift/1.0.0/remoteEntry.0a1b.js';
export const chunkPath = '/remotes/mfe-gift/1.0.0/remote.2c3d.js';

const manifest = (name: string) => ({ name, titles: { 'en-US': { title: '</script>' } } });
const remote = (name: string) => ({
  name,
  version: '1.0.0',
  url: `/remotes/${name}/1.0.0/`,
  manifest: manifest(name) as unknown as RemoteManifest,
  files: { integrity: { 'remoteEntry.0a1b.js': 'sha384-entry', 'remote.2c3d.js': 'sha384-chunk' } },
});
export const boot = {
  locale: 'en-US',
  registry: { sequence: 7, remotes: [remote('mfe-gift'), remote('mfe-cards')] },
};
export type Boot = typeof boot;

const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
const preload = (path: string) => `<link rel="preload" as="script" href="${path}" integrity="sha384-x">`;
export const cardsPreload = preload('/remotes/mfe-cards/1.0.0/remoteEntry.0a1b.js');
export const giftPreload = preload(entryPath);
export const page = `<!doctype html><head>${giftPreload}${cardsPreload}</head>
<script type="application/json" id="crema-boot">${json}</script><p>gifts</p>`;

/** Returns the content of a page's boot document. */
export const readBoot = (text: string): Boot =>
  JSON.parse(/id="crema-boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as Boot;
