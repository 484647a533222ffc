import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import type { ServerModule } from '../../http/server-module.ts';
import { renderedRemote, renderedRoute } from '../../testing/rendering-kit.ts';
import { startRenderedShop, type RenderedShop } from '../../testing/rendered-shop.ts';
import { until } from '../../testing/until.ts';

const placeholder = '<!--$!--><p>placeholder of /gift</p><!--/$-->';
const minuteMs = 60_000;

/** `?fail` throws once; from `?break` on every render throws, until `?mend`. */
const breakable = `
  module.renders = (module.renders ?? 0) + 1;
  if (request.search === '?break') module.isBroken = true;
  if (request.search === '?mend') module.isBroken = false;
  if (module.isBroken || request.search === '?fail') throw new TypeError('no');
  return { markup: '<h1>' + module.renders + '</h1>' };`;
const rendersOf = (page: { readonly html: string }) => Number(/<h1>(\d+)/.exec(page.html)?.[1]);

describe('a version whose pages cannot be rendered', () => {
  let shop: RenderedShop;
  before(async () => {
    shop = await startRenderedShop({
      environment: { RENDERERS: '1' },
      modules: modules.filter(({ name }) => name !== 'identity' && name !== 'composition'),
    });
  });
  after(() => shop.server.stop());

  let networks = 0;
  /** The failures of one network are limited. */
  const open = (url: string) => shop.open(url, {}, `10.0.1.${++networks}`);
  const fail = async (url: string, times = 5) => {
    for (let opened = 0; opened < times; opened++) await open(url);
  };
  const classesOf = async (version: string, count: number) => {
    await until(async () => (await shop.healthOf(version))?.errors === count);
    return (await shop.healthOf(version))?.classes;
  };

  it('is tried by one render after its pause; the other pages wait until that one has succeeded', async () => {
    const { version } = await shop.publish({ body: breakable });
    await fail('/gift?break');
    shop.clock.advance(minuteMs);
    await Promise.all(['/gift?a', '/gift?b', '/gift?c'].map(open));
    assert.deepEqual(await classesOf(version, 8), { 'render/TypeError': 6, 'render/RenderCircuitOpen': 2 });
    shop.clock.advance(minuteMs);
    assert.equal(rendersOf(await open('/gift?mend')), 7);
    const pages = await Promise.all(['/gift?a', '/gift?b', '/gift?c'].map(open));
    assert.deepEqual(
      pages.map(rendersOf).toSorted((one, other) => one - other),
      [8, 9, 10],
    );
  });

  it('still shows the pages that are in the cache, and counts no failure for them', async () => {
    const { version } = await shop.publish({ body: breakable });
    assert.equal(rendersOf(await open('/gift')), 1);
    await fail('/gift?fail');
    assert.equal(rendersOf(await open('/gift')), 1);
    assert.equal((await open('/gift?other')).main, placeholder);
    assert.deepEqual(await classesOf(version, 6), { 'render/TypeError': 5, 'render/RenderCircuitOpen': 1 });
  });

  it('shows the older content of a page for five minutes, while it is paused and when a render fails', async () => {
    const { version } = await shop.publish({ body: breakable });
    assert.equal(rendersOf(await open('/gift')), 1);
    shop.clock.advance(minuteMs - 1);
    await fail('/gift?break');
    shop.clock.advance(1);
    const paused = await open('/gift');
    assert.equal(rendersOf(paused), 1);
    assert.equal(paused.boot.rendered?.routeId, 'gift');
    shop.clock.advance(minuteMs);
    assert.equal(rendersOf(await open('/gift')), 1);
    // Each is counted for the version, as if the page had been empty.
    assert.deepEqual(await classesOf(version, 7), { 'render/TypeError': 6, 'render/RenderCircuitOpen': 1 });
    shop.clock.advance(4 * minuteMs - 1);
    assert.equal(rendersOf(await open('/gift')), 1);
    shop.clock.advance(1);
    assert.equal((await open('/gift')).main, placeholder);
  });

  it('shows the present content again as soon as a render succeeds', async () => {
    await shop.publish({ body: breakable });
    assert.equal(rendersOf(await open('/gift')), 1);
    await fail('/gift?break', 1);
    shop.clock.advance(minuteMs);
    assert.equal(rendersOf(await open('/gift')), 1);
    await open('/gift?mend');
    assert.equal(rendersOf(await open('/gift')), 5);
  });

  it('is paused as a whole when its pages fail one after the other, whichever they are', async () => {
    const paths = ['a', 'b', 'c', 'd', 'e'];
    const routes = [...paths, 'fine'].map((id) => renderedRoute({ id, path: `/gift/${id}` }));
    const body = `if (!request.pathname.endsWith('fine')) throw new TypeError('no'); ${breakable}`;
    const { version } = await shop.publish({ body, routes });
    for (const path of paths.slice(1)) await open(`/gift/${path}`);
    assert.equal(rendersOf(await open('/gift/fine?1')), 1);
    for (const path of paths) await open(`/gift/${path}`);
    await open('/gift/fine?2');
    assert.deepEqual(await classesOf(version, 10), { 'render/TypeError': 9, 'render/RenderCircuitOpen': 1 });
  });

  it('is paused for the route that fails, while the other routes succeed', async () => {
    const routes = ['broken', 'fine'].map((id) => renderedRoute({ id, path: `/gift/${id}` }));
    const body = `if (request.pathname.endsWith('broken')) throw new TypeError('no'); ${breakable}`;
    const { version } = await shop.publish({ body, routes });
    for (let count = 1; count <= 5; count++) {
      await open('/gift/broken');
      assert.equal(rendersOf(await open(`/gift/fine?${count}`)), count);
    }
    await open('/gift/broken');
    assert.equal(rendersOf(await open('/gift/fine?6')), 6);
    assert.deepEqual(await classesOf(version, 6), { 'render/TypeError': 5, 'render/RenderCircuitOpen': 1 });
  });

  it('is paused when its renders ended five processes, also if others succeeded between them', async () => {
    const body = `
      if (request.search.startsWith('?end')) { queueMicrotask(() => { throw new Error('out'); }); return new Promise(() => {}); }
      return { markup: '<h1>1</h1>' };`;
    const { version } = await shop.publish({ body });
    for (const round of [1, 2, 3, 4, 5]) {
      assert.equal(rendersOf(await open(`/gift?fine=${round}`)), 1);
      await open(`/gift?end=${round}`);
    }
    assert.equal((await open('/gift?fine=6')).main, placeholder);
    assert.deepEqual(await classesOf(version, 6), {
      'render/RendererEnded': 5,
      'render/RenderCircuitOpen': 1,
    });
  });

  it('shows no content of an earlier composition', async () => {
    const { record } = await shop.publish({ body: breakable });
    assert.equal(rendersOf(await open('/gift')), 1);
    await fail('/gift?break', 1);
    const other = renderedRemote(shop.server.folders.registry, {
      name: 'mfe-a',
      body: breakable,
      routes: [],
    });
    await shop.release({ 'mfe-gift': record, 'mfe-a': other });
    assert.equal((await open('/gift')).main, placeholder);
  });

  it('renders a page with a long URL each time, and keeps none of its contents', async () => {
    await shop.publish({ body: breakable });
    const url = `/gift?${'a'.repeat(200)}`;
    assert.equal(rendersOf(await open(url)), 1);
    await fail('/gift?break', 1);
    assert.equal((await open(url)).main, placeholder);
  });
});

