import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { startRenderedShop, type RenderedShop } from '../../testing/rendered-shop.ts';
import { renderedRoute } from '../../testing/rendering-kit.ts';

const storeNumber = '1001-100001';
const latte = '2010-hot-medium';
const file = new URL('../../../../mfe-ordering/persisted-documents.json', import.meta.url);
const documents = readFileSync(file, 'utf8');
const hashOf = (operation: string) =>
  Object.entries(JSON.parse(documents) as Record<string, string>).find(([, text]) =>
    text.startsWith(`query ${operation}(`),
  )?.[0] ?? '';

/** Shows the store, the product, and the number of renders of its version. */
const body = `
  module.renders = (module.renders ?? 0) + 1;
  const [{ data: { product } }] = request.queries;
  const size = product.form.sizes.find(({ sku }) => sku === '${latte}');
  const shown = [module.renders, request.orderStore?.name ?? '', size.price.amountMinor, size.availability];
  return { markup: '<pre>' + JSON.stringify(shown) + '</pre>' };`;

describe('a page that is rendered on the server, when its data changes', () => {
  let shop: RenderedShop;
  before(async () => {
    shop = await startRenderedShop({
      environment: { RENDERERS: '1' },
      modules: modules.filter(({ name }) => name !== 'identity' && name !== 'composition'),
    });
    await shop.publish({
      name: 'mfe-ordering',
      body,
      documents,
      queries: {
        GetProduct: {
          hash: hashOf('GetProduct'),
          variables: {
            productNumber: 'Int!',
            formCode: 'String!',
            storeNumber: 'String',
            locale: 'String!',
          },
        },
      },
      routes: [
        renderedRoute({
          id: 'product',
          path: '/menu/product/:productNumber/:formCode',
          preload: [
            {
              operation: 'GetProduct',
              variables: {
                productNumber: ':productNumber',
                formCode: ':formCode',
                storeNumber: 'store',
                locale: 'locale',
              },
            },
          ],
        }),
      ],
    });
  });
  after(() => shop.server.stop());

  const open = async () => {
    const { html, boot, reply } = await shop.open('/menu/product/2010/hot', {
      cookie: `store=${storeNumber}`,
    });
    const [renders, store, price, availability] = JSON.parse(/<pre>(.*?)<\/pre>/.exec(html)?.[1] ?? '[]') as [
      number,
      string,
      number,
      string,
    ];
    return { renders, store, price, availability, boot, etag: reply.headers.etag };
  };
  const update = (values: { name?: string; price_tier?: number }) =>
    shop.server.deps.db.updateTable('store').set(values).where('store_number', '=', storeNumber).execute();

  /** The page before and after a change. Before it, the page came from the cache. */
  const around = async (change: () => Promise<unknown>) => {
    await open();
    const before = await open();
    assert.ok(before.renders > 0);
    assert.equal((await open()).renders, before.renders, 'the page is in the cache');
    await change();
    const changed = await open();
    assert.equal(changed.renders, before.renders + 1);
    assert.notEqual(changed.etag, before.etag);
    return { before, changed };
  };

  it('shows another price to the next visitor', async () => {
    const { before, changed } = await around(() => update({ price_tier: 3 }));
    assert.ok(changed.price > before.price, `${before.price} → ${changed.price}`);
  });

  it('shows to the next visitor that the store has sold a product out', async () => {
    const { before, changed } = await around(() =>
      shop.server.deps.db
        .insertInto('store_product')
        .values({ store_number: storeNumber, sku: latte, availability: 'SOLD_OUT' })
        .execute(),
    );
    assert.deepEqual([before.availability, changed.availability], ['AVAILABLE', 'SOLD_OUT']);
  });

  it('shows the store’s next name to the next visitor, and the browser continues with it', async () => {
    const { before, changed } = await around(() => update({ name: 'Another name' }));
    assert.notEqual(before.store, 'Another name');
    assert.equal(changed.store, 'Another name');
    assert.equal(changed.boot.rendered?.orderStore?.name, 'Another name');
  });
});
