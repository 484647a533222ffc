import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createReadCache, type ReadCache } from './read-cache.ts';

const maxAgeMs = 1_000;

describe('values that were read a short time ago', () => {
  let now: number;
  let stored: string | undefined;
  let cache: ReadCache<string>;
  beforeEach(() => {
    now = 0;
    stored = 'first';
    cache = createReadCache({ maxAgeMs, maxEntries: 3, monotonic: () => now });
  });
  const read = async () => stored;
  const load = (key = 'key') => cache.load(key, read);

  it('are returned until the maximum age, which begins with the read', async () => {
    await cache.load('key', async () => {
      now = 400;
      return stored;
    });
    now = 999;
    assert.equal(cache.recent('key'), 'first');
    now = 1_000;
    assert.equal(cache.recent('key'), undefined);
  });

  it('are replaced by a later read', async () => {
    await load();
    stored = 'second';
    assert.equal(await load(), 'second');
    assert.equal(cache.recent('key'), 'second');
  });

  it('are not kept if nothing was found', async () => {
    stored = undefined;
    assert.equal(await load(), undefined);
    assert.equal(cache.recent('key'), undefined);
  });

  it('are gone from the start of a write, and are not kept while it runs', async () => {
    await load();
    await cache.change('key', async () => {
      assert.equal(cache.recent('key'), undefined);
      assert.equal(await load(), 'first');
      assert.equal(cache.recent('key'), undefined);
    });
    assert.equal(cache.recent('key'), undefined);
  });

  it('are not kept if a write ends during the read, which may have seen the state before it', async () => {
    const reply = Promise.withResolvers<string>();
    const slow = cache.load('key', () => reply.promise);
    await cache.change('key', async () => undefined);
    reply.resolve('first');
    assert.equal(await slow, 'first');
    assert.equal(cache.recent('key'), undefined);
  });

  it('are not kept while one of two writes still runs', async () => {
    const [slow, quick] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writes = [cache.change('key', () => slow.promise), cache.change('key', () => quick.promise)];
    quick.resolve();
    await writes[1];
    await load();
    assert.equal(cache.recent('key'), undefined);
    slow.resolve();
    await writes[0];
    await load();
    assert.equal(cache.recent('key'), 'first');
  });

  it('are gone too after a write whose outcome is unknown', async () => {
    await load();
    await assert.rejects(cache.change('key', () => Promise.reject(new Error('connection lost'))));
    assert.equal(cache.recent('key'), undefined);
    await load();
    assert.equal(cache.recent('key'), 'first');
  });

  it('of other keys stay', async () => {
    await load('other');
    await cache.change('key', async () => undefined);
    assert.equal(cache.recent('other'), 'first');
  });

  it('are dropped above the limit, the oldest first', async () => {
    for (const key of ['1', '2', '3', '1', '4']) await load(key);
    assert.deepEqual(
      ['1', '2', '3', '4'].map((key) => cache.recent(key)),
      ['first', undefined, 'first', 'first'],
    );
  });

  it('are not kept at all with a maximum age of 0', async () => {
    const none = createReadCache<string>({ maxAgeMs: 0, maxEntries: 3 });
    await none.load('key', read);
    assert.equal(none.recent('key'), undefined);
  });
});
