import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
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
