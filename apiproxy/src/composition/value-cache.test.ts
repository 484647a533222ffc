import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestClock } from '../testing/test-app.ts';
import { createValueCache } from './value-cache.ts';

const setup = (maxSize = 100) => {
  const clock = createTestClock();
  const cache = createValueCache<string>({ clock, ttlMs: 1000, maxSize, sizeOf: (value) => value.length });
  const put = (key: string, value: string) => cache.obtain(key, () => Promise.resolve(value));
  return { clock, cache, put };
};

describe('a cache of values, such as rendered pages', () => {
  it('renders once for requests of one key at the same time', async () => {
    const { cache } = setup();
    let renders = 0;
    const render = async () => `page ${++renders}`;
    const pages = await Promise.all([1, 2, 3].map(() => cache.obtain('a', render)));
    assert.deepEqual(pages, ['page 1', 'page 1', 'page 1']);
    assert.equal(await cache.obtain('a', render), 'page 1');
    assert.equal(await cache.obtain('b', render), 'page 2');
  });

  it('forgets a page after its time', async () => {
    const { clock, cache, put } = setup();
    await put('a', 'page');
    clock.advance(999);
    assert.equal(cache.find('a'), 'page');
    clock.advance(1);
    assert.equal(cache.find('a'), undefined);
    assert.equal(cache.size, 0);
  });

  it('gives an older page to who asks for it, until that time has passed too', async () => {
    const clock = createTestClock();
    const cache = createValueCache<string>({
      clock,
      ttlMs: 1000,
      staleMs: 500,
      maxSize: 100,
      sizeOf: () => 1,
    });
    await cache.obtain('a', () => Promise.resolve('page'));
    assert.deepEqual([cache.find('a'), cache.findStale('a')], ['page', 'page']);
    clock.advance(1499);
    assert.deepEqual([cache.find('a'), cache.findStale('a'), cache.size], [undefined, 'page', 1]);
    clock.advance(1);
    assert.deepEqual([cache.findStale('a'), cache.size], [undefined, 0]);
    await cache.obtain('a', () => Promise.resolve('next'));
    assert.equal(cache.findStale('a'), 'next');
  });

  it('removes the pages that were used least recently when their size exceeds the limit', async () => {
    const { cache, put } = setup(100);
    await put('a', 'x'.repeat(40));
    await put('b', 'x'.repeat(40));
    cache.find('a');
    await put('c', 'x'.repeat(40));
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => cache.find(key) !== undefined),
      [true, false, true],
    );
    assert.ok(cache.size <= 100);
  });

  it('does not keep a page that is larger than the limit', async () => {
    const { cache, put } = setup(100);
    assert.equal(await put('a', 'x'.repeat(101)), 'x'.repeat(101));
    assert.equal(cache.find('a'), undefined);
    assert.equal(cache.size, 0);
  });

  it('does not keep a failure', async () => {
    const { cache, put } = setup();
    await assert.rejects(cache.obtain('a', () => Promise.reject(new Error('no'))));
    assert.equal(await put('a', 'page'), 'page');
  });
});
