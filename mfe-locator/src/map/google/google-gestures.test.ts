import { waitFor } from '@testing-library/react';
import { mapAdapters } from '../../testing/map-adapters.ts';
import { serveGoogleMaps } from '../../testing/serve-google-maps.ts';
import type { MapArea } from '../map-provider.ts';

serveGoogleMaps();
const chicago = { lat: 41.8853, lng: -87.64 };
const google = mapAdapters.find(({ name }) => name === 'Google’s map');

const setup = async (isCalm = true) => {
  const element = document.createElement('div');
  document.body.append(element);
  const rests: MapArea[] = [];
  const onUserMove = jest.fn();
  const map = await google?.open(element, {
    view: { ...chicago, zoom: 13 },
    label: 'Map of stores',
    hints: { wheel: 'Hold Ctrl', touch: 'Two fingers' },
    theme: 'light',
    isCalm,
    onIdle: (area) => rests.push(area),
    onUserMove,
    onPinPress: () => undefined,
    onPinHover: () => undefined,
    onFailure: () => undefined,
  });
  await waitFor(() => expect(rests).toHaveLength(1));
  const surface = google?.focusable(element);
  /** jsdom has no lists of touches. */
  const touch = (type: string, ...places: readonly number[]) =>
    surface?.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        touches: places.map((clientX) => ({ clientX, clientY: 100 })),
      }),
    );
  return { map, rests, onUserMove, touch };
};
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('on Google’s map', () => {
  it('a pinch is a move of the customer, LOC-013, D-54', async () => {
    const { map, rests, onUserMove, touch } = await setup();
    touch('touchstart', 100, 200);
    expect(onUserMove).toHaveBeenCalled();
    touch('touchmove', 100, 500);
    touch('touchend');
    await waitFor(() => expect(rests.at(-1)?.view.zoom).toBe(15));
    map?.destroy();
  });
  it('a double tap is a move of the customer, a single tap is not, LOC-013, D-54', async () => {
    const { map, rests, onUserMove, touch } = await setup();
    const tap = () => {
      touch('touchstart', 100);
      touch('touchend');
    };
    tap();
    expect(onUserMove).not.toHaveBeenCalled();
    tap();
    expect(onUserMove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(rests.at(-1)?.view.zoom).toBe(14));
    map?.destroy();
  });
  it.each([true, false])(
    'views that the page asks for are not, also after a zoom of the customer (calm: %s), LOC-012',
    async (isCalm) => {
      const { map, rests, onUserMove, touch } = await setup(isCalm);
      touch('touchstart', 100, 200);
      touch('touchmove', 100, 300);
      touch('touchend');
      await waitFor(() => expect(rests.at(-1)?.view.zoom).toBe(14));
      onUserMove.mockClear();
      for (const zoom of [9, 14, 40]) map?.setView({ ...chicago, zoom });
      map?.fitBounds({ north: 42, south: 41, east: -87, west: -88 }, { padding: 48, maxZoom: 15 });
      await waitFor(() => expect(rests.at(-1)?.view.zoom).toBeLessThan(10));
      expect(onUserMove).not.toHaveBeenCalled();
      map?.zoomBy(1);
      expect(onUserMove).toHaveBeenCalled();
      map?.destroy();
    },
  );
});
