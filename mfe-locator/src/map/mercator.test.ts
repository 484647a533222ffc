import { boundsAround, boundsWithMiddle, middleOnMap, toWorld, viewAround } from './mercator.ts';

const size = { width: 800, height: 600 };

it('positions are points of a square world, LOC-010', () => {
  expect(toWorld({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
  expect(toWorld({ lat: 85.0511287798, lng: -180 }).y).toBeCloseTo(0, 9);
});
it('the view around bounds shows them with the padding, and no level higher does, LOC-012', () => {
  const bounds = { north: 41.95, south: 41.8, east: -87.5, west: -87.75 };
  const view = viewAround(bounds, size, { padding: 48, maxZoom: 21 });
  const inner = { width: size.width - 96, height: size.height - 96 };
  const shown = boundsAround(view, inner);
  expect(shown.north).toBeGreaterThanOrEqual(bounds.north);
  expect(shown.west).toBeLessThanOrEqual(bounds.west);
  const closer = boundsAround({ ...view, zoom: view.zoom + 1 }, inner);
  expect(closer.north < bounds.north || closer.west > bounds.west).toBe(true);
});
it('bounds of one point, and those of a map without a size, have the highest and the lowest level, LOC-010', () => {
  const point = { north: 41, south: 41, east: -87, west: -87 };
  expect(viewAround(point, size, { padding: 48, maxZoom: 15 })).toMatchObject({ zoom: 15 });
  const wide = { north: 60, south: 20, east: -60, west: -130 };
  expect(viewAround(wide, { width: 0, height: 0 }, { padding: 48, maxZoom: 15 }).zoom).toBe(3);
});
it('the area around a middle reaches as far to both sides as its farthest positions, LOC-012', () => {
  const middle = { lat: 44.56, lng: -90.59 };
  const area = boundsWithMiddle(middle, [
    { lat: 44.9, lng: -90.5 },
    { lat: 44.5, lng: -91.4 },
  ]);
  expect(area.north).toBeCloseTo(44.9, 9);
  expect(area.west).toBeCloseTo(-91.4, 9);
  expect(area.east).toBeCloseTo(-89.78, 9);
  const view = viewAround(area, size, { padding: 48, maxZoom: 15 });
  expect(view.lat).toBeCloseTo(middle.lat, 9);
  expect(view.lng).toBeCloseTo(middle.lng, 9);
  expect(boundsWithMiddle(middle, []).north).toBeCloseTo(middle.lat, 9);
});
it('the middle of the area that a map shows is the one of its view, LOC-004', () => {
  const view = { lat: 60.2, lng: -149.9, zoom: 8 };
  const middle = middleOnMap(boundsAround(view, size));
  expect(middle.lat).toBeCloseTo(view.lat, 9);
  expect(middle.lng).toBeCloseTo(view.lng, 9);
});
