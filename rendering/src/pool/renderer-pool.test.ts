import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startRendererProcess } from '../process/renderer-process.ts';
import { renderRequest } from '../testing/render-request.ts';
import type { RenderedPage } from '@crema/shared-contracts';
import { createRendererPool, type RendererPool } from './renderer-pool.ts';
import type { WarmPlan } from './warm-process.ts';

const hostOf = (key: string) => ({
  key,
  code: `exports.provided = {};
    exports.renderPage = (module, { pathname }) => ({ markup: module(pathname) + ' by ${key}' });`,
});
const host = hostOf('host@1');
const bundle = (key: string, body: string) => ({
  key,
  code: `module.exports = { default: (input) => { ${body} } };`,
});
const greeting = bundle('mfe-a@1', "return 'hello ' + input");
const hanging = bundle('mfe-b@1', 'for (;;);');

const markupsOf = (pages: readonly RenderedPage[]) => pages.map(({ markup }) => markup);
const pools: RendererPool[] = [];
const poolOf = (options: Parameters<typeof createRendererPool>[0] = {}) => {
  const starts = { count: 0 };
  const pool = createRendererPool({
    start: () => {
      starts.count++;
      return startRendererProcess({ renderMs: 500, firstRenderMs: 500, loadMs: 20_000, heapMb: 64 });
    },
    ...options,
  });
  pools.push(pool);
  return { pool, starts };
};
after(() => pools.forEach((pool) => pool.stop()));

describe('the pool of renderer processes', () => {
  it('renders many pages in one process, each with its own input', async () => {
    const { pool, starts } = poolOf({ size: 1 });
    const pages = await Promise.all(
      ['a', 'b', 'c'].map((input) =>
        pool.render({ host, remote: greeting, request: renderRequest({ pathname: input }) }),
      ),
    );
    assert.deepEqual(markupsOf(pages), ['hello a by host@1', 'hello b by host@1', 'hello c by host@1']);
    assert.equal(starts.count, 1);
  });

  it('replaces a process that hangs, so that the pages behind it are rendered', async () => {
    const { pool, starts } = poolOf({ size: 1 });
    const outcomes = await Promise.allSettled([
      pool.render({ host, remote: hanging, request: renderRequest({ pathname: '' }) }),
      pool.render({ host, remote: greeting, request: renderRequest({ pathname: 'next' }) }),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'fulfilled'],
    );
    assert.equal(starts.count, 2);
  });

  it('starts a process of its own for a new host, whose libraries the old process lacks', async () => {
    const { pool, starts } = poolOf({ size: 1 });
    await pool.render({ host, remote: greeting, request: renderRequest({ pathname: 'a' }) });
    assert.equal(
      (
        await pool.render({
          host: hostOf('host@2'),
          remote: greeting,
          request: renderRequest({ pathname: 'b' }),
        })
      ).markup,
      'hello b by host@2',
    );
    assert.equal(starts.count, 2);
  });

  it('replaces a process after its number of renders', async () => {
    const { pool, starts } = poolOf({ size: 1, rendersPerProcess: 2 });
    for (const input of ['a', 'b', 'c'])
      await pool.render({ host, remote: greeting, request: renderRequest({ pathname: input }) });
    assert.equal(starts.count, 2);
  });

  it('renders a version that fails only in the first process: the pages of the others do not wait for it', async () => {
    const { pool, starts } = poolOf({ size: 2 });
    await assert.rejects(pool.render({ host, remote: hanging, request: renderRequest({ pathname: '' }) }));
    const settled: string[] = [];
    const note = (name: string) => () => void settled.push(name);
    const hangs = [1, 2, 3].map(() =>
      pool.render({ host, remote: hanging, request: renderRequest({ pathname: '' }) }).catch(note('hanging')),
    );
    for (const input of ['a', 'b', 'c'])
      await pool
        .render({ host, remote: greeting, request: renderRequest({ pathname: input }) })
        .then(note(input));
    assert.deepEqual(settled.slice(0, 3), ['a', 'b', 'c']);
    assert.equal(starts.count, 3);
    await Promise.all(hangs);
  });

  it('refuses a page when too many wait, and all that wait when the server stops', async () => {
    const { pool } = poolOf({ size: 1, longestQueue: 1 });
    const first = pool.render({ host, remote: hanging, request: renderRequest({ pathname: '' }) });
    const second = pool.render({ host, remote: greeting, request: renderRequest({ pathname: '' }) });
    await assert.rejects(
      pool.render({ host, remote: greeting, request: renderRequest({ pathname: '' }) }),
      /Too many pages wait/,
    );
    pool.stop();
    await Promise.all([assert.rejects(first), assert.rejects(second, /The server stops/)]);
  });
});

