import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths, type BootDocument, type BuildFiles } from '@crema/shared-contracts';
import {
  startCompositionApp,
  testFiles,
  testManifest,
  testRecord,
  type CompositionApp,
} from '../testing/composition-kit.ts';

const gift = testRecord({ previous: '1.1.0' });
const cardsFiles: BuildFiles = {
  ...testFiles,
  integrity: { 'entry.js': 'sha384-cards', 'art.svg': 'sha384-art', 'server.js': 'sha384-server' },
  server: 'server.js',
};
const cards = testRecord({
  versions: {
    '1.0.0': {
      ...gift.versions['1.0.0']!,
      url: '/assets/remotes/mfe-cards/1.0.0/',
      files: cardsFiles,
      manifest: {
        ...testManifest,
        name: 'mfe-cards',
        routes: [{ ...testManifest.routes[0]!, id: 'balance', path: '/card-balance' }],
      },
    },
  },
});

describe('the integrity of the files of versions', () => {
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(
      { 'mfe-gift': gift, 'mfe-cards': cards },
      {},
      { 'build.json': JSON.stringify({ ...testFiles, entry: 'main.js', integrity: {}, module: [] }) },
    );
  });
  after(() => server.stop());
  const read = (versions: string) =>
    server.app.inject({ url: `${restPaths.fileIntegrity}?versions=${versions}` });
  const openPage = async (url: string) => {
    const { body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    const text = /id="crema-boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
    return JSON.parse(text) as BootDocument;
  };

  it('is in a page for the page’s own remote only, and for no previous version, PLT-006', async () => {
    const { registry } = await openPage('/gift');
    const remoteOf = (name: string) => registry.remotes.find((remote) => remote.name === name);
    assert.deepEqual(remoteOf('mfe-gift')?.files.integrity, testFiles.integrity);
    assert.equal(remoteOf('mfe-gift')?.previous?.version, '1.1.0');
    assert.equal(remoteOf('mfe-gift')?.previous?.files.integrity, undefined);
    assert.equal(remoteOf('mfe-cards')?.files.integrity, undefined);
    assert.deepEqual(remoteOf('mfe-cards')?.files.module, cardsFiles.module);
  });

  it('is sent for scripts and styles of the versions that are asked, and kept by browsers', async () => {
    const reply = await read('mfe-cards@1.0.0,mfe-gift@1.1.0');
    assert.deepEqual(reply.json(), {
      'mfe-cards@1.0.0': { 'entry.js': 'sha384-cards' },
      'mfe-gift@1.1.0': testFiles.integrity,
    });
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  it('is not kept when a version is unknown: the server may learn it within a second', async () => {
    for (const unknown of ['mfe-cards@9.9.9', 'mfe-none@1.0.0', 'toString@1', 'mfe-gift@toString', '']) {
      const reply = await read(`mfe-gift@1.0.0,${unknown}`);
      assert.deepEqual(Object.keys(reply.json<object>()), ['mfe-gift@1.0.0'], unknown);
      assert.equal(reply.headers['cache-control'], 'no-store');
    }
  });

  it('is refused without versions, and for a list that no page would send', async () => {
    assert.equal((await server.app.inject({ url: restPaths.fileIntegrity })).statusCode, 400);
    assert.equal((await read('x'.repeat(2001))).statusCode, 400);
  });
});
