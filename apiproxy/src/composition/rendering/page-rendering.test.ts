import assert from 'node:assert/strict';
import type { Transform } from 'node:stream';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { validateOrderStore } from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import type { CompositionFolders } from '../composition.ts';
import { startCompositionApp, type CompositionApp } from '../../testing/composition-kit.ts';
import { openBrowser } from '../../testing/browser.ts';
import { cookieOf, startRenderedShop, type RenderedShop } from '../../testing/rendered-shop.ts';
import {
  deployHost,
  renderedRemote,
  renderedRoute,
  storeVersion,
  testHostBundle,
} from '../../testing/rendering-kit.ts';
import { until } from '../../testing/until.ts';

/** Counts the renders of its version, and shows the request. */
const echo = `
  module.renders = (module.renders ?? 0) + 1;
  return { markup: '<h1>' + module.renders + ' ' + request.boot.locale + ' ' + request.pathname + request.search + '</h1>' };`;
const placeholder = '<!--$!--><p>placeholder of /gift</p><!--/$-->';

const rendersOf = (page: { readonly html: string }) => Number(/<h1>(\d+)/.exec(page.html)?.[1]);

describe('a page that is rendered on the server', () => {
  let server: CompositionApp;
  let shop: RenderedShop;
  before(async () => {
    shop = await startRenderedShop({
      environment: { RENDERERS: '1' },
      modules: modules.filter(({ name }) => name !== 'identity' && name !== 'composition'),
    });
    server = shop.server;
  });
  after(() => server.stop());
  const errors = (version: string) =>
    server.logged.filter(({ level, facts }) => level === 'error' && JSON.stringify(facts).includes(version));

  it('contains the markup in place of the placeholder, and the facts from which the browser continues', async () => {
    const { version } = await shop.publish({
      body: "return { markup: '<h1>Gifts</h1>', cache: { ROOT_QUERY: { name: '</script><b>' } } }",
    });
    const { reply, html, main, boot } = await shop.open();
    assert.equal(reply.statusCode, 200);
    assert.equal(main, '<!--$--><h1>Gifts</h1><!--/$-->');
    assert.match(html, /<header>anonymous<\/header>/);
    assert.ok(!html.includes('placeholder'));
    // Text of the cache cannot end the script element.
    assert.ok(!html.includes('</script><b>'));
    assert.deepEqual(boot.rendered, {
      remote: 'mfe-gift',
      version,
      routeId: 'gift',
      now: shop.clock.now().getTime(),
      cache: { ROOT_QUERY: { name: '</script><b>' } },
      queries: [],
    });
  });

  it('needs its styles for the first paint, and preloads the code of its route', async () => {
    const { version } = await shop.publish({ body: echo });
    const { html } = await shop.open();
    const folder = `/assets/remotes/mfe-gift/${version}/`;
    for (const file of ['page.00000003.css', 'gift.00000005.css'])
      assert.match(
        html,
        new RegExp(
          `<link rel="stylesheet" href="${folder}${file}" integrity="[^"]*" crossorigin data-href="${file}">`,
        ),
      );
    assert.match(html, new RegExp(`<link rel="preload" as="script" href="${folder}gift.00000004.js"`));
  });

  it('is rendered once for all visitors, and again for another path, search, language, composition and host', async () => {
    const { record } = await shop.publish({
      body: echo,
      routes: [renderedRoute(), renderedRoute({ id: 'other', path: '/gift/other' })],
    });
    assert.equal(rendersOf(await shop.open()), 1);
    assert.equal(rendersOf(await shop.open('/gift', { 'user-agent': 'another', cookie: 'theme=dark' })), 1);
    assert.equal(rendersOf(await shop.open('/gift/other')), 2);
    assert.equal(rendersOf(await shop.open('/gift?to=a')), 3);
    for (const query of ['fbclid=1', 'gclid=2&gad_source=1', 'msclkid=3', 'utm_source=a&utm_medium=b'])
      assert.equal(rendersOf(await shop.open(`/gift?${query}`)), 1, `${query}, PLT-021`);
    assert.equal(rendersOf(await shop.open('/gift?utm_source=c&to=a&fbclid=4')), 3);
    assert.equal(rendersOf(await shop.open('/gift', { 'accept-language': 'fr-CA' })), 4);
    assert.equal(rendersOf(await shop.open()), 1);
    const other = renderedRemote(server.folders.registry, { name: 'mfe-a', body: echo, routes: [] });
    await shop.release({ 'mfe-gift': record, 'mfe-a': other });
    assert.equal(rendersOf(await shop.open()), 5);
    await shop.release({ 'mfe-gift': record, 'mfe-a': { ...other, enabled: false } });
    assert.equal(rendersOf(await shop.open()), 6);
    // Another host gets a process of its own.
    deployHost(server.folders.host, `${testHostBundle}//`);
    assert.equal(rendersOf(await shop.open()), 1);
  });

  it('is rendered again after a minute, because it shows times', async () => {
    await shop.publish({ body: echo });
    assert.equal(rendersOf(await shop.open()), 1);
    shop.clock.advance(59_999);
    assert.equal(rendersOf(await shop.open()), 1);
    shop.clock.advance(1);
    assert.equal(rendersOf(await shop.open()), 2);
  });

  it('is rendered once for visitors at the same time', async () => {
    await shop.publish({ body: echo });
    const pages = await Promise.all([1, 2, 3].map(() => shop.open()));
    assert.deepEqual(pages.map(rendersOf), [1, 1, 1]);
  });

  it('is rendered each time if its URL is long', async () => {
    await shop.publish({ body: echo });
    const url = `/gift?${'a'.repeat(200)}`;
    assert.equal(rendersOf(await shop.open(url)), 1);
    assert.equal(rendersOf(await shop.open(url)), 2);
  });

  it('is rendered without anything of the visitor', async () => {
    await shop.publish({
      body: "return { markup: '<pre>' + JSON.stringify(request).replaceAll('<', '') + '</pre>' }",
    });
    const headers = { cookie: 'theme=dark; usage=yes', 'user-agent': 'Browser of Ada' };
    const { html, reply } = await shop.open('/gift', headers);
    const given = JSON.parse(/<pre>(.*?)<\/pre>/s.exec(html)?.[1] ?? '{}') as Record<string, object>;
    const visitorId = /visitor=([\w-]{22})\./.exec(String(reply.headers['set-cookie']))?.[1] ?? 'no cookie';
    assert.ok(!html.includes(visitorId), 'the page is the same for every visitor');
    assert.deepEqual(Object.keys(given).sort(), [
      'boot',
      'now',
      'pathname',
      'queries',
      'remote',
      'requests',
      'search',
    ]);
    const publicFields = [
      'configuration',
      'flags',
      'locale',
      'production',
      'publicOrigin',
      'registry',
      'vaultOrigin',
    ];
    assert.deepEqual(Object.keys(given['boot'] ?? {}).sort(), publicFields);
    for (const secret of [visitorId, 'Ada', 'dark'])
      assert.ok(!JSON.stringify(given).includes(secret), secret);
  });

  it('contains the replies of its queries, and the browser does not preload them', async () => {
    const file = new URL('../../../../mfe-gift/persisted-documents.json', import.meta.url);
    const documents = readFileSync(file, 'utf8');
    const [hash = ''] =
      Object.entries(JSON.parse(documents) as object).find(([, text]) =>
        /^query GetGiftCatalogue\b/m.test(String(text)),
      ) ?? [];
    const version = {
      documents,
      queries: { GetGiftCatalogue: { hash, variables: { locale: 'String!' } } },
      routes: [renderedRoute({ preload: ['GetGiftCatalogue'] })],
    };
    const given = `request.queries.map(({ url, document, variables, data }) =>
        ({ url, name: /query (\\w+)/.exec(document)[1], variables, fields: Object.keys(data) }))`;
    await shop.publish({ ...version, body: `return { markup: JSON.stringify(${given}) }` });
    const { html, boot } = await shop.open();
    const [query] = JSON.parse(/<main[^>]*><!--\$-->(.*?)<!--/s.exec(html)?.[1] ?? '[]') as {
      url: string;
      name: string;
      variables: object;
      fields: string[];
    }[];
    assert.equal(query?.name, 'GetGiftCatalogue');
    assert.deepEqual(query?.variables, { locale: 'en-US' });
    assert.match(query?.url ?? '', /graphql\?variables=[^,]*sha256Hash[^,]*$/);
    assert.deepEqual(boot.rendered?.queries, [query?.url]);
    assert.deepEqual(Object.keys(boot.rendered?.data?.[0] as object), query?.fields);
    assert.ok(!html.includes('as="fetch"'));

    // A version of an earlier contract returns the content of its query cache, and continues from it.
    await shop.publish({ ...version, body: `return { markup: '', cache: ${given} }` });
    const { rendered } = (await shop.open()).boot;
    assert.deepEqual(rendered?.cache, [query]);
    assert.deepEqual(rendered?.queries, [query?.url]);
    assert.equal(rendered?.data, undefined);
  });

  describe('with a request that its route names', () => {
    const body = `
      module.renders = (module.renders ?? 0) + 1;
      const names = request.requests.flatMap(({ body }) => body.stores?.map(({ store }) => store.name) ?? body.error.code);
      return { markup: '<h1>' + module.renders + ' ' + names.join() + '</h1>' };`;
    const publish = () => shop.publish({ body, routes: [renderedRoute({ requests: ['locations'] })] });
    const inlined = ({ boot }: Awaited<ReturnType<RenderedShop['open']>>) => boot.rendered?.requests ?? [];

    it('contains the reply for the default place of the language, as a visitor without cookies gets it, LOC-060', async () => {
      await publish();
      const page = await shop.open('/gift', { cookie: 'theme=dark' });
      const [reply] = inlined(page);
      assert.equal(reply?.url, '/apiproxy/v1/locations?lat=41.885300&lng=-87.640000&view=list');
      const asked = await server.app.inject({ url: reply.url, headers: { 'accept-language': 'en-US' } });
      assert.equal(reply.status, 200);
      assert.deepEqual(reply.body, asked.json());
      const { stores } = asked.json<{ stores: { store: { name: string } }[] }>();
      assert.ok(page.html.includes(stores.map(({ store }) => store.name).join()));
      const french = inlined(await shop.open('/gift', { 'accept-language': 'fr-CA' }));
      assert.equal(french[0]?.url, '/apiproxy/v1/locations?lat=45.501900&lng=-73.567400&view=list');
    });

    it('contains that around a place of the URL, and around the order store, LOC-024', async () => {
      await publish();
      const near = await shop.open('/gift?place=Toronto');
      assert.equal(inlined(near)[0]?.url, '/apiproxy/v1/locations?place=Toronto&view=list');
      assert.equal(near.boot.rendered?.search, '?place=Toronto');
      const atStore = await shop.open('/gift', { cookie: 'store=1001-100001' });
      assert.match(inlined(atStore)[0]?.url ?? '', /store=1001-100001&lat=/);
      assert.notEqual(near.main, atStore.main);
    });

    it('has no reply for a member, whose reply differs', async () => {
      await publish();
      const member = openBrowser(server.app);
      assert.equal((await member.signIn('green')).statusCode, 200);
      const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ');
      const page = await shop.open('/gift', { cookie });
      assert.match(page.html, /<h1>\d+ <\/h1>/);
      assert.equal(page.boot.rendered?.requests, undefined);
    });

    it('contains the error for an unknown place, and is rendered', async () => {
      await publish();
      const page = await shop.open('/gift?place=Nowhere%20at%20all');
      assert.equal(inlined(page)[0]?.status, 404);
      assert.match(page.html, /<h1>1 NOT_FOUND<\/h1>/);
    });

    it('is rendered again in the next minute, and not within one, LOC-033', async () => {
      await publish();
      // Twenty seconds before the minute of the clock ends.
      shop.clock.advance(100_000 - (shop.clock.now().getTime() % 60_000));
      assert.equal(rendersOf(await shop.open()), 1);
      shop.clock.advance(19_999);
      assert.equal(rendersOf(await shop.open()), 1);
      shop.clock.advance(1);
      assert.equal(rendersOf(await shop.open()), 2);
    });
  });

  it('is rendered with the order store of the cookie, and not for a store that does not exist', async () => {
    await shop.publish({
      body: "return { markup: '<h1>' + (request.orderStore?.name ?? 'no store') + '</h1>' }",
    });
    assert.match((await shop.open()).html, /<h1>no store<\/h1>/);
    const { html, boot } = await shop.open('/gift', { cookie: 'store=1001-100001' });
    const { orderStore } = boot.rendered ?? {};
    assert.equal(validateOrderStore(orderStore), undefined);
    assert.equal(orderStore?.storeNumber, '1001-100001');
    assert.ok(html.includes(`<h1>${orderStore?.name}</h1>`));
    assert.equal((await shop.open('/gift', { cookie: 'store=99999' })).main, placeholder);
  });

  it('goes out as without rendering if a query has no reply', async () => {
    const text = 'query GetGiftCatalogue($locale: String!) { noSuchField(locale: $locale) }';
    const hash = createHash('sha256').update(text).digest('hex');
    await shop.publish({
      body: echo,
      documents: JSON.stringify({ [hash]: text }),
      queries: { GetGiftCatalogue: { hash, variables: { locale: 'String!' } } },
      routes: [renderedRoute({ preload: ['GetGiftCatalogue'] })],
    });
    const { main, html, boot } = await shop.open();
    assert.equal(main, placeholder);
    assert.equal(boot.rendered, undefined);
    assert.ok(html.includes('as="fetch"'));
  });

  for (const { what, body, because } of [
    { what: 'throws', body: "throw new TypeError('no')", because: /^render\/TypeError$/ },
    { what: 'hangs', body: 'for (;;);', because: /^render\/RenderTimeout$/ },
    {
      what: 'needs too much memory',
      body: 'const kept = []; for (;;) kept.push(new Array(1e6).fill({}))',
      because: /^render\/Render(?:erEnded|Memory|Timeout)$/,
    },
    {
      what: 'returns too much',
      body: "return { markup: 'x'.repeat(2e6) }",
      because: /^render\/RenderTooLarge$/,
    },
    {
      what: 'returns a cache that is not JSON',
      body: "return { markup: '', cache: 1n }",
      because: /^render\/CacheNotJson$/,
    },
    { what: 'returns no markup', body: 'return {}', because: /^render\/MalformedReply$/ },
    {
      what: 'ends its process',
      body: "queueMicrotask(() => { throw new Error('out') }); await new Promise(() => {})",
      because: /^render\/RendererEnded$/,
    },
  ])
    it(`goes out as without rendering if its remote ${what}; the failure is counted for the version and logged once`, async () => {
      const { version } = await shop.publish({ body });
      for (let opened = 0; opened < 2; opened++) {
        const { reply, html, main, boot } = await shop.open();
        assert.equal(reply.statusCode, 200);
        assert.equal(main, placeholder);
        assert.equal(boot.rendered, undefined);
        assert.match(html, /<\/html>$/);
      }
      await until(async () => (await shop.healthOf(version))?.errors === 2);
      const classes = Object.keys((await shop.healthOf(version))?.classes ?? {});
      for (const name of classes) assert.match(name, because);
      // Memory ends one rendering and the time limit another: each class has its line.
      assert.deepEqual(
        errors(version).map(({ message }) => message),
        classes.map(() => 'could not render a page; it goes out without rendered content'),
      );
    });

  it('is not tried for a minute after five failures in a row; the pages without it are counted too', async () => {
    const { version } = await shop.publish({ body: "throw new TypeError('no')" });
    // The failures of one network are limited.
    for (let opened = 1; opened <= 7; opened++) await shop.open('/gift', {}, `10.0.0.${opened}`);
    await until(async () => (await shop.healthOf(version))?.errors === 7);
    assert.deepEqual((await shop.healthOf(version))?.classes, {
      'render/TypeError': 5,
      'render/RenderCircuitOpen': 2,
    });
    const { html } = await shop.open();
    assert.ok(!html.includes('rel="stylesheet" href="/assets/remotes'), 'the page is as without rendering');
    shop.clock.advance(60_000);
    await shop.open();
    await until(async () => (await shop.healthOf(version))?.classes['render/TypeError'] === 6);
  });

  it('sends the head and the shell before its content is rendered, also compressed', async () => {
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    /** The parts in which a page arrives that is rendered for the first time. */
    const open = async (encoding: string, decoder: () => Transform): Promise<readonly string[]> => {
      // A renderer that does nothing for 200 ms is ended.
      await shop.publish({
        body: 'await new Promise((done) => setTimeout(done, 150)); return { markup: `<h1>late</h1>` }',
      });
      const arrived: string[] = [];
      await new Promise<void>((resolve, reject) => {
        get(`${url}/gift`, { headers: { accept: 'text/html', 'accept-encoding': encoding } }, (reply) => {
          const text = reply.headers['content-encoding'] === encoding ? reply.pipe(decoder()) : reply;
          text.on('data', (part: Buffer) => arrived.push(part.toString()));
          text.on('end', resolve).on('error', reject);
        }).on('error', reject);
      });
      return arrived;
    };
    for (const [encoding, decoder] of [
      ['br', createBrotliDecompress],
      ['gzip', createGunzip],
    ] as const)
      // A busy machine may deliver both parts at once, or not render in time.
      await until(async () => {
        const arrived = await open(encoding, decoder);
        const first = arrived.findIndex((part) => part.includes('<header>'));
        const last = arrived.findIndex((part) => part.includes('<h1>late</h1>'));
        const page = /<main id="main"><!--\$--><h1>late<\/h1><!--\/\$--><\/main>.*<\/html>$/s;
        return first >= 0 && first < last && page.test(arrived.join(''));
      });
  });

  it('is not rendered by a bundle that differs from its record', async () => {
    const { version } = await shop.publish({ body: echo, integrity: `sha384-${'a'.repeat(64)}` });
    assert.equal((await shop.open()).main, placeholder);
    assert.deepEqual(
      errors(version).map(({ message }) => message),
      ['could not read a server bundle; its pages are not rendered'],
    );
  });

  it('is not rendered for a visitor who overrides a version', async () => {
    await shop.publish({ body: echo });
    const { reply } = await shop.open('/gift?remote=mfe-gift@http://localhost:9');
    const { boot, main } = await shop.open('/gift', { cookie: cookieOf(reply) });
    assert.equal(boot.overrides.length, 1);
    assert.equal(main, placeholder);
  });

  it('is made for each signed-in visitor, whose browser may keep it for Back, and no other visitor gets it', async () => {
    await shop.publish({ body: echo });
    const member = openBrowser(server.app);
    assert.equal((await member.signIn('green')).statusCode, 200);
    const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ');
    for (let opened = 0; opened < 3; opened++) {
      const { html: own, reply: ownReply } = await shop.open('/gift', { cookie });
      assert.match(own, /<header>member<\/header>/);
      assert.ok(own.includes('green@crema.test'));
      assert.equal(ownReply.headers['cache-control'], 'private, no-cache');
      assert.match(String(ownReply.headers.vary), /^cookie/);
      assert.match(own, /^<!doctype html>\n<html [^>]*data-member="[\w-]+"/);
      assert.equal(ownReply.headers.etag, undefined);
      const { html, reply } = await shop.open();
      assert.match(html, /<header>anonymous<\/header>/);
      assert.ok(!html.includes('crema.test') && !html.includes('data-member'), 'nothing of the member');
      assert.equal(reply.headers['cache-control'], 'private, no-cache');
    }
  });

  it('of members is rendered as its frame: without a member, without the replies, which the browser requests early, RWD-004', async () => {
    const text = 'query GetMemberRewards { memberRewards { starTenths } }';
    const hash = createHash('sha256').update(text).digest('hex');
    await shop.publish({
      body: "return { markup: '<h1>' + JSON.stringify(request) + '</h1>' }",
      documents: JSON.stringify({ [hash]: text }),
      queries: { GetMemberRewards: { hash, variables: {} } },
      routes: [
        renderedRoute({ access: 'member', preload: [{ operation: 'GetMemberRewards', variables: {} }] }),
      ],
    });
    const member = openBrowser(server.app);
    assert.equal((await member.signIn('green')).statusCode, 200);
    const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ');
    const own = await shop.open('/gift', { cookie });
    assert.match(String(own.main), /^<!--\$--><h1>/);
    assert.ok(!own.main?.includes('crema.test'), 'the renderer gets nothing of the member');
    assert.deepEqual([own.boot.rendered?.queries, own.boot.rendered?.data], [[], []]);
    assert.match(own.html, new RegExp(`<link rel="preload" as="fetch" href="[^"]*${hash}`));
    assert.equal(own.reply.headers['cache-control'], 'private, no-store');
    assert.equal((await shop.open()).main, placeholder, 'a guest gets no part of it');
  });

  it('has an ETag only with its content: a browser keeps no page that went out without it', async () => {
    const { version } = await shop.publish({
      body: "module.renders = (module.renders ?? 0) + 1; if (module.renders === 1) throw new TypeError('no'); return { markup: '<h1>content</h1>' }",
    });
    const first = await shop.open();
    assert.deepEqual([first.main, first.reply.headers.etag], [placeholder, undefined]);
    await until(async () => (await shop.healthOf(version))?.errors === 1);
    const late = await shop.open();
    assert.deepEqual([late.main, late.reply.headers.etag], ['<!--$--><h1>content</h1><!--/$-->', undefined]);
    const { etag } = (await shop.open()).reply.headers;
    assert.match(String(etag), /^W\/"/);
    assert.equal((await shop.open('/gift', { 'if-none-match': String(etag) })).reply.statusCode, 304);
  });

  it('may be kept by the browser, which asks whether it is the same: ETag and 304', async () => {
    const { record } = await shop.publish({ body: "return { markup: '<h1>content</h1>' };" });
    const cookie = cookieOf((await shop.open()).reply);
    const { reply } = await shop.open('/gift', { cookie });
    const etag = String(reply.headers.etag);
    assert.match(etag, /^W\/"/);
    assert.equal(reply.headers['cache-control'], 'private, no-cache');
    assert.match(String(reply.headers.vary), /^cookie, accept-language/);
    const ask = (url: string) => shop.open(url, { cookie, 'if-none-match': etag });
    const again = await ask('/gift');
    assert.deepEqual([again.reply.statusCode, again.html], [304, '']);
    assert.equal((await ask('/gift?to=b')).reply.statusCode, 200);
    // The page is rendered again, and is the same.
    shop.clock.advance(60_000);
    assert.equal((await ask('/gift')).reply.statusCode, 200);
    assert.equal((await ask('/gift')).reply.statusCode, 304);
    await shop.release({ 'mfe-gift': record });
    assert.equal((await ask('/gift')).reply.statusCode, 200);
  });
});

describe('a page that shows the time', () => {
  let shop: RenderedShop;
  before(async () => {
    shop = await startRenderedShop();
  });
  after(() => shop.server.stop());

  it('is sent again, instead of 304, when the browser has an older time', async () => {
    await shop.publish({ body: "return { markup: '<h1>' + request.now + '</h1>' };" });
    await shop.open();
    const { etag } = (await shop.open()).reply.headers;
    const ask = () => shop.open('/gift', { 'if-none-match': String(etag) });
    assert.equal((await ask()).reply.statusCode, 304);
    shop.clock.advance(24 * 60 * 60_000);
    assert.equal((await ask()).reply.statusCode, 200);
    const { reply, main } = await ask();
    assert.equal(reply.statusCode, 200);
    assert.match(main ?? '', new RegExp(`<h1>${shop.clock.now().getTime()}`));
    assert.notEqual(reply.headers.etag, etag);
  });
});

describe('a server without renderer processes (RENDERERS=0)', () => {
  it('sends pages without rendered content', async () => {
    const shop = await startRenderedShop({ environment: { RENDERERS: '0' } });
    await shop.publish({ body: echo });
    assert.equal((await shop.open()).main, placeholder);
    await shop.server.stop();
  });
});

describe('a server that has started, or got a release', () => {
  const deployed = (body: string) => (folders: CompositionFolders) => {
    deployHost(folders.host);
    return { 'mfe-gift': renderedRemote(folders.registry, { body }) };
  };
  const limits = { renderMs: 30_000, firstRenderMs: 30_000, loadMs: 30_000, heapMb: 64 };
  const mainOf = async ({ app }: CompositionApp) =>
    /<main id="main">(.*?)<\/main>/s.exec(
      (await app.inject({ url: '/gift?a', headers: { accept: 'text/html' } })).body,
    )?.[1];

  it('is ready only after each version was rendered once', async () => {
    const rendering = { limits, patienceMs: 60_000, warmUpMs: 9_000 };
    const server = await startCompositionApp(deployed(echo), {
      rendering,
      environment: { RENDERERS: '1' },
    });
    assert.match((await mainOf(server)) ?? '', /^<!--\$--><h1>2 /);
    await server.stop();
  });

  it('starts all the same if its renderers do not, says so, and sends pages without content', async () => {
    const rendering = { limits, patienceMs: 1, warmUpMs: 1 };
    const server = await startCompositionApp(deployed('for (;;);'), {
      rendering,
      environment: { RENDERERS: '1' },
    });
    assert.equal(await mainOf(server), placeholder);
    assert.ok(server.logged.some(({ message }) => message.includes('before its renderer processes')));
    await server.stop();
  });

  it('has rendered each version of a release once before the first visitor', async () => {
    const shop = await startRenderedShop({ environment: { RENDERERS: '1' } }, true);
    await shop.publish({ body: echo });
    await until(async () => rendersOf(await shop.open('/gift?a')) === 2);
    await shop.server.stop();
  });

  it('has rendered every route of stable and canary before the first visitor', async () => {
    const shop = await startRenderedShop({ environment: { RENDERERS: '1' } }, true);
    const routes = ['gift', 'other'].map((id) => renderedRoute({ id, path: `/${id}` }));
    const seen =
      "module.seen = [...(module.seen ?? []), request.pathname]; return { markup: '<h1>' + module.seen.join() + '</h1>' }";
    const { record } = await shop.publish({ body: seen, routes });
    const seenBy = async (percent: number) => {
      const version = storeVersion(shop.server.folders.registry, { body: seen, routes, version: '2.0.0' });
      await shop.release({
        'mfe-gift': {
          ...record,
          versions: { ...record.versions, '2.0.0': version },
          canary: { version: '2.0.0', percent },
        },
      });
      return (await shop.open(`/gift?${percent}`)).main;
    };
    const content = '<!--$--><h1>/gift,/other,/gift</h1><!--/$-->';
    assert.equal((await shop.open('/gift?0')).main, content);
    assert.equal(await seenBy(100), content);
    await shop.server.stop();
  });
});
