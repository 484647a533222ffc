import {
  boxWidth,
  defaultConfiguration as configuration,
  filterCountsUrl,
  firstSearch,
  locationsListUrl,
  pageRequests,
  readBox,
  readLocatorQuery,
  writeBox,
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
    [
      'map=3,4,5&bbox=2,1,4,5&place=Rome',
      { view, store },
      'bbox=2.000000%2C1.000000%2C4.000000%2C5.000000&lat=3.000000&lng=4.000000',
    ],
    ['bbox=2,1,4,5', { view, store }, 'bbox=2.000000%2C1.000000%2C4.000000%2C5.000000'],
    ['bbox=2,1,4&place=Rome', { view, store }, 'place=Rome'],
  ])('for %p around %j is %p, LOC-024, LOC-060', (text, around, expected) =>
    expect(locationsListUrl({ query: read(text), around })).toBe(
      `/apiproxy/v1/locations?${expected}&view=list`,
    ),
  );
});

it('for the stores after a page names its end, LOC-024', () => {
  const search = { query: read('place=Rome'), around: { view: { lat: 1, lng: 2, zoom: 13 } } };
  expect(locationsListUrl(search, '12.5,1001-100001')).toBe(
    '/apiproxy/v1/locations?place=Rome&after=12.5%2C1001-100001&view=list',
  );
});

it('for the counts of filters names the same area and the chosen filters, LOC-021', () => {
  const around = { view: { lat: 1, lng: 2, zoom: 13 } };
  expect(filterCountsUrl({ query: read('map=3,4,5&bbox=2,1,4,5&features=ON'), around })).toBe(
    '/apiproxy/v1/locations/filter-counts?features=ON&bbox=2.000000%2C1.000000%2C4.000000%2C5.000000&lat=3.000000&lng=4.000000',
  );
  expect(filterCountsUrl({ query: read(''), around })).toBe(
    '/apiproxy/v1/locations/filter-counts?lat=1.000000&lng=2.000000',
  );
});

describe('the box of an area', () => {
  it.each([
    ['-88,41,-87,42', { west: -88, south: 41, east: -87, north: 42 }, 1],
    ['179,50,-179.5,53', { west: 179, south: 50, east: -179.5, north: 53 }, 1.5],
  ])('in %p is %j, %d° wide', (text, box, width) => {
    expect(readBox(text)).toEqual(box);
    expect(boxWidth(box)).toBe(width);
    expect(readBox(writeBox(box))).toEqual(box);
  });
  it.each([
    '',
    'here',
    '1,2,3',
    '1,2,3,4,5',
    '1,2,3,x',
    '1,4,3,2',
    '1,2,1,4',
    '1,-91,3,4',
    '1,2,181,4',
    '1e1,2,30,4',
  ])('in %p does not exist, LOC-004', (text) => expect(readBox(text)).toBeUndefined());
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
