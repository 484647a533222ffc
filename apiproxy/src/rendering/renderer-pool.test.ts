import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createRendererPool, type RendererPool } from './renderer-pool.ts';
import { startRendererProcess } from './renderer-process.ts';

const hostOf = (key: string) => ({
  key,
  code: `exports.provided = {}; exports.renderPage = (module, input) => module(input) + ' by ${key}';`,
});
const host = hostOf('host@1');
const bundle = (key: string, body: string) => ({
  key,
  code: `module.exports = { default: (input) => { ${body} } };`,
});
const greeting = bundle('mfe-a@1', "return 'hello ' + input");
const hanging = bundle('mfe-b@1', 'for (;;);');

const pools: RendererPool[] = [];
const poolOf = (options: Parameters<typeof createRendererPool>[0] = {}) => {
  const starts = { count: 0 };
  const pool = createRendererPool({
    start: () => {
      starts.count++;
      return startRendererProcess({ renderMs: 500, loadMs: 20_000, heapMb: 64 });
    },
    ...options,
  });
  pools.push(pool);
  return { pool, starts };
};
after(() => pools.forEach((pool) => pool.stop()));

describe('the pool of renderer processes', () => {
  it('renders many pages in one process, each with its own input', async () => {
    const { pool, starts } = poolOf();
    const pages = await Promise.all(
      ['a', 'b', 'c'].map((input) => pool.render({ host, remote: greeting, input })),
    );
    assert.deepEqual(pages, ['hello a by host@1', 'hello b by host@1', 'hello c by host@1']);
    assert.equal(starts.count, 1);
  });

  it('replaces a process that hangs, so that the pages behind it are rendered', async () => {
    const { pool, starts } = poolOf();
    const outcomes = await Promise.allSettled([
      pool.render({ host, remote: hanging, input: '' }),
      pool.render({ host, remote: greeting, input: 'next' }),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'fulfilled'],
    );
    assert.equal(starts.count, 2);
  });

  it('starts a process of its own for a new host, whose libraries the old process lacks', async () => {
    const { pool, starts } = poolOf();
    await pool.render({ host, remote: greeting, input: 'a' });
    assert.equal(
      await pool.render({ host: hostOf('host@2'), remote: greeting, input: 'b' }),
      'hello b by host@2',
    );
    assert.equal(starts.count, 2);
  });

  it('replaces a process after its number of renders', async () => {
    const { pool, starts } = poolOf({ rendersPerProcess: 2 });
    for (const input of ['a', 'b', 'c']) await pool.render({ host, remote: greeting, input });
    assert.equal(starts.count, 2);
  });

  it('refuses a page when too many wait, and all that wait when the server stops', async () => {
    const { pool } = poolOf({ longestQueue: 1 });
    const first = pool.render({ host, remote: hanging, input: '' });
    const second = pool.render({ host, remote: greeting, input: '' });
    await assert.rejects(pool.render({ host, remote: greeting, input: '' }), /Too many pages wait/);
    pool.stop();
    await Promise.all([assert.rejects(first), assert.rejects(second, /The server stops/)]);
  });
});

describe('the circuit breaker of a version', () => {
  const at = (ms: number) => new Date(ms);
  it('opens after five failures in a row, tries once after a minute, and closes after a success', () => {
    let now = 0;
    const breaker = createCircuitBreaker({ now: () => at(now) });
    const fail = (times: number) => Array.from({ length: times }, () => breaker.failed('mfe-a@1'));
    fail(4);
    breaker.succeeded('mfe-a@1');
    fail(4);
    assert.equal(breaker.isOpen('mfe-a@1'), false);
    fail(1);
    assert.equal(breaker.isOpen('mfe-a@1'), true);
    assert.equal(breaker.isOpen('mfe-a@2'), false);
    now = 60_000;
    assert.equal(breaker.isOpen('mfe-a@1'), false);
    fail(1);
    assert.equal(breaker.isOpen('mfe-a@1'), true);
    now = 120_000;
    breaker.succeeded('mfe-a@1');
    fail(4);
    assert.equal(breaker.isOpen('mfe-a@1'), false);
  });
});
