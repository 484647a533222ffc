import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { basemapPath } from '@crema/shared-contracts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const file = readFileSync(new URL(`../../../data${basemapPath.replace('/maps/', '/map/')}`, import.meta.url));

describe('the base map, LOC-015', () => {
  let server: TestApp;
  before(async () => {
    server = await startTestApp();
  });
  after(() => server.stop());
  const get = (headers: Record<string, string> = {}, url = basemapPath) =>
    server.app.inject({ url, headers: { 'accept-encoding': 'br, gzip', ...headers } });

  it('has a name with the first digits of its content', () => {
    const digits = createHash('sha256').update(file).digest('hex').slice(0, 8);
    assert.ok(basemapPath.includes(`.${digits}.`));
  });

  it('is sent by ranges, uncompressed, and cached permanently', async () => {
    const reply = await get({ range: 'bytes=1000-1099' });
    assert.equal(reply.statusCode, 206);
    assert.deepEqual(reply.rawPayload, file.subarray(1000, 1100));
    assert.equal(reply.headers['content-range'], `bytes 1000-1099/${file.length}`);
    assert.equal(reply.headers['content-encoding'], undefined);
    assert.equal(reply.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(reply.headers['content-type'], 'application/vnd.pmtiles');
  });

  it('keeps its ETag: a cache that has it gets 304, and a range of another file is not mixed in', async () => {
    const { headers } = await get({ range: 'bytes=0-9' });
    const etag = String(headers['etag']);
    assert.match(etag, /^W?\/?".+"$/);
    assert.equal((await get({ 'if-none-match': etag })).statusCode, 304);
    const range = 'bytes=1000-1099';
    assert.equal((await get({ range, 'if-range': etag })).statusCode, 206);
    const whole = await get({ range, 'if-range': '"another-file"' });
    assert.equal(whole.statusCode, 200);
    assert.deepEqual(whole.rawPayload, file);
  });

  it('refuses a range behind its end with its size, and has no other file of the folder', async () => {
    const behind = await get({ range: `bytes=${file.length + 5}-` });
    assert.equal(behind.statusCode, 416);
    assert.equal(behind.headers['content-range'], `bytes */${file.length}`);
    assert.equal(behind.json().error.code, 'RANGE_NOT_SATISFIABLE');
    for (const url of ['/maps/NOTICE.md', '/maps/', '/maps/../geo/NOTICE.md', '/maps/basemap.pmtiles'])
      assert.equal((await get({}, url)).statusCode, 404, url);
  });
});
