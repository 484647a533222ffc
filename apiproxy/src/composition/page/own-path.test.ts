import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { RouteDeclaration } from '@crema/shared-contracts';
import { cataloguePages } from '../../catalogue/catalogue.pages.ts';
import { giftsPages } from '../../gifts/gifts.pages.ts';
import { gifts } from '../../gifts/gifts.module.ts';
import { storesPages } from '../../stores/stores.pages.ts';
import { stores } from '../../stores/stores.module.ts';
import {
  startCompositionApp,
  testManifest,
  testRecord,
  type CompositionApp,
} from '../../testing/composition-kit.ts';

const route = (path: string, changes: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id: path,
  path,
  titleId: 'title.gift',
  descriptionId: 'title.gift',
  access: 'anyone',
  navigation: 'full',
  ...changes,
});
const manifest = {
  ...testManifest,
  routes: [
    route('/menu'),
    route('/menu/cart', { descriptionId: undefined }),
    route('/menu/order/:orderId', { descriptionId: undefined }),
    route('/menu/product/:productNumber/:formCode'),
    route('/menu/:menu/:category'),
    route('/menu/:menu/:category/:subcategory'),
    route('/gift'),
    route('/gift/category/:categoryUrn'),
    route('/store/:storeNumber/:slug'),
    route('/store/:storeNumber'),
    route('/account/cards', { access: 'member' }),
    route('/account/cards/:cardId', { access: 'member' }),
  ],
};
const record = testRecord();

describe('addresses as people type, print and share them', () => {
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(
      { 'mfe-gift': { ...record, versions: { '1.0.0': { ...record.versions['1.0.0']!, manifest } } } },
      { modules: [stores, gifts], pages: [...cataloguePages, ...giftsPages, ...storesPages] },
    );
  });
  after(() => server.stop());
  const open = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });

  for (const [typed, own] of [
    ['/Menu/Drinks/Hot-Coffee', '/menu/drinks/hot-coffee'],
    ['/MENU/DRINKS/HOT-COFFEE/Lattes', '/menu/drinks/hot-coffee/lattes'],
    ['/menu/Product/2010/HOT', '/menu/product/2010/hot'],
    ['/GIFT/CATEGORY/THANK-YOU', '/gift/category/thank-you'],
    ['/gift.', '/gift'],
    ['/gift)', '/gift'],
    ['/menu%20', '/menu'],
    ['//menu//cart', '/menu/cart'],
    ['/Gift/?utm_source=flyer&store=1001', '/gift?utm_source=flyer&store=1001'],
    ['/menu/ORDER/aBc', '/menu/order/aBc'],
  ] as const)
    it(`${typed} answers 301 to ${own}, PLT-021`, async () => {
      const reply = await open(typed);
      assert.deepEqual([reply.statusCode, reply.headers.location], [301, own]);
      assert.equal((await open(own)).statusCode, 200);
    });

  for (const url of ['/nope.', '//evil.test', '/menu/drinks/nope'])
    it(`${url} is answered with 404 where it is, PLT-021`, async () => {
      assert.equal((await open(url)).statusCode, 404);
    });

  it('are listed for search engines: fixed pages, categories, products, gifts and stores, PLT-021', async () => {
    const reply = await open('/sitemap.xml');
    assert.match(String(reply.headers['content-type']), /^application\/xml/);
    const { publicOrigin } = server.deps;
    for (const path of [
      '/menu',
      '/menu/drinks/hot-coffee',
      '/menu/drinks/hot-coffee/lattes',
      '/menu/product/2010/hot',
      '/gift/category/thank-you',
    ])
      assert.ok(reply.body.includes(`<loc>${publicOrigin}${path}</loc>`), path);
    assert.match(reply.body, /<loc>[^<]+\/store\/\d+\/[a-z0-9-]+<\/loc>/);
    assert.doesNotMatch(reply.body, /\/menu\/cart|\/menu\/order|\/account/);
  });

  it('names the sitemap in robots.txt; a page of one visitor may be opened, and says noindex, PLT-021', async () => {
    const reply = await open('/robots.txt');
    assert.match(String(reply.headers['content-type']), /^text\/plain/);
    assert.equal(
      reply.body,
      `User-agent: *\nDisallow:\n\nSitemap: ${server.deps.publicOrigin}/sitemap.xml\n`,
    );
    assert.match((await open('/account/cards')).body, /<meta name="robots" content="noindex">/);
  });
});
