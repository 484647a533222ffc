import { loop } from '../testing/sample-stores.ts';
import { metresTo } from './distance.rules.ts';

it('the distance to a store is that to its coordinates, LOC-023', () => {
  const { latitude: lat, longitude: lng } = loop.coordinates;
  expect(metresTo(loop, { lat, lng })).toBe(0);
  expect(Math.round(metresTo(loop, { lat: lat + 1, lng }) / 1000)).toBe(111);
});