describe('a page whose data cannot be read', () => {
  let shop: RenderedShop;
  before(async () => {
    shop = await startRenderedShop({
      environment: { RENDERERS: '1' },
      modules: modules.filter(({ name }) => name !== 'identity' && name !== 'composition'),
    });
  });
  after(() => shop.server.stop());

  const warnings = () =>
    shop.server.logged.filter(({ message }) => message.includes('its data could not be read'));

  it('is counted by route and query, and warned of once a minute', async () => {
    const text = 'query GetGiftCatalogue($locale: String!) { noSuchField(locale: $locale) }';
    const hash = createHash('sha256').update(text).digest('hex');
    await shop.publish({
      body: breakable,
      documents: JSON.stringify({ [hash]: text }),
      queries: { GetGiftCatalogue: { hash, variables: { locale: 'String!' } } },
      routes: [renderedRoute({ preload: ['GetGiftCatalogue'] })],
    });
    for (let opened = 0; opened < 3; opened++) assert.equal((await shop.open()).main, placeholder);
    assert.match(
      await shop.server.deps.metrics.registry.metrics(),
      /crema_pages_without_data_total\{remote="mfe-gift",route="gift",query="GetGiftCatalogue"\} 3/,
    );
    assert.equal(warnings().length, 1);
    shop.clock.advance(minuteMs);
    await shop.open();
    assert.equal(warnings().length, 2);
    const [{ level, facts } = {}] = warnings();
    assert.equal(level, 'warn');
    const { remote, route, operation } = facts as Record<string, unknown>;
    assert.deepEqual([remote, route, operation], ['mfe-gift', 'gift', 'GetGiftCatalogue']);
  });

  it('is not counted if only the visitor’s cookie names a store that does not exist', async () => {
    await shop.publish({ body: breakable, routes: [renderedRoute({ id: 'stores' })] });
    const before = warnings().length;
    assert.equal((await shop.open('/gift', { cookie: 'store=99999' })).main, placeholder);
    assert.equal(warnings().length, before);
    assert.ok(!(await shop.server.deps.metrics.registry.metrics()).includes('route="stores",query'));
  });
});

describe('a page whose data comes late', () => {
  it('goes out without its content after a limited time, and is counted', async () => {
    const { promise: data, resolve: arrive } = Promise.withResolvers<void>();
    const slowQueries: ServerModule = {
      name: 'slow-queries',
      register: (app) => {
        app.addHook('onRequest', async ({ url }) => {
          if (url.includes('/graphql')) await data;
        });
      },
    };
    const others = modules.filter(({ name }) => name !== 'identity' && name !== 'composition');
    const shop = await startRenderedShop({
      environment: { RENDERERS: '1' },
      modules: [slowQueries, ...others],
      rendering: { dataPatienceMs: 20 },
    });
    const text = 'query GetGiftCatalogue($locale: String!) { giftCatalogue(locale: $locale) { name } }';
    const hash = createHash('sha256').update(text).digest('hex');
    await shop.publish({
      body: breakable,
      documents: JSON.stringify({ [hash]: text }),
      queries: { GetGiftCatalogue: { hash, variables: { locale: 'String!' } } },
      routes: [renderedRoute({ preload: ['GetGiftCatalogue'] })],
    });
    assert.equal((await shop.open()).main, placeholder);
    assert.match(
      await shop.server.deps.metrics.registry.metrics(),
      /crema_pages_without_data_total\{remote="mfe-gift",route="gift",query="late"\} 1/,
    );
    arrive();
    await shop.server.stop();
  });
});
