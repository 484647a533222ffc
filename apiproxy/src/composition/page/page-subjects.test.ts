import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { giftRestPaths, restPaths, type RemoteManifest } from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import { startCompositionApp, testRecord, type CompositionApp } from '../../testing/composition-kit.ts';

const pages = modules.flatMap((module) => module.pages ?? []);
/** The manifests that the remotes publish, with their titles and path patterns. */
const readManifest = (name: string): RemoteManifest =>
  JSON.parse(readFileSync(new URL(`../../../../${name}/remote.json`, import.meta.url), 'utf8'));
const manifests = ['mfe-ordering', 'mfe-gift', 'mfe-locator', 'mfe-engagement', 'mfe-rewards'].map(
  readManifest,
);
const recordOf = (manifest: RemoteManifest) => {
  const record = testRecord();
  const version = record.versions['1.0.0']!;
  return { ...record, versions: { '1.0.0': { ...version, manifest: { ...manifest, version: '1.0.0' } } } };
};
const remotes = Object.fromEntries(manifests.map((manifest) => [manifest.name, recordOf(manifest)]));

const messages = {
  notFoundTitle: 'This page is not on the menu',
  switchedOffTitle: 'Off',
  description: 'Coffee ahead.',
};
const hostFiles = {
  'page-messages.json': JSON.stringify({ 'en-US': messages, 'en-CA': messages, 'fr-CA': messages }),
  'share-pictures.json': JSON.stringify({
    'product/2010/hot': 'share/product-2010-hot.00000001.png',
    'category/drinks/hot-coffee': 'share/category-drinks-hot-coffee.00000002.png',
    'gift/birthday': 'share/gift-birthday.00000003.png',
  }),
};

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', '’').replaceAll('&amp;', '&');
const headOf = (html: string) => {
  const read = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
  const meta = (name: string) => read(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));
  return {
    title: read(/<title>([^<]*)<\/title>/),
    description: meta('description'),
    canonical: read(/<link rel="canonical" href="([^"]*)">/),
    ogTitle: meta('og:title'),
    ogDescription: meta('og:description'),
    ogUrl: meta('og:url'),
    image: meta('og:image'),
    robots: meta('robots'),
  };
};