describe('the pool, whose processes render a plan before they take pages,', () => {
  /** Its first render in a process takes longer than a visitor's render may. */
  const slowAtFirst = (key: string) =>
    bundle(
      key,
      `module.renders = (module.renders ?? 0) + 1;
       if (module.renders === 1) { let sum = 0; for (let step = 0; step < 6e8; step++) sum += step % 7; module.sum = sum; }
       return module.renders`,
    );
  const starting = () =>
    startRendererProcess({ renderMs: 150, firstRenderMs: 30_000, loadMs: 20_000, heapMb: 64 });
  const page = (remote: ReturnType<typeof bundle>, pathname = '/') => ({
    remote,
    request: renderRequest({ pathname }),
  });
  const rendersOf = async (pool: RendererPool, remote: ReturnType<typeof bundle>) =>
    Number.parseInt((await pool.render({ host, ...page(remote) })).markup, 10);
  const planned = async (pages: WarmPlan['pages'], size = 1) => {
    const plan = { host, pages };
    const made = poolOf({ size, start: starting, plan: () => plan });
    await made.pool.warm();
    return made.pool;
  };

  it('never renders a page first for a visitor: one that is slow only then is rendered', async () => {
    const slow = slowAtFirst('mfe-slow@1');
    const { pool } = poolOf({ size: 1, start: starting });
    await assert.rejects(rendersOf(pool, slow), /No reply within 150 ms|no processor/);
    assert.equal(await rendersOf(await planned([page(slow)]), slow), 2);
  });

  it('replaces a process that ended by one that has rendered the plan', async () => {
    const slow = slowAtFirst('mfe-slow@1');
    const pool = await planned([page(slow)]);
    for (const _crash of [1, 2]) {
      await assert.rejects(pool.render({ host, ...page(hanging) }));
      assert.equal(await rendersOf(pool, slow), 2);
    }
  });

  it('renders every page of the plan, and leaves out the one that ends a process', async () => {
    const counting = bundle('mfe-c@1', 'module.seen = (module.seen ?? "") + input; return module.seen');
    const ending = bundle(
      'mfe-e@1',
      "queueMicrotask(() => { throw new Error('out'); }); return new Promise(() => {})",
    );
    const pool = await planned([page(counting, 'a'), page(ending), page(counting, 'b')]);
    const { markup } = await pool.render({ host, ...page(counting, 'c') });
    assert.equal(markup, 'abc by host@1');
  });

  it('renders the pages of a new version only in a process that was warmed with them, and the others meanwhile', async () => {
    let plan: WarmPlan = { host, pages: [page(greeting)] };
    const { pool } = poolOf({ size: 1, start: starting, plan: () => plan });
    await pool.warm();
    const slow = slowAtFirst('mfe-slow@2');
    plan = { host, pages: [page(greeting), page(slow)] };
    await pool.warm();
    const settled: string[] = [];
    const changed = rendersOf(pool, slow).then((renders) => {
      settled.push('changed');
      return renders;
    });
    await pool.render({ host, ...page(greeting) });
    settled.push('other');
    assert.equal(await changed, 2);
    assert.deepEqual(settled, ['other', 'changed']);
  });
});
