import { screen } from '@testing-library/react';
import { defineRemote } from '@crema/remote-kit';
import { renderRemote } from '@crema/remote-kit/testing';
import type { MapProvider, StoreMapOptions } from '../../../map/map-provider.ts';
import { manifest } from '../../../testing/locator-server.ts';
import { useProviderMap } from './use-provider-map.ts';

const created: StoreMapOptions[] = [];
const provider = {
  id: 'embedded',
  hasStreets: () => true,
  create: (_element: HTMLElement, options: StoreMapOptions) => {
    created.push(options);
    return {
      area: () => ({ view: options.view, bounds: { north: 1, south: 0, east: 1, west: 0 } }),
      setView: () => undefined,
      fitBounds: () => undefined,
      setPins: () => undefined,
      setTheme: () => undefined,
      resize: () => undefined,
      retry: () => undefined,
      destroy: () => undefined,
    };
  },
} as unknown as MapProvider;

const Page = () => {
  const [element] = useProviderMap({
    provider,
    view: { lat: 1, lng: 2, zoom: 3 },
    label: 'Map of stores',
    onIdle: () => undefined,
    onUserMove: () => undefined,
    onPinPress: () => undefined,
    onPinHover: () => undefined,
    onFailure: () => undefined,
  });
  return <div ref={element}>a map</div>;
};
const remote = defineRemote({
  messages: async () => ({ default: {} }),
  routes: { 'store-locator': Page, store: Page, 'store-number': Page },
});

/** jsdom has no layout. */
class ResizeObserverDouble {
  observe() {}
  disconnect() {}
}
beforeEach(() => Object.assign(globalThis, { ResizeObserver: ResizeObserverDouble }));
afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

describe('a map that is created', () => {
  it.each([
    { reduced: true, moves: 'without animations' },
    { reduced: false, moves: 'with animations' },
  ])('moves $moves when reduced motion is $reduced, D-52', async ({ reduced }) => {
    created.length = 0;
    const asked: string[] = [];
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      asked.push(query);
      return {
        matches: reduced,
        addEventListener: () => {},
        removeEventListener: () => {},
      } as unknown as MediaQueryList;
    });
    await renderRemote(remote, { manifest, route: '/store-locator' });
    expect(await screen.findByText('a map')).toBeVisible();
    expect(created.map(({ isCalm }) => isCalm)).toEqual([reduced]);
    expect(asked).toContain('(prefers-reduced-motion: reduce)');
  });
});