describe('the head of a page that shows one thing of many', () => {
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(remotes, { pages }, hostFiles);
  });
  after(() => server.stop());
  const open = async (url: string, language = 'en-US') => {
    const { statusCode, body } = await server.app.inject({
      url,
      headers: { accept: 'text/html', 'accept-language': language },
    });
    return { statusCode, ...headOf(body) };
  };

  const at = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });

  for (const { url, because } of [
    { url: '/store/1001', because: 'the name is missing' },
    { url: '/store/1001/another-name', because: 'the name is another one' },
    { url: '/store/1001-100001', because: 'the number is the long one' },
    { url: '/store/1001/Clark-Lake/', because: 'the spelling differs' },
  ])
    it(`redirects ${url} to the store’s path, because ${because}, LOC-003`, async () => {
      const { statusCode, headers } = await at(`${url}?from=mail`);
      assert.equal(statusCode, 301);
      assert.match(String(headers.location), /^\/store\/1001\/[a-z0-9-]+\?from=mail$/);
      assert.equal(headers['cache-control'], 'private, no-cache');
    });

  it('serves a store at its canonical path, LOC-003', async () => {
    const path = '/store/1001/clark-lake';
    const { statusCode, body } = await at(path);
    assert.equal(statusCode, 200);
    assert.equal(headOf(body).canonical, server.deps.publicOrigin + path);
  });

  it('does not find a store with an unknown number, LOC-003, D-141', async () => {
    for (const url of ['/store/9999999', '/store/9999999/name', '/store/nothing']) {
      const { statusCode, body } = await at(url);
      assert.equal(statusCode, 404, url);
      assert.deepEqual(
        [headOf(body).title, headOf(body).robots],
        ['This page is not on the menu · Crema', 'noindex'],
      );
    }
  });

  it('redirects a category’s picture to the file that a shared link shows, ORD-020', async () => {
    const picture = (category: string) =>
      server.app.inject({ url: `${restPaths.categoryPictures}/${category}` });
    const { statusCode, headers } = await picture('drinks/hot-coffee');
    assert.equal(statusCode, 302);
    assert.ok((await open('/menu/drinks/hot-coffee')).image.endsWith(String(headers.location)));
    assert.equal(headers['cache-control'], 'public, max-age=300');
    assert.equal((await picture('drinks/no-such-category')).statusCode, 404);
  });

  it('redirects the picture of a mailed gift to the file that the build drew last, GFT-061', async () => {
    const picture = (art: string) => server.app.inject({ url: `${giftRestPaths.giftPictures}/${art}` });
    const { statusCode, headers } = await picture('birthday');
    assert.equal(statusCode, 302);
    assert.match(String(headers.location), /share\/gift-birthday/);
    assert.equal(
      headers['cross-origin-resource-policy'],
      'cross-origin',
      'mail programs on the web embed it',
    );
    assert.equal((await picture('nothing')).statusCode, 404);
  });

  for (const { url, language, title, description, image, row = 'PLT-011' } of [
    {
      url: '/menu/product/2010/hot',
      language: 'en-US',
      title: 'Caffè Latte',
      description: /espresso/,
      image: 'share/product-2010-hot.00000001',
    },
    {
      url: '/menu/product/2010/hot/nutrition',
      language: 'en-US',
      title: 'What’s in your Caffè Latte',
      description: /espresso/,
      image: 'share/product-2010-hot.00000001',
    },
    {
      url: '/menu/product/2010/hot/nutrition',
      language: 'fr-CA',
      title: /^Dans votre .*[Ll]atte/,
      description: /espresso/,
      image: 'share/product-2010-hot.00000001',
    },
    {
      url: '/menu/drinks/hot-coffee',
      language: 'en-US',
      title: 'Hot coffee',
      description: /^Lattes · Brewed coffee · Mochas/,
      image: 'share/category-drinks-hot-coffee.00000002',
    },
    {
      url: '/menu/drinks/favourites',
      language: 'en-CA',
      title: 'This month’s favourites',
      description: / · /,
      image: 'share-menu',
    },
    {
      url: '/menu/drinks/hot-coffee/lattes',
      language: 'fr-CA',
      title: 'Lattes · Cafés chauds',
      description: / · /,
      image: 'share-menu',
    },
    {
      url: '/gift/category/birthday',
      language: 'en-US',
      title: 'Birthday gift cards',
      description: /^Happy birthday · Another great year/,
      image: 'share/gift-birthday.00000003',
    },
    {
      url: '/gift/category/birthday',
      language: 'fr-CA',
      title: 'Cartes-cadeaux\u00a0: Anniversaire',
      description: /^Bonne fête · /,
      image: 'share/gift-birthday.00000003',
    },
    {
      url: '/store/1001/clark-lake',
      language: 'en-US',
      title: 'Clark & Lake, Chicago',
      description: /^.+, Chicago, IL \d{5}\. Opening hours/,
      image: 'share-stores',
    },
    {
      url: '/store-locator?place=60602',
      language: 'en-US',
      title: 'Stores near Chicago, IL 60602',
      description: /opening hours/,
      image: 'share-stores',
    },
    {
      url: '/store-locator',
      language: 'fr-CA',
      title: 'Trouver un café',
      description: /ouverture/,
      image: 'share-stores',
    },
    {
      url: '/menu',
      language: 'en-US',
      title: 'Menu',
      description: /cold drinks/,
      image: 'share-menu',
    },
    ...(
      [
        ['/', 'Coffee, ready when you are', /skip the line/, 'shop'],
        ['/menu/featured', 'Featured', /Coffee, tea/, 'menu'],
        ['/gift', 'Gifts', /Gift cards/, 'gifts'],
        ['/rewards', 'Rewards', /Collect Stars/, 'rewards', 'RWD-001'],
        ['/rewards/how-it-works', 'How Rewards work', /Collect Stars/, 'rewards', 'RWD-001'],
        ['/help', 'Help', /customer service/, 'shop', 'ENG-043, D-161'],
        ['/legal/terms', 'Terms of Use', /agreement/, 'shop', 'ENG-043, D-161'],
        ['/legal/privacy', 'Privacy Notice', /cookies/, 'shop', 'ENG-043, D-161'],
      ] as const
    ).map(([url, title, description, image, row]) => ({
      url,
      language: 'en-US',
      title,
      description,
      image: `share-${image}`,
      row,
    })),
  ])
    it(`names, describes and pictures ${url} in ${language}, ${row}`, async () => {
      const head = await open(url, language);
      assert.equal(head.statusCode, 200);
      if (typeof title === 'string') assert.equal(head.ogTitle, title);
      else assert.match(head.ogTitle, title);
      assert.equal(head.title, `${head.ogTitle} · Crema`);
      assert.match(head.description, description);
      assert.equal(head.ogDescription, head.description);
      const { publicOrigin } = server.deps;
      assert.equal(head.canonical, `${publicOrigin}${url.split('?')[0]}`);
      assert.equal(head.ogUrl, head.canonical);
      assert.equal(head.image, `${publicOrigin}/assets/host/${image}.png`);
      assert.equal(head.robots, '');
    });

  for (const { what, url } of [
    { what: 'product', url: '/menu/product/9999/hot' },
    { what: 'form of a product', url: '/menu/product/2010/blended' },
    { what: 'nutrition of a product', url: '/menu/product/9999/hot/nutrition' },
    { what: 'number of a product', url: '/menu/product/latte/hot' },
    { what: 'category', url: '/menu/drinks/nothing' },
    { what: 'subcategory', url: '/menu/drinks/hot-coffee/nothing' },
    { what: 'occasion for gifts', url: '/gift/category/nothing' },
    { what: 'design of a gift', url: '/gift/99999999' },
    { what: 'design with such a number', url: '/gift/1234' },
    { what: 'design that is withdrawn', url: '/gift/11060099' },
  ])
    it(`answers an unknown ${what} with 404 and without its route's title, D-141`, async () => {
      const head = await open(url);
      assert.deepEqual(
        [head.statusCode, head.title, head.description, head.robots],
        [404, 'This page is not on the menu · Crema', 'Coffee ahead.', 'noindex'],
      );
    });

  it('is the route’s own for a place that nobody knows', async () => {
    assert.equal((await open('/store-locator?place=zzzzzz')).ogTitle, 'Find a store');
  });

  it('leaves pages beside the categories to their routes', async () => {
    assert.equal((await open('/menu/order/unknown')).ogTitle, 'Your order');
    assert.equal((await open('/menu/cart')).ogTitle, 'Your cart');
  });
});

