import { metresBetween } from './distance.ts';

describe('the distance between two spots', () => {
  it.each([
    [{ lat: 41.8853, lng: -87.64 }, { lat: 41.8853, lng: -87.64 }, 0, 'they are the same'],
    [{ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111_195, 'a degree along the equator'],
    [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195, 'the date line does not separate them'],
    [{ lat: 41.8781, lng: -87.6298 }, { lat: 43.6532, lng: -79.3832 }, 702_000, 'Chicago to Toronto'],
  ])('from %j to %j is about %i m: %s', (from, to, metres) => {
    const actual = metresBetween(from, to);
    expect(Math.abs(actual - metres)).toBeLessThanOrEqual(metres * 0.002);
  });
});
