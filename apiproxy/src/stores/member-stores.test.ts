import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { goodStore, latte, payBySvc, price, submit, toOrder } from '../testing/ordering-kit.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../testing/test-app.ts';

describe('the stores of a member', () => {
  let server: TestApp;
  let gold: TestBrowser;
  const clock = createTestClock();
  before(async () => {
    server = await startTestApp({ clock });
    gold = openBrowser(server.app);
    await gold.signIn('gold');
  });
  after(() => server.stop());
  const favor = (storeNumber: string) => gold.post(restPaths.favoriteStores, { storeNumber });
  const forget = (storeNumber: string) =>
    server.app.inject({
      method: 'DELETE',
      url: `${restPaths.favoriteStores}/${storeNumber}`,
      headers: ownPage,
      cookies: Object.fromEntries(gold.cookies),
    });
  const recommended = async () =>
    (
      await gold.graphql(
        '{recommendedStores(latitude:41.8853,longitude:-87.64,limit:4){storeNumber recommendationReason isFavorite isPrevious}}',
      )
    ).data.recommendedStores;

  it('are favourites, then the usual ones, then those nearby, D-51', async () => {
    assert.equal((await favor('1012-100012')).statusCode, 204);
    assert.equal((await favor('1012')).statusCode, 204);
    const [first, second, third, fourth] = await recommended();
    assert.deepEqual(first, {
      storeNumber: '1012-100012',
      recommendationReason: 'FAVORITE',
      isFavorite: true,
      isPrevious: false,
    });
    assert.deepEqual(
      [second, third, fourth].map((store) => store.recommendationReason),
      ['USUAL', 'USUAL', 'NEARBY'],
    );
    assert.ok(second.isPrevious && !fourth.isPrevious);
  });

  it('come sorted: the latest favourite, the most frequent store, LOC-055', async () => {
    const others = ['1017-100017', '1003-100003', '1010-100010'];
    for (const storeNumber of others) {
      clock.advance(1000);
      assert.equal((await favor(storeNumber)).statusCode, 204);
    }
    const { data } = await gold.graphql('{recommendedStores(limit:150){storeNumber isFavorite isPrevious}}');
    const stores: { storeNumber: string; isFavorite: boolean; isPrevious: boolean }[] =
      data.recommendedStores;
    assert.deepEqual(
      stores.filter(({ isFavorite }) => isFavorite).map(({ storeNumber }) => storeNumber),
      [...others.toReversed(), '1012-100012'],
    );
    const previous = stores.filter(({ isPrevious }) => isPrevious);
    assert.ok(previous.length > 0);
    assert.equal(stores.length, new Set(stores.map(({ storeNumber }) => storeNumber)).size);
    for (const storeNumber of others) assert.equal((await forget(storeNumber)).statusCode, 204);
  });

  it('are marked in a search', async () => {
    const reply = await gold.get(`${restPaths.locations}?lat=37.7857&lng=-122.4059`);
    assert.equal(reply.json().stores[0].store.recommendationReason, 'FAVORITE');
  });

  it('are deleted by the short number, however often it is requested, LOC-050', async () => {
    assert.equal((await forget('1012')).statusCode, 204);
    assert.equal((await forget('1012')).statusCode, 204);
    assert.ok((await recommended()).every(({ isFavorite }: { isFavorite: boolean }) => !isFavorite));
  });

  it('must exist', async () => {
    const reply = await favor('9999');
    assert.deepEqual([reply.statusCode, reply.json().error.code], [404, 'STORE_NOT_FOUND']);
  });

  it('are not for guests, LOC-051', async () => {
    const reply = await openBrowser(server.app).post(restPaths.favoriteStores, { storeNumber: '1001' });
    assert.deepEqual([reply.statusCode, reply.json().error.code], [401, 'UNAUTHENTICATED']);
  });
});

describe('the stores of a member in the memory of two processes', () => {
  const maxAgeMs = 1_000;
  /** Both servers count the age of data in memory by it. */
  let now = 0;
  const inMemory = { memoryMaxAgeMs: maxAgeMs, monotonic: () => now };
  let first: TestApp;
  let second: TestApp;
  let gold: TestBrowser;
  let elsewhere: TestBrowser;
  before(async () => {
    first = await startTestApp(inMemory);
    second = await startTestApp({ ...inMemory, beside: first });
    gold = openBrowser(first.app);
    await gold.signIn('gold');
    elsewhere = openBrowser(second.app);
    elsewhere.cookies.set('sid', gold.cookies.get('sid') ?? '');
  });
  after(async () => {
    await second.stop();
    await first.stop();
  });
  const numbersAt = async (browser: TestBrowser, flag: 'isFavorite' | 'isPrevious') => {
    const { data } = await browser.graphql(
      '{recommendedStores(limit:200){storeNumber isFavorite isPrevious}}',
    );
    const stores: { storeNumber: string; isFavorite: boolean; isPrevious: boolean }[] =
      data.recommendedStores;
    return stores.filter((store) => store[flag]).map(({ storeNumber }) => storeNumber);
  };

  it('show a favorite at once where it was added, and within a second elsewhere, LOC-050', async () => {
    const before = await numbersAt(elsewhere, 'isFavorite');
    await numbersAt(gold, 'isFavorite');
    await gold.post(restPaths.favoriteStores, { storeNumber: '1012' });
    assert.ok((await numbersAt(gold, 'isFavorite')).includes('1012-100012'));
    assert.deepEqual(await numbersAt(elsewhere, 'isFavorite'), before, 'it was read from memory');
    now += maxAgeMs;
    assert.ok((await numbersAt(elsewhere, 'isFavorite')).includes('1012-100012'));
  });

  it('lose a favorite at once where it was removed', async () => {
    assert.ok((await numbersAt(gold, 'isFavorite')).includes('1012-100012'));
    await first.app.inject({
      method: 'DELETE',
      url: `${restPaths.favoriteStores}/1012`,
      headers: ownPage,
      cookies: Object.fromEntries(gold.cookies),
    });
    assert.ok(!(await numbersAt(gold, 'isFavorite')).includes('1012-100012'));
  });

  it('show the store of an order at once where it was placed, LOC-055', async () => {
    await first.deps.db.deleteFrom('order_transition').execute();
    await first.deps.db.deleteFrom('order_tender').execute();
    await first.deps.db.deleteFrom('orders').execute();
    now += maxAgeMs;
    assert.deepEqual(await numbersAt(gold, 'isPrevious'), []);
    const { data } = await price(gold, toOrder([{ sku: latte }]));
    const { orderId, summary } = data.priceOrder;
    const order = payBySvc(orderId, summary.price.amountMinor);
    assert.deepEqual((await submit(gold, order)).errors, undefined);
    assert.deepEqual(await numbersAt(gold, 'isPrevious'), [goodStore]);
  });
});
