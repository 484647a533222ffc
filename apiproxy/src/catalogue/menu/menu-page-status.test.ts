import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { startRenderedShop, type RenderedShop } from '../../testing/rendered-shop.ts';
import { renderedRoute } from '../../testing/rendering-kit.ts';
import { cataloguePages } from '../catalogue.pages.ts';
import { judgeMenuPage } from './menu-page-status.ts';

const lattes = { uri: '/menu/drinks/hot/lattes', products: [{}] };
const hot = { uri: '/menu/drinks/hot', products: [], children: [lattes] };
const drinks = (...children: object[]) => ({ menus: [{ uri: '/menu/drinks', children }] });
const hotPath = { menu: 'drinks', category: 'hot' };

describe('the status of a page of the menu', () => {
  const noParams: Record<string, string> = {};
  for (const { because, menu, params = noParams, storeNumber, status } of [
    { because: 'the menu is there', menu: drinks(hot), status: undefined },
    { because: 'the menu is empty', menu: drinks(), status: 404 },
    { because: 'there is no menu', menu: { menus: [] }, status: 404 },
    { because: 'the national menu failed', menu: undefined, status: 500 },
    { because: 'the browser shows the national menu', menu: undefined, storeNumber: '1', status: undefined },
    { because: 'the category is there', menu: drinks(hot), params: hotPath, status: undefined },
    {
      because: 'the category is missing',
      menu: drinks(hot),
      params: { ...hotPath, category: 'cold' },
      status: 404,
    },
    {
      because: 'the category has neither products nor subcategories',
      menu: drinks(lattes, { ...hot, children: [] }),
      params: hotPath,
      status: 404,
    },
    {
      because: 'the subcategory is missing',
      menu: drinks(hot),
      params: { ...hotPath, subcategory: 'mochas' },
      status: 404,
    },
    {
      because: 'the subcategory is there',
      menu: drinks(hot),
      params: { ...hotPath, subcategory: 'lattes' },
      status: undefined,
    },
  ])
    it(`is ${status ?? 200}, because ${because}, ORD-021`, () => {
      const data = new Map([['GetMenu', menu && { menu }]]);
      assert.equal(judgeMenuPage({ params, storeNumber, data }), status);
    });

  it('is not known from other data', () => {
    assert.equal(judgeMenuPage({ params: {}, storeNumber: undefined, data: new Map() }), undefined);
  });
});

describe('a page of the menu', () => {
  const file = new URL('../../../../mfe-ordering/persisted-documents.json', import.meta.url);
  const documents = readFileSync(file, 'utf8');
  const hash = Object.entries(JSON.parse(documents) as Record<string, string>).find(([, text]) =>
    text.startsWith('query GetMenu('),
  )?.[0];
  const preload = [{ operation: 'GetMenu', variables: { storeNumber: 'store', locale: 'locale' } }] as const;
  const routes = ['/menu', '/menu/:menu/:category', '/menu/:menu/:category/:subcategory'].map((path) =>
    renderedRoute({ id: path, path, preload }),
  );
  let shop: RenderedShop;
  before(async () => {
    shop = await startRenderedShop({
      environment: { RENDERERS: '1' },
      pages: cataloguePages,
      modules: modules.filter(({ name }) => name !== 'identity' && name !== 'composition'),
    });
  });
  after(() => shop.server.stop());
  const publish = (hashOfMenu: string) =>
    shop.publish({
      name: 'mfe-ordering',
      body: "return { markup: '<h1>Menu</h1>' };",
      documents,
      queries: {
        GetMenu: { hash: hashOfMenu, variables: { storeNumber: 'String', locale: 'String!' } },
      },
      routes,
    });
  const statusOf = async (url: string, cookie = '') => (await shop.open(url, { cookie })).reply.statusCode;

  it('has the status of what it shows, ORD-021', async () => {
    await publish(hash ?? '');
    assert.equal(await statusOf('/menu'), 200);
    assert.equal(await statusOf('/menu/drinks/hot-coffee/lattes'), 200);
    assert.equal(await statusOf('/menu/drinks/none'), 404);
    assert.equal(await statusOf('/menu/drinks/hot-coffee/none'), 404);
  });

  it('is 200 at a store whose menu fails: the browser shows the national menu, ORD-022', async () => {
    assert.equal(await statusOf('/menu', 'store=1011-100011'), 200);
  });

  it('is 500 without content while the national menu cannot be read, and 200 afterwards, ORD-021', async () => {
    await publish('0'.repeat(64));
    const { reply, main } = await shop.open('/menu');
    assert.deepEqual([reply.statusCode, reply.headers['cache-control']], [500, 'private, no-store']);
    assert.match(main ?? '', /placeholder of/);
    await publish(hash ?? '');
    assert.equal(await statusOf('/menu'), 200);
  });
});
