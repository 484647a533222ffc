import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startRenderedShop } from '../../testing/rendered-shop.ts';
import { contentBytes } from './rendered-content.ts';

describe('the memory of rendered contents', () => {
  it('is measured with two bytes for each character of markup, data and key', () => {
    assert.equal(contentBytes({ markup: 'four', json: '{}', version: '' }, 'key'), 18);
  });

  it('is bounded by RENDER_CACHE_MB: contents that were used least recently are rendered again', async (test) => {
    const shop = await startRenderedShop({ environment: { RENDERERS: '1', RENDER_CACHE_MB: '1' } });
    test.after(() => shop.server.stop());
    // Two contents need 1 MB, and three quarters of RENDER_CACHE_MB are for contents.
    const body = `module.renders = (module.renders ?? 0) + 1;
      return { markup: '<h1>' + module.renders + '</h1>' + 'x'.repeat(250_000) };`;
    await shop.publish({ body });
    const open = async (url: string) => Number(/<h1>(\d+)/.exec((await shop.open(url)).html)?.[1]);
    assert.deepEqual([await open('/gift?a'), await open('/gift?a')], [1, 1]);
    assert.deepEqual([await open('/gift?b'), await open('/gift?b')], [2, 2]);
    assert.equal(await open('/gift?a'), 3);
  });
});
