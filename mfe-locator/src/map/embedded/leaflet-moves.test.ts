import { waitFor } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import type { createLeafletMoves } from './leaflet-moves.ts';

const chicago = { lat: 41.8853, lng: -87.64 };
const seattle = { lat: 47.6062, lng: -122.3321 };
/** A map of a browser that animates: Leaflet looks for transitions in space when it is loaded. */
const openMap = async () => {
  jest.resetModules();
  Object.assign(window, {
    WebKitCSSMatrix: class {
      readonly m11 = 1;
    },
  });
  const [leaflet, moves] = [await import('leaflet'), await import('./leaflet-moves.ts')] as const;
  const element = document.createElement('div');
  document.body.append(element);
  const map = new leaflet.Map(element, { center: chicago, zoom: 13, zoomControl: false });
  // A map without a layer that moves with it has nothing to animate.
  new leaflet.Marker(chicago, { icon: new leaflet.DivIcon() }).addTo(map);
  const own = moves.createLeafletMoves(map, true);
  moves.handleZoomKeys(map, own.zoomBy);
  return { map, element, ...own };
};
const levelsOf = (map: LeafletMap) => {
  const levels: number[] = [];
  map.on('zoomend', () => levels.push(map.getZoom()));
  return levels;
};
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
type Moves = ReturnType<typeof createLeafletMoves>;

describe('while a zoom is animated', () => {
  it.each<{ by: string; press: (moves: Moves, element: HTMLElement) => void }>([
    { by: 'the button', press: ({ zoomBy }) => zoomBy(-1) },
    {
      by: 'the key',
      press: (_, element) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { key: '-', keyCode: 189, bubbles: true })),
    },
  ])('each press of $by counts, one animation after the other, LOC-010', async ({ press }) => {
    const { map, element, ...moves } = await openMap();
    const levels = levelsOf(map);
    press(moves, element);
    expect(levels).toEqual([]);
    press(moves, element);
    await waitFor(() => expect(levels).toEqual([12]));
    press(moves, element);
    press(moves, element);
    await waitFor(() => expect(levels.at(-1)).toBe(9));
    map.remove();
  });

  it('a press in the other direction counts too, and levels stay within 3 and 21, LOC-010', async () => {
    const { map, zoomBy } = await openMap();
    const levels = levelsOf(map);
    for (const step of [1, -1, -1]) zoomBy(step);
    await waitFor(() => expect(levels).toEqual([14, 12]));
    for (const step of [1, 30]) zoomBy(step);
    await waitFor(() => expect(levels.at(-1)).toBe(21));
    map.remove();
  });

  it('a part of a level is rounded, and the next press counts, LOC-010, D-52', async () => {
    const { map, zoomBy, setView } = await openMap();
    const levels = levelsOf(map);
    setView({ ...chicago, zoom: 12.6 });
    zoomBy(-1);
    await waitFor(() => expect(levels).toEqual([12]));
    map.remove();
  });

  it('a view that the page asks for follows, without being a move of the customer, LOC-012', async () => {
    const { map, zoomBy, setView } = await openMap();
    const starts = jest.fn();
    zoomBy(-1);
    await waitFor(() => expect(map.getZoom()).toBe(12));
    map.on('movestart', starts);
    setView({ ...seattle, zoom: 14 });
    await waitFor(() => expect(map.getCenter().lat).toBeCloseTo(seattle.lat, 3));
    expect(map.getZoom()).toBe(14);
    expect(starts).not.toHaveBeenCalled();
    map.remove();
  });
});
