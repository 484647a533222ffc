import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { startCompositionApp, type CompositionApp } from '../../testing/composition-kit.ts';

describe('files of host and remotes', () => {
  const outside = mkdtempSync(join(tmpdir(), 'crema-outside-'));
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp();
    const folder = join(server.folders.registry, 'files', 'mfe-gift', '1.0.0');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(outside, 'secret.js'), 'secret');
    writeFileSync(join(folder, 'entry.js'), 'entry');
    writeFileSync(join(folder, 'twin.js'), 'twin');
    writeFileSync(join(folder, 'latte.0a1b2c3d.svg'), '<svg/>');
    writeFileSync(join(folder, 'latte.0a1b2c3d.svg.br'), brotliCompressSync('<svg/>'));
    mkdirSync(join(server.folders.host, 'pictures'));
    writeFileSync(join(server.folders.host, 'pictures', 'hot.0a1b2c3d.svg'), '<svg/>');
    writeFileSync(join(server.folders.host, 'pictures', '2010-hot.0a1b2c3d-320.avif'), 'avif');
    symlinkSync(join(folder, 'entry.js'), join(folder, 'inside.js'));
    symlinkSync(join(outside, 'secret.js'), join(folder, 'link.js'));
    symlinkSync(join(outside, 'secret.js'), join(folder, 'twin.js.br'));
    symlinkSync(join(folder, 'loop.js'), join(folder, 'loop.js'));
    const sibling = join(server.folders.registry, 'files-evil');
    mkdirSync(sibling);
    writeFileSync(join(sibling, 'secret.js'), 'secret');
    symlinkSync(join(sibling, 'secret.js'), join(folder, 'sibling.js'));
    symlinkSync(outside, join(server.folders.registry, 'files', 'mfe-linked'));
    symlinkSync(join(outside, 'secret.js'), join(server.folders.host, 'linked.js'));
    mkdirSync(join(server.folders.host, 'server'));
    writeFileSync(join(server.folders.host, 'server', 'shell.00000001.mjs'), 'secret');
  });
  after(async () => {
    await server.stop();
    rmSync(outside, { recursive: true });
  });
  const get = (url: string) =>
    server.app.inject({ url: `/assets/${url}`, headers: { 'accept-encoding': 'br' } });

  for (const { what, url, encoding } of [
    { what: 'of a remote', url: 'remotes/mfe-gift/1.0.0/latte.0a1b2c3d.svg', encoding: 'br' },
    { what: 'of the range', url: 'host/pictures/hot.0a1b2c3d.svg', encoding: undefined },
  ])
    it(`are pictures named by their content, which never change: ${what}`, async () => {
      const { statusCode, headers } = await get(url);
      assert.equal(statusCode, 200);
      assert.equal(headers['content-type'], 'image/svg+xml');
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(headers['content-encoding'], encoding);
      // Opened directly, a picture runs no script and loads nothing.
      assert.match(String(headers['content-security-policy']), /^default-src 'none'.*sandbox$/);
    });

  it('are rendered pictures named by their content, in each width', async () => {
    const { headers } = await get('host/pictures/2010-hot.0a1b2c3d-320.avif');
    assert.equal(headers['content-type'], 'image/avif');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  for (const { what, url } of [
    { what: 'a file', url: 'remotes/mfe-gift/1.0.0/entry.js' },
    { what: 'a link to a file of the same root', url: 'remotes/mfe-gift/1.0.0/inside.js' },
  ])
    it(`are served: ${what}`, async () => {
      const reply = await get(url);
      assert.deepEqual([reply.statusCode, reply.body], [200, 'entry']);
    });

  for (const { what, url } of [
    { what: 'a link to a file elsewhere', url: 'remotes/mfe-gift/1.0.0/link.js' },
    { what: 'a compressed twin that is a link elsewhere', url: 'remotes/mfe-gift/1.0.0/twin.js' },
    { what: 'a file in a folder that is a link elsewhere', url: 'remotes/mfe-linked/secret.js' },
    { what: 'a link in the host’s folder', url: 'host/linked.js' },
    {
      what: 'a link to a folder whose name begins like the root’s',
      url: 'remotes/mfe-gift/1.0.0/sibling.js',
    },
    { what: 'the host’s files for the server', url: 'host/server/shell.00000001.mjs' },
    { what: 'the host’s files for the server, by an encoded slash', url: 'host/server%2fshell.00000001.mjs' },
    { what: 'the host’s files for the server, by a detour', url: 'host/./x/../server/shell.00000001.mjs' },
    { what: 'the host’s files for the server, by two slashes', url: 'host//server//shell.00000001.mjs' },
    { what: 'a link that leads to itself', url: 'remotes/mfe-gift/1.0.0/loop.js' },
    { what: 'a way up', url: 'remotes/mfe-gift/1.0.0/..%2f..%2f..%2f..%2fregistry.json' },
    { what: 'a name that no file has', url: `remotes/${'a'.repeat(3000)}.js` },
  ])
    it(`are not served through ${what}`, async () => {
      const reply = await get(url);
      assert.ok([403, 404].includes(reply.statusCode), String(reply.statusCode));
      assert.ok(!reply.body.includes('secret') || reply.json().error);
    });

  for (const { what, name, cache, resource } of [
    {
      what: 'a picture of one product',
      name: 'share/product-2010-hot.00000001.png',
      cache: 'public, max-age=31536000, immutable',
      resource: 'cross-origin',
    },
    {
      what: 'a picture of a part of the shop',
      name: 'share-menu.png',
      cache: 'public, max-age=86400',
      resource: 'cross-origin',
    },
    { what: 'an icon', name: 'icon-192.png', cache: 'no-cache', resource: 'same-origin' },
    { what: 'a script', name: 'share-menu.js', cache: 'no-cache', resource: 'same-origin' },
  ])
    it(`say how long they may be kept, and whether another site may show them: ${what}`, async () => {
      const file = join(server.folders.host, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'content');
      const { headers } = await get(`host/${name}`);
      assert.deepEqual(
        [headers['cache-control'], headers['cross-origin-resource-policy']],
        [cache, resource],
      );
    });
});
