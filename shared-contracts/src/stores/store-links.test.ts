import { callUrl, directionsMaps, directionsUrl, storePath } from './store-links.ts';

describe('the links to a store', () => {
  it('call its number, however it is written', () => {
    expect(callUrl('+1 (312) 555-0100')).toBe('tel:+13125550100');
  });
  it.each([
    ['1001-100001', 'Loop & Lake', '/store/1001/loop-lake'],
    ['1014', 'Café de l’Église', '/store/1014/cafe-de-leglise'],
    ['7-1', '咖啡', '/store/7'],
  ])('open its page: %s “%s” at %s, LOC-003', (storeNumber, name, path) => {
    expect(storePath({ storeNumber, name })).toBe(path);
  });
  it.each([
    ['google', 'www.google.com', 'destination'],
    ['apple', 'maps.apple.com', 'daddr'],
    ['openStreetMap', 'www.openstreetmap.org', 'to'],
  ] as const)('open directions to its position on the map of %s', (map, host, parameter) => {
    const url = new URL(directionsUrl({ latitude: 41.88, longitude: -87.63 }, map));
    expect(url.host).toBe(host);
    expect(url.searchParams.get(parameter)).toBe('41.88,-87.63');
    expect(directionsMaps).toContain(map);
  });
});
