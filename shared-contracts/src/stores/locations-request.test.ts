import {
  defaultConfiguration as configuration,
  firstSearch,
  locationsListUrl,
  pageRequests,
  readLocatorQuery,
} from '../index.ts';

const read = (text: string) => readLocatorQuery(new URLSearchParams(text), ['GC', 'ON', 'WF']);

describe('the request for stores', () => {
  const view = { lat: 1, lng: 2, zoom: 13 };
  const store = { storeNumber: '1001', name: 'Loop' };
  it.each([
    ['', { view }, 'lat=1.000000&lng=2.000000'],
    ['', { view, store }, 'store=1001&lat=1.000000&lng=2.000000'],
    ['place=Rome', { view, store }, 'place=Rome'],
    ['map=3,4,5&features=ON', { view, store }, 'features=ON&lat=3.000000&lng=4.000000'],
  ])('for %p around %j is %p, LOC-024, LOC-060', (text, around, expected) =>
    expect(locationsListUrl({ query: read(text), around })).toBe(
      `/apiproxy/v1/locations?${expected}&view=list`,
    ),
  );
});

describe('the request with which the page of the list begins', () => {
  const orderStore = { storeNumber: '1001', name: 'Loop', countryCode: 'US' };
  it.each([
    ['', 'en-US', undefined, 'lat=41.885300&lng=-87.640000'],
    ['', 'fr-CA', undefined, 'lat=45.501900&lng=-73.567400'],
    ['', 'en-US', orderStore, 'store=1001&lat=41.885300&lng=-87.640000'],
    ['?place=%20Rome%20&from=mail', 'en-US', orderStore, 'place=Rome'],
    ['?place=', 'en-US', undefined, 'lat=41.885300&lng=-87.640000'],
    ['?map=1,2,5z', 'en-US', orderStore, 'lat=1.000000&lng=2.000000'],
  ] as const)(
    'for %p in %s with the order store %j is %s, LOC-024, LOC-060',
    (search, locale, store, expected) => {
      const visit = { search, locale, orderStore: store, configuration };
      expect(pageRequests.locations(visit)).toBe(`/apiproxy/v1/locations?${expected}&view=list`);
      expect(pageRequests.locations(visit)).toBe(locationsListUrl(firstSearch(visit)));
    },
  );
});
