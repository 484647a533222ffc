import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type {
  LocationsListReply,
  LocationsReply,
  StoreDetailsReply,
  StoreReply,
} from '@crema/shared-contracts';
import { openBrowser } from '../../testing/browser.ts';
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

  it('are found at 49.9 miles and not at 50.1, LOC-023, D-50', async () => {
    const [nome] = (await found('place=Sioux%20Falls,%20SD')).stores;
    const { storeNumber, coordinates } = nome!.store;
    // A degree along a meridian has 69.0934 miles.
    const numbersFrom = async (miles: number) => {
      const { stores } = await found(
        `lat=${coordinates.latitude + miles / 69.0934}&lng=${coordinates.longitude}`,
      );
      return stores.map(({ store }) => store.storeNumber);
    };
    assert.ok((await numbersFrom(49.9)).includes(storeNumber));
    assert.ok(!(await numbersFrom(50.1)).includes(storeNumber));
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

  for (const path of [
    'locations?lat=41&lng=1e999',
    'locations?lat=41&lng=-1e999&bbox=-88.2,41.4,-87.2,42.4',
    'locations/filter-counts?lat=41&lng=1e999',
    'locations/nearest-location?lat=41&lng=1e999',
    'locations/suggestions?q=springfield&lat=41&lng=1e999',
  ])
    it(`reject the infinite longitude of ${path}, LOC-024`, async () => {
      const reply = await server.app.inject(`/apiproxy/v1/${path}`);
      assert.deepEqual(
        [reply.statusCode, reply.json().error.code, reply.json().error.field],
        [400, 'VALIDATION', 'lng'],
      );
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
    { because: 'an infinite latitude', query: 'lat=-1e999&lng=0', status: 400, code: 'VALIDATION' },
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

  const wide = 'bbox=-88.2,41.4,-87.2,42.4';
  /** Reads every page of a search. */
  const pagesOf = async (query: string, most = 40) => {
    const pages = [await found(query)];
    while (pages.at(-1)?.next !== undefined && pages.length < most)
      pages.push(await found(`${query}&after=${encodeURIComponent(pages.at(-1)?.next ?? '')}`));
    return pages;
  };

  it('in a box come in pages of 50 with their number, each store once, nearest to its middle first, LOC-013, D-54', async () => {
    const pages = await pagesOf(wide);
    const all = pages.flatMap(({ stores }) => stores.map(({ store }) => store));
    const [first] = pages;
    assert.ok(first && pages.length > 2, `${pages.length} pages`);
    assert.ok(pages.slice(0, -1).every(({ stores }) => stores.length === maxResults));
    assert.ok(pages.every(({ total }) => total === all.length));
    assert.equal(new Set(all.map(({ storeNumber }) => storeNumber)).size, all.length);
    const distances = all.map(({ distanceMetres }) => distanceMetres ?? Infinity);
    assert.deepEqual(
      distances,
      distances.toSorted((left, right) => left - right),
    );
    assert.deepEqual([first.placeName, first.center], [null, { lat: 41.9, lng: -87.7 }]);
    assert.ok(
      all.every(
        ({ coordinates: { latitude, longitude } }) =>
          latitude >= 41.4 && latitude <= 42.4 && longitude >= -88.2 && longitude <= -87.2,
      ),
    );
  });

  it('in a box are sorted from a position, have every feature, and are counted with it, LOC-022', async () => {
    const [all] = await pagesOf(wide, 1);
    const pages = await pagesOf(`${wide}&${loop}&features=hrs24`);
    const stores = pages.flatMap((page) => page.stores.map(({ store }) => store));
    assert.ok(stores.length > 0 && stores.every(({ isOpen24Hours }) => isOpen24Hours));
    assert.equal(pages[0]?.total, stores.length);
    assert.ok((all?.total ?? 0) > stores.length);
    assert.deepEqual(pages[0]?.center, { lat: 41.8853, lng: -87.64 });
  });

  it('in a box keep their pages when a store of an earlier page disappears, D-54', async () => {
    const query = `${wide}&view=list`;
    const first = await found(query);
    const second = await found(`${query}&after=${first.next}`);
    const gone = first.stores.at(-1)!.store.storeNumber;
    const moveBy = (degrees: number) =>
      server.deps.db
        .updateTable('store')
        .set((row) => ({ lat: row('lat', '+', degrees) }))
        .where('store_number', '=', gone)
        .execute();
    await moveBy(20);
    const again = await found(`${query}&after=${first.next}`);
    assert.deepEqual(shorts(again), shorts(second));
    assert.equal(again.total, (second.total ?? 0) - 1);
    await moveBy(-20);
  });

  it('around a place have further pages too, without a number, and none after the last', async () => {
    const query = 'place=Sioux%20Falls,%20SD';
    const near = await pagesOf(query);
    assert.ok(near.every(({ total }) => total === undefined));
    assert.equal(near.at(-1)?.next, undefined);
    const [first, second] = await pagesOf(loop, 2);
    assert.equal(second?.stores.length, maxResults);
    assert.ok(!shorts(second).some((number) => shorts(first!).includes(number)));
  });

  it('across the date line are found in one box', async () => {
    const { total, center } = await found('bbox=179,50,-179,53');
    assert.deepEqual([total, center], [0, { lat: 51.5, lng: 180 }]);
  });

  it('in a box stay in no cache: they contain the member’s favorites', async () => {
    assert.equal((await get(wide)).headers['cache-control'], 'no-store');
  });

  for (const { because, query, messageId } of [
    { because: 'text', query: 'bbox=here' },
    { because: 'three numbers', query: 'bbox=-88,41,-87' },
    { because: 'five numbers', query: 'bbox=-88,41,-87,42,1' },
    { because: 'a number with an exponent', query: 'bbox=-88,41,-87,4e1' },
    { because: 'south above north', query: 'bbox=-88,42,-87,41' },
    { because: 'no size', query: 'bbox=-88,41,-88,42' },
    { because: 'a latitude beyond the pole', query: 'bbox=-88,41,-87,91' },
    { because: 'a longitude beyond the date line', query: 'bbox=-188,41,-187,42' },
    { because: 'the whole world', query: 'bbox=-180,-90,180,90', messageId: 'zoomedOut' },
    { because: 'west and east exchanged', query: 'bbox=-87,41,-88,42', messageId: 'zoomedOut' },
    {
      because: 'more than a map of ten tiles at the threshold',
      query: 'bbox=-94,41,-79,42',
      messageId: 'zoomedOut',
    },
    { because: 'a page that no search ends', query: `${wide}&after=x` },
    { because: 'a page without a store', query: `${wide}&after=12,` },
    { because: 'a page without a distance', query: `${wide}&after=,1001-100001` },
  ] as readonly {
    because: string;
    query: string;
    messageId?: string;
  }[])
    it(`in a box that is ${because} are refused, LOC-014, LOC-053`, async () => {
      const reply = await get(query);
      const { error, messageId: given } = reply.json();
      assert.deepEqual(
        [reply.statusCode, error.code, error.field, given],
        [400, 'VALIDATION', query.includes('after') ? 'after' : 'bbox', messageId],
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

  it('are suggested near a position first, LOC-060', async () => {
    const first = async (query: string) =>
      (await server.app.inject(`/apiproxy/v1/locations/suggestions?q=springfield${query}`)).json()
        .suggestions[0].name;
    assert.equal(await first('&lat=44&lng=-123'), 'Springfield, OR');
    assert.notEqual(await first(''), 'Springfield, OR');
    const reply = await server.app.inject('/apiproxy/v1/locations/suggestions?q=springfield&lat=91&lng=0');
    assert.equal(reply.statusCode, 400);
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
    assert.deepEqual(
      [reply.headers['cache-control'], reply.headers.vary, reply.headers['set-cookie']],
      ['public, max-age=60', 'accept-language, cookie, accept-encoding', undefined],
    );
    const none = await server.app.inject('/apiproxy/v1/locations/nearest-location?lat=0&lng=-30');
    assert.deepEqual(
      [none.statusCode, none.json().messageId, none.headers['cache-control']],
      [404, 'nearestNotFound', 'no-store'],
    );
    const refused = await server.app.inject('/apiproxy/v1/locations/nearest-location?lat=91&lng=0');
    assert.deepEqual([refused.statusCode, refused.json().error.code], [400, 'VALIDATION']);
  });

  it('have a nearest one for a member with the relation to it, which no cache keeps, D-56', async () => {
    const member = openBrowser(server.app);
    await member.signIn('gold');
    await member.post('/apiproxy/v1/stores/favorites', { storeNumber: '1001' });
    const reply = await member.get('/apiproxy/v1/locations/nearest-location?lat=41.8857&lng=-87.6309');
    assert.deepEqual([reply.json().store.isFavorite, reply.headers['cache-control']], [true, 'no-store']);
  });

  it('have no nearest one in the middle of the ocean, LOC-025', async () => {
    const reply = await nearest({ lat: 0, lng: -30 });
    assert.deepEqual([reply.statusCode, reply.json().messageId], [404, 'nearestNotFound']);
  });

  it('are the same in production, whose texts are made before and not compared with the schema', async () => {
    const production = await startTestApp({ clock, production: true, beside: server });
    try {
      const paths = [
        `/apiproxy/v1/locations?${loop}`,
        `/apiproxy/v1/locations?${loop}&view=list`,
        `/apiproxy/v1/locations?bbox=-87.9,41.7,-87.4,42.1&view=list`,
        '/apiproxy/v1/locations?place=nome&view=list',
        '/apiproxy/v1/locations/nearest-location?lat=41.8857&lng=-87.6309',
        '/apiproxy/v1/locations/suggestions?q=springfield&lat=41&lng=-87',
        '/apiproxy/v1/stores/1001',
      ];
      // The second request joins texts that the first has made.
      for (const url of [...paths, ...paths]) {
        const reply = await production.app.inject(url);
        assert.match(String(reply.headers['content-type']), /^application\/json; charset=utf-8/);
        assert.deepEqual(reply.json(), (await server.app.inject(url)).json(), url);
      }
    } finally {
      await production.stop();
    }
  });

  it('have the language and the opening times of the request, also after a text was made', async () => {
    const production = await startTestApp({ clock, production: true, beside: server });
    const ask = async (language: string) =>
      (
        await production.app.inject({
          url: '/apiproxy/v1/stores/1001',
          headers: { 'accept-language': language },
        })
      ).json<StoreDetailsReply>().store.schedule;
    try {
      const english = await ask('en-US');
      assert.notDeepEqual(await ask('fr-CA'), english);
      assert.deepEqual(await ask('en-US'), english);
      clock.advance(24 * 60 * 60_000);
      assert.notDeepEqual(await ask('en-US'), english);
    } finally {
      clock.advance(-24 * 60 * 60_000);
      await production.stop();
    }
  });
});
