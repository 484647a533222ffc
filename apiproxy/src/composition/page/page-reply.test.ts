import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { registerCompression } from '../../http/replies/compression.ts';
import { createValueCache } from '../value-cache.ts';
import { createTestClock } from '../../testing/test-app.ts';
import { createSendPage, type Page } from './page-reply.ts';
import { publicPageBytes, type PublicPage } from './public-pages.ts';

const shell = '<main>shell</main>';
const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
} as const;

describe('the reply with a page', () => {
  const maxSize = 40_000;
  const clock = createTestClock();
  let app: FastifyInstance;
  let pages: ReturnType<typeof createValueCache<PublicPage>>;
  /** The number of times that the HTML of the page was made. */
  let made: number;
  let page: Pick<Page, 'isPersonal' | 'mayBeKept' | 'publicName' | 'status'>;
  beforeEach(async () => {
    made = 0;
    page = { isPersonal: false, mayBeKept: true, status: 200, publicName: 'menu' };
    pages = createValueCache<PublicPage>({ clock, ttlMs: 60_000, maxSize, sizeOf: publicPageBytes });
    const sendPage = createSendPage(pages, clock);
    app = fastify();
    await registerCompression(app);
    app.get('/', (request, reply) => {
      const html = () => {
        made += 1;
        return { start: '<p>'.padEnd(3_000, String(page.publicName)), end: () => '</p>' };
      };
      return sendPage(request, reply, { ...page, found: true, html, shell, rendering: undefined });
    });
  });
  afterEach(() => app.close());
  const open = (headers: Readonly<Record<string, string>> = {}) => app.inject({ url: '/', headers });

  for (const encoding of ['br', 'gzip', 'identity'] as const)
    it(`is made and compressed once for all visitors: ${encoding}`, async () => {
      const replies = await Promise.all([1, 2, 3].map(() => open({ 'accept-encoding': encoding })));
      replies.push(await open({ 'accept-encoding': encoding, cookie: 'visitor=another' }));
      assert.equal(made, 1);
      for (const { rawPayload, headers } of replies) {
        assert.match(unpack[encoding](rawPayload).toString(), /^<p>menumenu.*<main>shell<\/main><\/p>$/);
        assert.equal(Number(headers['content-length']), rawPayload.length);
        assert.equal(headers['content-encoding'] ?? 'identity', encoding);
        assert.match(String(headers.vary), /^cookie, accept-language.*accept-encoding/);
      }
    });

  it('has the same ETag in every encoding, and is not sent to a browser that has it', async () => {
    const etags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity'])
      etags.add((await open({ 'accept-encoding': encoding })).headers.etag);
    const [etag] = etags;
    assert.equal(etags.size, 1);
    const { statusCode, body } = await open({ 'accept-encoding': 'br', 'if-none-match': String(etag) });
    assert.deepEqual([statusCode, body, made], [304, '', 3]);
  });

  it('is made again when anything that it shows has changed', async () => {
    const before = await open();
    page = { ...page, publicName: 'another' };
    const after = await open();
    assert.notEqual(after.body, before.body);
    assert.notEqual(after.headers.etag, before.headers.etag);
  });

  for (const [mayBeKept, control] of [
    [true, 'private, no-cache'],
    [false, 'private, no-store'],
  ] as const)
    it(`is made for each visitor if it shows who the visitor is: ${control}`, async () => {
      page = { ...page, isPersonal: true, mayBeKept };
      for (let turn = 0; turn < 3; turn += 1) {
        const { headers } = await open({ 'accept-encoding': 'br' });
        assert.equal(headers['cache-control'], control);
        assert.equal(headers.etag, undefined);
      }
      assert.deepEqual([made, pages.size], [3, 0]);
    });

  for (const status of [404, 500] as const)
    it(`is not kept by server and browser with the status ${status}, ORD-021`, async () => {
      page = { ...page, status };
      const { statusCode, headers } = await open();
      assert.equal(statusCode, status);
      assert.deepEqual([headers['cache-control'], headers.etag], ['private, no-store', undefined]);
      assert.equal(pages.size, 0);
    });

  it('takes at most the memory of its cache, however many pages are opened', async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      page = { ...page, publicName: `page ${turn}` };
      await open();
      assert.ok(pages.size > 0 && pages.size <= maxSize, `${pages.size} bytes`);
    }
    // The page that was opened last is there, and the first one is not.
    await open();
    assert.equal(made, 60);
    page = { ...page, publicName: 'page 0' };
    await open();
    assert.equal(made, 61);
  });
});
