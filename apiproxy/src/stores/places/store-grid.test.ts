import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StoreFacts } from '../store.ts';
import { createStoreGrid, type NearStore, type StoreGrid } from './store-grid.ts';

const middle = { lat: 41.8853, lng: -87.64 };
const cutOff = 80_467;
const limit = 51;
const box = { south: 41.6853, north: 42.0853, west: -87.89, east: -87.39 };

/** Evenly distributed numbers from 0 to 1, the same in each run. */
const numbers = () => {
  let seed = 7;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
};
/** The grid of a round town with evenly distributed stores; `reads` counts the stores that a search looks at. */
const townOf = (count: number) => {
  const next = numbers();
  const grid = createStoreGrid();
  let reads = 0;
  for (let at = 0; at < count; at += 1) {
    const [angle, away] = [next() * 2 * Math.PI, Math.sqrt(next()) * 0.4];
    const latitude = middle.lat + away * Math.sin(angle);
    const store = { storeNumber: String(at), longitude: middle.lng + (away * Math.cos(angle)) / 0.74 };
    const counted = Object.defineProperty(store, 'latitude', {
      get: () => {
        reads += 1;
        return latitude;
      },
    });
    grid.add(counted as unknown as StoreFacts);
  }
  return (search: (grid: StoreGrid) => readonly NearStore[]) => {
    reads = 0;
    const found = search(grid);
    return { found, reads };
  };
};
/** Positions all over the town. */
const positions = [-2, -1, 0, 1, 2].flatMap((row) =>
  [-2, -1, 0, 1, 2].map((column) => ({ lat: middle.lat + row / 15, lng: middle.lng + column / 13 })),
);

describe('a search in the grid of stores', () => {
  for (const { name, mostReads, matches } of [
    { name: 'around a position', mostReads: 400, matches: () => true },
    {
      name: 'with a filter that a tenth of the stores match',
      mostReads: 3_500,
      matches: ({ storeNumber }: StoreFacts) => storeNumber.endsWith('7'),
    },
  ])
    for (const count of [1_000, 10_000])
      it(`${name} looks at ${mostReads} stores at most, in a town with ${count} stores, LOC-024`, () => {
        const town = townOf(count);
        const reads = positions.map(
          (from) => town((grid) => grid.near({ from, limit, withinMetres: cutOff, matches })).reads,
        );
        const average = reads.reduce((sum, read) => sum + read, 0) / reads.length;
        assert.ok(average < mostReads, `${average} reads for ${limit} stores`);
      });

  it('finds the nearest stores of a box without a distance to all of its stores, LOC-024', () => {
    const { found, reads } = townOf(10_000)((grid) => grid.inBox({ from: middle, limit, box }).stores);
    assert.equal(found.length, limit);
    const all = townOf(10_000)((grid) => grid.inBox({ from: middle, limit: 10_000, box }).stores);
    assert.deepEqual(found, all.found.slice(0, limit));
    assert.ok(reads < all.reads / 4, `${reads} reads for ${limit} stores, ${all.reads} for all`);
  });
});
