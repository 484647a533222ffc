import { hasStreets, sourceTileOf, tileAt } from './coverage.ts';

const chicago = { lat: 41.8853, lng: -87.64 };
const seattle = { lat: 47.6, lng: -122.33 };

describe('the tiles of the base map', () => {
  it('are numbered as in Web Mercator', () => {
    expect(tileAt(chicago, 13)).toEqual({ z: 13, x: 2101, y: 3044 });
    expect(tileAt({ lat: 0, lng: 0 }, 1)).toEqual({ z: 1, x: 1, y: 1 });
  });
  it('have streets in central Chicago, and in the tiles that contain it, D-57', () => {
    for (const zoom of [8, 11, 13, 16]) expect(hasStreets(tileAt(chicago, zoom))).toBe(true);
    for (const zoom of [11, 13, 16]) expect(hasStreets(tileAt(seattle, zoom))).toBe(false);
  });
  it.each([
    [chicago, 13, 13],
    [chicago, 14, 14],
    [chicago, 17, 14],
    [seattle, 9, 9],
    [seattle, 15, 10],
  ])('around %j at zoom %d are drawn from the archive’s level %d', (place, zoom, expected) => {
    const tile = tileAt(place, zoom);
    const source = sourceTileOf(tile);
    expect(source.z).toBe(expected);
    expect(source.levels).toBe(zoom - expected);
    expect([source.x, source.y]).toEqual([tile.x >> source.levels, tile.y >> source.levels]);
  });
});
