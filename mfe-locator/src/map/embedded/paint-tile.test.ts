import type { TileFeature, TileLayers } from './decode-tile.ts';
import { mapColors } from './map-colors.ts';
import { paintTile } from './paint-tile.ts';

/** A canvas that records the colours it fills and strokes. */
const paint = (layers: TileLayers, zoom: number, theme: 'light' | 'dark' = 'light') => {
  const painted: string[] = [];
  const canvas: Record<string, unknown> = {
    fillRect: () => painted.push(`fill ${String(canvas['fillStyle'])}`),
    fill: () => painted.push(`fill ${String(canvas['fillStyle'])}`),
    stroke: () => painted.push(`stroke ${String(canvas['strokeStyle'])}`),
  };
  for (const name of 'beginPath moveTo lineTo closePath setLineDash save restore clip'.split(' '))
    canvas[name] = () => undefined;
  paintTile({
    canvas: canvas as unknown as CanvasRenderingContext2D,
    layers,
    zoom,
    placement: { scale: 0.125, left: 0, top: 0 },
    colors: mapColors[theme],
  });
  return painted;
};
const feature = (type: TileFeature['type'], kind = '', shift = 0): TileFeature => ({
  type,
  lines: [
    [
      { x: shift, y: 0 },
      { x: shift + 100, y: 0 },
      { x: shift + 100, y: 100 },
    ],
  ],
  properties: { k: kind },
  box: [shift, 0, shift + 100, 100],
});

describe('a tile of the map', () => {
  it('is the sea where the archive has no tile, in the colour of the theme, LOC-015', () => {
    expect(paint({}, 4)).toEqual(['fill #c3dde4']);
    expect(paint({}, 4, 'dark')).toEqual(['fill #152a33']);
  });
  it('has land below water, LOC-015', () => {
    const layers = { water: [feature('polygon')], land: [feature('polygon')] };
    expect(paint(layers, 10)).toEqual(['fill #c3dde4', 'fill #f7f1e7', 'fill #c3dde4']);
  });
  it('has the edges of all roads below all roads, and a motorway above a street, LOC-015', () => {
    const road = [feature('line', 'motorway'), feature('line', 'street')];
    expect(paint({ road }, 15).slice(1)).toEqual([
      'stroke #e2d5c3',
      'stroke #dfa95c',
      'stroke #fffefb',
      'stroke #fbd08a',
    ]);
    expect(paint({ road }, 15, 'dark').slice(1)).toEqual([
      'stroke #2c201a',
      'stroke #4b3320',
      'stroke #46372d',
      'stroke #8a5f33',
    ]);
  });
  it('has buildings only close up, LOC-015', () => {
    const building = [feature('polygon')];
    expect(paint({ building }, 14)).toHaveLength(1);
    expect(paint({ building }, 15).slice(1)).toEqual(['fill #e9dccb', 'stroke #d9c8b3']);
  });
  it('leaves out what lies beyond its edge, but not a line that reaches over it, LOC-015', () => {
    expect(paint({ road: [feature('line', 'street', 4_096 + 300)] }, 15)).toHaveLength(1);
    expect(paint({ road: [feature('line', 'street', 4_096 + 200)] }, 15)).toHaveLength(3);
  });
});
