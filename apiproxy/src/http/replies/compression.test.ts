import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ServerModule } from '../server-module.ts';

const long = { text: 'crema '.repeat(1000) };
/** Longer than what the plugin compresses in one call. */
const menu = { products: Array.from({ length: 5_000 }, (_, at) => `product ${at * 7919}`) };
/** Compressed without a thread. */
const card = { products: menu.products.slice(0, 100) };
const probe: ServerModule = {
  name: 'probe',
  register: (app) => {
    app.get('/long', () => long);
    app.get('/menu', () => menu);
    app.get('/mine', ({ query }) => ({ ...menu, query }));
    app.get('/card', () => card);
    app.get('/short', () => ({ text: 'crema' }));
    app.get('/image', (_, reply) => reply.type('image/png').send(Buffer.alloc(5000)));
  },
};
const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body: Buffer) => body,
} as const;

describe('a reply created by a handler', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp({ modules: [probe] });
  });
  after(() => server.stop());
  const ask = (url: string, accept: string) =>
    server.app.inject({ url, headers: { 'accept-encoding': accept } });

  for (const { accept, chosen } of [
    { accept: 'gzip, deflate, br, zstd', chosen: 'br' },
    { accept: 'gzip', chosen: 'gzip' },
    { accept: 'br;q=0, gzip', chosen: 'gzip' },
    { accept: 'identity', chosen: 'none' },
  ] as const)
    it(`is compressed with ${chosen} when the browser accepts ${accept}`, async () => {
      const reply = await ask('/long', accept);
      assert.equal(reply.headers['content-encoding'] ?? 'none', chosen);
      assert.deepEqual(JSON.parse(unpack[chosen](reply.rawPayload).toString()), long);
      assert.match(String(reply.headers.vary), /accept-encoding/);
      assert.equal(Number(reply.headers['content-length']), reply.rawPayload.length);
    });

  it('has a content-length when it is long too, so that the public reply cache keeps it', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = await ask('/menu', 'br');
      assert.equal(reply.headers['content-encoding'], 'br');
      assert.equal(Number(reply.headers['content-length']), reply.rawPayload.length);
      assert.match(String(reply.headers.vary), /accept-encoding/);
      assert.deepEqual(JSON.parse(brotliDecompressSync(reply.rawPayload).toString()), menu);
    }
  });

  for (const encoding of ['br', 'gzip'] as const)
    it(`of a few KB is compressed with ${encoding} and has a content-length`, async () => {
      const reply = await ask('/card', encoding);
      assert.equal(reply.headers['content-encoding'], encoding);
      assert.equal(Number(reply.headers['content-length']), reply.rawPayload.length);
      assert.deepEqual(JSON.parse(unpack[encoding](reply.rawPayload).toString()), card);
    });

  it('is not compressed for a request that refuses it', async () => {
    const headers = { 'accept-encoding': 'br', 'x-no-compression': '1' };
    const reply = await server.app.inject({ url: '/card', headers });
    assert.equal(reply.headers['content-encoding'], undefined);
    assert.deepEqual(reply.json(), card);
  });

  it('is never that of another visitor, encoding or query, however often it repeats', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      for (const encoding of ['br', 'gzip'] as const)
        for (const visitor of ['ada', 'eve']) {
          const reply = await ask(`/mine?visitor=${visitor}`, encoding);
          const body = JSON.parse(unpack[encoding](reply.rawPayload).toString());
          assert.deepEqual(body.query, { visitor });
        }
  });

  it('is not compressed when it is short or compressed already', async () => {
    for (const url of ['/short', '/image'])
      assert.equal((await ask(url, 'br')).headers['content-encoding'], undefined);
  });
});
