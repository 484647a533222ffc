import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type {
  LocationsListReply,
  LocationsReply,
  StoreDetailsReply,
  StoreReply,
} from '@crema/shared-contracts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { cutOffMetres, maxResults } from './find-locations.ts';

const loop = 'lat=41.8853&lng=-87.64';
const shorts = ({ stores }: LocationsReply) => stores.map(({ store }) => store.storeNumber.split('-')[0]);

describe('the store locations', () => {
  let server: TestApp;
  const clock = createTestClock();
  before(async () => {
    server = await startTestApp({ clock, stores: 'full' });
  });
  after(() => server.stop());
  const get = (query: string, language = 'en-US') =>
    server.app.inject({ url: `/apiproxy/v1/locations?${query}`, headers: { 'accept-language': language } });
  const found = async (query: string) => (await get(query)).json<LocationsReply>();

  it('around a position come nearest first with their distance, LOC-024', async () => {
    const { stores, placeName, center } = await found(loop);
    const distances = stores.map(({ store }) => store.distanceMetres ?? Infinity);
    assert.deepEqual(
      distances,
      distances.toSorted((left, right) => left - right),
    );
    assert.equal(stores.length, maxResults);
    assert.deepEqual([placeName, center], [null, { lat: 41.8853, lng: -87.64 }]);
  });

  it('around a place are found by its name, LOC-024', async () => {
    const { placeName, stores } = await found('place=toronto');
    assert.equal(placeName, 'Toronto, ON');
    assert.ok(stores.every(({ store }) => store.address.countryCode === 'CA'));
  });

  it('around a place are named in the visitor’s language, LOC-060', async () => {
    const { placeName } = (await get('place=quebec%2C%20qc', 'fr-CA')).json<LocationsReply>();
    assert.equal(placeName, 'Québec (Québec)');
  });

  it('around a Canadian postal code are found by it, LOC-060', async () => {
    const { placeName, stores } = await found('place=m5v%202t6');
    assert.equal(placeName, 'Toronto, ON M5V 2T6');
    assert.ok(stores.some(({ store }) => store.address.city === 'Toronto'));
  });

  it('around a store are found by its number, and around the position when it is gone, LOC-060', async () => {
    const [first] = (await found(loop)).stores;
    const number = first!.store.storeNumber;
    assert.equal((await found(`store=${number}&lat=0&lng=0`)).stores[0]?.store.distanceMetres, 0);
    assert.deepEqual((await found(`store=99999&${loop}`)).center, { lat: 41.8853, lng: -87.64 });
  });

  it('farther than 50 miles are dropped, LOC-023', async () => {
    const { stores } = await found('place=Sioux%20Falls,%20SD');
    assert.ok(stores.length > 0);
    assert.ok(stores.every(({ store }) => (store.distanceMetres ?? Infinity) <= cutOffMetres));
    assert.deepEqual((await found('lat=45.5&lng=-108.0&features=GC,CX,17,CC,NB')).stores, []);
  });

  for (const { features, because } of [
    { features: 'GC', because: (store: StoreReply) => store.mobileOrdering.guestOrdering },
    { features: 'ON', because: (store: StoreReply) => store.isOpen },
    { features: 'hrs24', because: (store: StoreReply) => store.isOpen24Hours },
    { features: 'WF', because: (store: StoreReply) => store.amenities.some(({ code }) => code === 'WF') },
    { features: 'DT', because: (store: StoreReply) => store.pickUpOptions.some(({ code }) => code === 'DT') },
    {
      features: 'GC,ON,hrs24,DT,WF',
      because: (store: StoreReply) =>
        store.mobileOrdering.guestOrdering &&
        store.isOpen24Hours &&
        ['DT', 'WF'].every((wanted) =>
          [...store.pickUpOptions, ...store.amenities].some(({ code }) => code === wanted),
        ),
    },
  ])
    it(`with ${features} match every feature, LOC-022`, async () => {
      clock.set('2026-06-03T08:30:00Z');
      const { stores } = await found(`${loop}&features=${features}`);
      assert.ok(stores.length > 0);
      assert.ok(stores.every(({ store }) => because(store)));
      clock.set('2026-06-03T15:00:00Z');
    });

  it('that are open are determined at request time, D-53', async () => {
    assert.ok(shorts(await found(`${loop}&features=ON`)).includes('1017'));
    clock.set('2026-06-04T02:30:00Z');
    assert.ok(!shorts(await found(`${loop}&features=ON`)).includes('1017'));
    clock.set('2026-06-03T15:00:00Z');
  });

  it('never offer XO nor list hidden amenities, ORD-060, LOC-022', async () => {
    const { stores } = await found(loop);
    const codes = stores.flatMap(({ store }) =>
      [...store.pickUpOptions, ...store.amenities].map(({ code }) => code),
    );
    assert.ok(!codes.includes('XO') && !codes.includes('17') && !codes.includes('CC'));
  });

  it('are in the visitor’s language', async () => {
    const { stores } = (await get(loop, 'fr-CA')).json<LocationsReply>();
    assert.equal(stores[0]?.store.pickUpOptions[0]?.name, 'Au café');
    assert.equal(stores[0]?.store.openStatusFormatted, 'Ouvert');
  });

  for (const { because, query, status, code, messageId } of [
    {
      because: 'the place is unknown',
      query: 'place=zzzzqq',
      status: 404,
      code: 'NOT_FOUND',
      messageId: 'placeNameNotFound',
    },
    { because: 'neither place nor position', query: '', status: 400, code: 'VALIDATION' },
    { because: 'half a position', query: 'lat=41', status: 400, code: 'VALIDATION' },
    { because: 'a latitude beyond the pole', query: 'lat=91&lng=0', status: 400, code: 'VALIDATION' },
    {
      because: 'a place that is too long',
      query: `place=${'x'.repeat(200)}`,
      status: 400,
      code: 'VALIDATION',
    },
  ])
    it(`reject ${because} with ${code}, LOC-024`, async () => {
      const reply = await get(query);
      assert.deepEqual(
        [reply.statusCode, reply.json().error.code, reply.json().messageId],
        [status, code, messageId],
      );
    });

  const places = ['place=New%20York', 'place=Montreal', 'place=Los%20Angeles', loop];
  for (const language of ['en-US', 'fr-CA'])
    it(`in a list of ${maxResults} take at most 40 KB in ${language}, LOC-030`, async () => {
      for (const place of places) {
        const reply = await get(`${place}&view=list`, language);
        assert.equal(reply.json<LocationsListReply>().stores.length, maxResults);
        assert.ok(
          Buffer.byteLength(reply.body) <= 40_000,
          `${place}: ${Buffer.byteLength(reply.body)} bytes`,
        );
      }
    });

  it('have the same fields in a list as in the whole reply that earlier pages request, LOC-030', async () => {
    const [list, whole] = [(await get(`${loop}&view=list`)).json<LocationsListReply>(), await found(loop)];
    assert.deepEqual([list.placeName, list.center], [whole.placeName, whole.center]);
    for (const [at, { store }] of list.stores.entries()) {
      const { address, mobileOrdering, openIntervals, ...rest } = store;
      const full = whole.stores[at]!.store;
      assert.deepEqual({ ...full, ...rest }, full);
      assert.deepEqual({ ...full.address, ...address }, full.address);
      assert.deepEqual({ ...full.mobileOrdering, ...mobileOrdering }, full.mobileOrdering);
      assert.deepEqual(openIntervals, full.openIntervals.slice(0, 2));
    }
  });

  it('are opened and closed in the list as the minute passes, D-53', async () => {
    const statusOf = async () => {
      const { stores } = (await get(`${loop}&view=list`)).json<LocationsListReply>();
      const { openIntervals } = stores.find(({ store }) => store.storeNumber.startsWith('1017-'))!.store;
      return Date.parse(openIntervals[0]!.opensAt) <= clock.now().getTime();
    };
    clock.set('2026-06-04T00:59:59Z');
    const before = await statusOf();
    const { openIntervals } = (await get(`${loop}&view=list`))
      .json<LocationsListReply>()
      .stores.find(({ store }) => store.storeNumber.startsWith('1017-'))!.store;
    clock.set(new Date(Date.parse(openIntervals[0]!.closesAt)).toISOString());
    const after = await statusOf();
    clock.set('2026-06-03T15:00:00Z');
    assert.deepEqual([before, after], [true, false]);
  });

  it('have details with all hours, by either number, LOC-031, LOC-032', async () => {
    const details = (storeNumber: string) => server.app.inject(`/apiproxy/v1/stores/${storeNumber}`);
    const { store } = (await details('1001')).json<StoreDetailsReply>();
    const full = (await found(loop)).stores.find(
      ({ store: { storeNumber } }) => storeNumber === store.storeNumber,
    );
    assert.deepEqual(
      { ...store, distanceMetres: full?.store.distanceMetres, recommendationReason: 'NEARBY' },
      full?.store,
    );
    assert.equal(store.schedule.length, 7);
    assert.deepEqual((await details('1001-100001')).json(), { store });
    assert.equal((await details('99999')).json().error.code, 'STORE_NOT_FOUND');
  });

  it('are suggested while typing, and the reply is cacheable, LOC-020', async () => {
    const reply = await server.app.inject('/apiproxy/v1/locations/suggestions?q=chic');
    assert.equal(reply.json().suggestions[0].name, 'Chicago, IL');
    assert.match(String(reply.headers['cache-control']), /max-age/);
  });

  const nearest = (payload: object) =>
    server.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/locations/nearest-location',
      headers: ownPage,
      payload,
    });

  it('have a nearest one with the features asked for, LOC-025', async () => {
    const reply = await nearest({ lat: 41.8857, lng: -87.6309, features: ['GC', 'CX'] });
    assert.equal(reply.json().store.storeNumber, '1001-100001');
    const withoutGuests = await nearest({ lat: 41.88197, lng: -87.63394, features: ['GC'] });
    assert.notEqual(withoutGuests.json().store.storeNumber, '1002-100002');
  });

  it('have a nearest one by GET too, for caches, D-56', async () => {
    const reply = await server.app.inject(
      '/apiproxy/v1/locations/nearest-location?lat=41.8857&lng=-87.6309&features=GC,CX',
    );
    assert.equal(reply.json().store.storeNumber, '1001-100001');
  });

  it('have no nearest one in the middle of the ocean, LOC-025', async () => {
    const reply = await nearest({ lat: 0, lng: -30 });
    assert.deepEqual([reply.statusCode, reply.json().messageId], [404, 'nearestNotFound']);
  });
});
