import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boxesAround, metresBetween } from './geo.ts';

const chicago = { lat: 41.8781, lng: -87.6298 };

describe('distances', () => {
  it('follow the curve of the earth', () => {
    const newYork = { lat: 40.7128, lng: -74.006 };
    assert.ok(Math.abs(metresBetween(chicago, newYork) - 1_144_000) < 2_000);
    assert.equal(metresBetween(chicago, chicago), 0);
  });

  for (const from of [chicago, { lat: 71.29, lng: -156.79 }, { lat: -89.99, lng: 0 }])
    it(`of 80 km around ${from.lat} stay within the box`, () => {
      const [box] = boxesAround(from, 80_000);
      assert.ok(box);
      assert.ok(metresBetween(from, { lat: box.north, lng: from.lng }) <= 80_001);
      assert.ok(
        metresBetween(from, { lat: from.lat, lng: box.east }) >= 79_000 ||
          box.east - box.west >= 360 ||
          Math.abs(from.lat) > 80,
      );
    });

  it('make two boxes where they cross the date line', () => {
    const boxes = boxesAround({ lat: 51.9, lng: 179.9 }, 80_000);
    assert.equal(boxes.length, 2);
    assert.ok(boxes.some(({ west }) => west === -180) && boxes.some(({ east }) => east === 180));
    assert.equal(boxesAround({ lat: 51.9, lng: -179.9 }, 80_000).length, 2);
  });
});
