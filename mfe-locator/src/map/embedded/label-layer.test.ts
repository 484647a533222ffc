import { waitFor } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import type { TileAddress } from './coverage.ts';
import type { TileFeature, TileLayers } from './decode-tile.ts';
import { LabelLayer } from './label-layer.ts';

/** The name in the middle of a tile. */
const named = (n: string): TileFeature => ({
  type: 'point',
  lines: [[{ x: 2048, y: 2048 }]],
  properties: { n, z: 3, p: 9e6, a: 9e6 },
  box: [2048, 2048, 2048, 2048],
});
/** Each tile has a country, a place and a state with its address as their name. */
const layersOf = ({ z, x, y }: TileAddress): TileLayers => ({
  country: [named(`country ${z}/${x}/${y}`)],
  place: [named(`place ${z}/${x}/${y}`)],
  ...(z >= 4 && { state: [named(`state ${z}/${x}/${y}`)] }),
});
/** The texts of a map around the middle of the archive's tile 4/4/5, with their positions. */
const textsAt = async (zoom: number) => {
  const texts = new Map<string, readonly [number, number]>();
  const canvas: Record<string, unknown> = {
    measureText: () => ({ width: 10 }),
    fillText: (text: string, x: number, y: number) => texts.set(text.toLowerCase(), [x + 5, y]),
  };
  for (const name of 'setTransform strokeText beginPath arc fill stroke'.split(' '))
    canvas[name] = () => undefined;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(canvas as unknown as CanvasRenderingContext2D);
  const map = new LeafletMap(document.createElement('div'), {
    zoomControl: false,
    attributionControl: false,
  });
  map.setView(map.unproject([4.5 * 512, 5.5 * 512], 5), zoom);
  const source = { layers: async (tile: TileAddress) => layersOf(tile), open: () => () => undefined };
  map.addLayer(new LabelLayer(source, 'light', () => []));
  await waitFor(() => expect(texts.size).toBeGreaterThan(0));
  map.remove();
  return texts;
};

describe('the names on a map', () => {
  it('of zoom 4 are those of its tiles, and of the states in the tiles of the next level, at their places, LOC-015', async () => {
    const texts = await textsAt(4);
    expect([...texts.keys()].filter((text) => !text.startsWith('state'))).toContain('country 3/2/2');
    expect(texts.get('state 4/4/5')).toEqual([150, 150]);
    expect([...texts.keys()].some((text) => /^(country|place) 4/.test(text))).toBe(false);
  });
  it('of zoom 5 come from one level of tiles, LOC-015', async () => {
    const texts = await textsAt(5);
    expect([...texts.keys()].every((text) => text.includes(' 4/'))).toBe(true);
  });
});
