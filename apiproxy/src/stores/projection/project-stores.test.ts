import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { historyRestPaths, restPaths } from '@crema/shared-contracts';
import type { Kind, RowOf } from '../../shop/kind.ts';
import type { Shop } from '../../shop/read-shop.ts';
import { fixtureSample } from '../../app/seed/fixtures.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, latte, payBySvc, price, submit, toOrder } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { amenityKind, specialDayKind, storeKind } from '../kinds/store.kinds.ts';
import { projectStores } from './project-stores.ts';

type StoreData = RowOf<typeof storeKind>;
/** The sample with other stores, and an amenity of the shop’s own. */
const shopWith = (change: (stores: readonly StoreData[]) => readonly StoreData[]): Shop => {
  const sample = fixtureSample();
  const rows: Readonly<Record<string, readonly unknown[]>> = {
    [storeKind.name]: change(sample.rowsOf(storeKind)),
    [amenityKind.name]: [
      ...sample.rowsOf(amenityKind),
      { code: 'dog-water', name: { 'en-US': 'Water for dogs', 'fr-CA': 'Eau pour chiens' } },
    ],
    [specialDayKind.name]: [
      ...sample.rowsOf(specialDayKind),
      {
        set: 'own',
        date: '2026-06-05',
        name: { 'en-US': 'Staff day', 'fr-CA': 'Journée du personnel' },
        isClosed: true,
      },
    ],
  };
  return {
    settings: sample.settings,
    rowsOf: <K extends Kind>(kind: K) => (rows[kind.name] ?? sample.rowsOf(kind)) as readonly RowOf<K>[],
  };
};
const withStore = (number: string, values: Partial<StoreData>) =>
  shopWith((stores) => stores.map((store) => (store.number === number ? { ...store, ...values } : store)));
const without = (...numbers: readonly string[]) =>
  shopWith((stores) => stores.filter(({ number }) => !numbers.includes(String(number))));

const left = '1002-100002';

describe('the stores of the shop in effect', () => {
  const clock = createTestClock();
  let test: TestApp;
  let tab: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    tab = openBrowser(test.app);
    await tab.signIn('gold');
  });
  after(() => test.stop());
  const project = (shopAt: (zone: string) => Shop | undefined) =>
    test.deps.db
      .transaction()
      .execute((trx) => projectStores(trx, { now: clock.now(), shopAt: async (zone) => shopAt(zone) }));
  const detailsOf = async (number: string) => (await tab.get(`${restPaths.stores}/${number}`)).json();
  const shortsNear = async () => {
    const { stores } = (await tab.get(`${restPaths.locations}?lat=41.8853&lng=-87.64`)).json();
    return stores.map(({ store }: { store: { storeNumber: string } }) => store.storeNumber);
  };
  const changes = () =>
    test.deps.db
      .selectFrom('data_change')
      .select('version')
      .where('topic', '=', 'store')
      .orderBy('version', 'desc')
      .execute();

  it('change nothing if their data are the same', async () => {
    const before = await changes();
    await project(() => fixtureSample());
    assert.deepEqual(await changes(), before);
  });

  it('have the name, address, hours, closing and amenities of their data, and keep their states', async () => {
    const number = '1003-100003';
    await project(() =>
      withStore(number, {
        name: 'State Street',
        addressLine2: 'Floor 2',
        amenities: ['ST', 'dog-water'],
        specialDays: 'own',
        closedFrom: '2026-06-06',
        closedUntil: '2026-06-08',
      }),
    );
    const { store } = await detailsOf('1003');
    assert.equal(store.name, 'State Street');
    assert.deepEqual(store.address.lines, ['150 N State St', 'Floor 2', 'Chicago, IL 60602']);
    assert.deepEqual(
      store.amenities
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => !name.startsWith('Open')),
      ['Guest ordering', 'Seating', 'Water for dogs'],
    );
    assert.equal(store.mobileOrdering.availability, 'BUSY');
    assert.deepEqual(
      store.schedule
        .slice(0, 6)
        .map((day: { holidayFormatted: string | null; open: boolean }) => [day.holidayFormatted, day.open]),
      [
        [null, true],
        [null, true],
        ['Staff day', false],
        ['Temporarily closed', false],
        ['Temporarily closed', false],
        [null, true],
      ],
    );
  });

  it('follow the version of their own zone while one starts', async () => {
    const renamed = shopWith((stores) => stores.map((store) => ({ ...store, name: `New ${store.name}` })));
    await project((zone) => (zone === 'America/Toronto' ? renamed : fixtureSample()));
    const names = async () => [(await detailsOf('1013')).store.name, (await detailsOf('1001')).store.name];
    assert.deepEqual(await names(), ['New King & Bay', 'Clark & Lake']);
    await project((zone) => (zone === 'America/Toronto' ? renamed : undefined));
    assert.deepEqual(await names(), ['New King & Bay', 'Clark & Lake'], 'no version has started elsewhere');
    await project(() => fixtureSample());
    assert.deepEqual(await names(), ['King & Bay', 'Clark & Lake']);
  });

  it('that left the data are not found and take no orders; their orders keep name and address', async () => {
    const order = () => toOrder([{ sku: latte }], { storeNumber: left });
    const priced = await price(tab, order());
    const { orderId, summary } = priced.data.priceOrder;
    assert.equal(
      (await submit(tab, payBySvc(orderId, summary.price.amountMinor, { storeNumber: left }))).errors,
      undefined,
    );
    await tab.post(restPaths.favoriteStores, { storeNumber: left });
    await project(() => without(left));
    assert.ok(!(await shortsNear()).includes(left));
    assert.equal((await tab.get(`${restPaths.stores}/1002`)).json().error.code, 'STORE_NOT_FOUND');
    assert.equal(codeOf(await price(tab, order())), 'STORE_NOT_FOUND');
    const { data } = await tab.graphql(
      '{ recommendedStores(limit: 50) { storeNumber } previousOrders(locale: "en-US") { id storeName } }',
      {},
    );
    assert.ok(
      !data.recommendedStores.some(({ storeNumber }: { storeNumber: string }) => storeNumber === left),
    );
    assert.equal(
      data.previousOrders.find(({ id }: { id: string }) => id === orderId).storeName,
      'Madison & Wells',
    );
    const receipt = (await tab.get(historyRestPaths.receipt(`order.${orderId}`))).json();
    assert.deepEqual(receipt.place, {
      name: 'Madison & Wells',
      lines: ['201 W Madison St', 'Chicago, IL 60602'],
    });
    await project(() => shopWith((stores) => stores));
    assert.equal((await detailsOf('1002')).store.isFavorite, true, 'it is there again');
  });

  it('may give the short number of one that left to another', async () => {
    await project(() => withStore('1002-100002', { number: 1002 }));
    assert.equal((await detailsOf('1002')).store.storeNumber, '1002');
    await project(() => shopWith((stores) => stores));
    assert.equal((await detailsOf('1002')).store.storeNumber, '1002-100002');
  });

  it('have taxes of the jurisdiction that they name', async () => {
    const taxed = async () => (await price(tab, toOrder([{ sku: latte }]))).data.priceOrder.summary;
    const before = await taxed();
    await project(() => withStore('1001-100001', { taxJurisdiction: 'us-tx' }));
    assert.notDeepEqual(await taxed(), before);
  });
});