describe('what the modules say about pages', () => {
  it('is about paths that a remote brings', () => {
    const paths = manifests.flatMap(({ routes }) => routes.map(({ path }) => path));
    assert.deepEqual(
      pages.map(({ path }) => path).filter((path) => !paths.includes(path)),
      [],
    );
  });

  it('may fail: the page has its route’s head then', async () => {
    const failing = pages.map(({ path }) => ({
      path,
      describe: () => Promise.reject(new Error('no database')),
    }));
    const server = await startCompositionApp(remotes, { pages: failing }, hostFiles);
    try {
      const { statusCode, body } = await server.app.inject({
        url: '/gift/category/birthday',
        headers: { accept: 'text/html' },
      });
      assert.deepEqual([statusCode, headOf(body).ogTitle], [200, 'Gift designs']);
      assert.ok(
        server.logged.some(({ level, facts }) => level === 'warn' && 'stack' in Object(facts['cause'])),
      );
    } finally {
      await server.stop();
    }
  });

  it('is put into the title letter by letter', async () => {
    const odd = [
      { path: '/gift/category/:categoryUrn', describe: () => ({ name: '$& <b>"Two"</b> {name}' }) },
    ];
    const server = await startCompositionApp(remotes, { pages: odd }, hostFiles);
    try {
      const { body } = await server.app.inject({
        url: '/gift/category/x',
        headers: { accept: 'text/html', 'accept-language': 'en-US' },
      });
      assert.ok(
        body.includes('<title>$&amp; &lt;b&gt;&quot;Two&quot;&lt;/b&gt; {name} gift cards · Crema</title>'),
      );
    } finally {
      await server.stop();
    }
  });
});
