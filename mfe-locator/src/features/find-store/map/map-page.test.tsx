import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import type { LocationsReply, StoreReply } from '@crema/shared-contracts';
import remote from '../../../remote.tsx';
import {
  answerSearches,
  answerSuggestions,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { loop } from '../../../testing/sample-stores.ts';
import { hideMapAfterEach, showMap } from '../../../testing/window-with-map.ts';

startLocatorServer();

beforeEach(showMap);
hideMapAfterEach();

const map = () => screen.findByRole('region', { name: 'Map of stores' });
const pin = async (name: RegExp) => within(await map()).findByRole('button', { name });
const cardHeading = (name: string) => screen.findByRole('heading', { level: 3, name });
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const pressKey = async (key: string, keyCode: number) => {
  const element = await map();
  act(() => element.focus());
  fireEvent.keyDown(element, { key, keyCode });
};
const storeAt = (latitude: number, longitude: number, changes: Partial<StoreReply>): StoreReply => ({
  ...loop,
  coordinates: { latitude, longitude },
  ...changes,
});
const near = storeAt(41.8853, -87.64, { storeNumber: '1-1', name: 'Near', recommendationReason: 'NEARBY' });
const other = storeAt(41.89, -87.63, { storeNumber: '2-2', name: 'Other', recommendationReason: 'NEARBY' });
const favorite = storeAt(41.88, -87.65, {
  storeNumber: '3-3',
  name: 'Dear',
  isFavorite: true,
  recommendationReason: 'FAVORITE',
});
const chicago = { ...replyWith('Chicago', near, other, favorite), center: { lat: 41.8853, lng: -87.64 } };
const searchHere = () => screen.queryByRole('button', { name: 'Search this area' });
const open = async (route: string, reply: LocationsReply = chicago) => {
  const queries = answerSearches(() => reply);
  const page = await renderRemote(remote, { manifest, route, clock: sampleClock });
  await cardHeading('Near');
  return { ...page, queries };
};

describe('the URL of the locator', () => {
  it('has the view of the map after each pan and zoom, in six decimals, without another search, LOC-004, D-52', async () => {
    const { location, queries } = await open('/store-locator?place=Chicago&map=41.8853,-87.64,13');
    await pin(/^Near/);
    await pressKey('ArrowDown', 40);
    await waitFor(() =>
      expect(location()).toMatch(/^\/store-locator\?place=Chicago&map=41\.87\d{4}%2C-87\.6\d{5}%2C13$/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(location()).toMatch(/%2C12$/));
    expect(queries).toHaveLength(1);
  });

  it('follows moves in quick succession without a search, LOC-004, LOC-010', async () => {
    const { location, queries } = await open('/store-locator?place=Chicago&map=41.8853,-87.64,13');
    await pin(/^Near/);
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(zoomOut);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await waitFor(() => expect(location()).toMatch(/%2C10$/));
    await pressKey('ArrowDown', 40);
    await waitFor(() => expect(location()).toMatch(/map=41\.8[0-7]/));
    expect(queries).toHaveLength(1);
  });

  it('keeps the zoom level of a link where the map has no streets, and says so, D-57', async () => {
    const { location } = await open('/store-locator?map=47.6062,-122.3321,15');
    expect(await screen.findByText('The built-in map lacks some streets here.')).toBeVisible();
    await pressKey('ArrowDown', 40);
    await waitFor(() => expect(location()).toMatch(/%2C15$/));
  });

  it.each([
    { miles: 0, stores: [storeAt(47.6062, -122.3321, { storeNumber: '4-4', name: 'Pike' })], zoom: 12 },
    { miles: 15, stores: [storeAt(47.6062, -122.0121, { storeNumber: '4-4', name: 'Pike' })], zoom: 10 },
    { miles: 45, stores: [storeAt(48.26, -122.3321, { storeNumber: '4-4', name: 'Pike' })], zoom: 8 },
    { miles: 0, stores: [], zoom: 12 },
  ])(
    'has the level that shows the nearest of $stores.length stores, $miles miles from a chosen place without streets, LOC-012, D-57',
    async ({ stores, zoom }) => {
      const { location } = await open('/store-locator?map=41.8853,-87.64,13');
      await pin(/^Near/);
      const queries = answerSearches(() => ({
        ...replyWith('Seattle, WA', ...stores),
        center: { lat: 47.6062, lng: -122.3321 },
      }));
      answerSuggestions([{ name: 'Seattle, WA', lat: 47.6062, lng: -122.3321, country: 'US', kind: 'city' }]);
      await userEvent.type(screen.getByRole('combobox', { name: 'Find a store' }), 'Sea');
      await userEvent.click(await screen.findByRole('option', { name: /Seattle/ }));
      await waitFor(() =>
        expect(location()).toBe(`/store-locator?map=47.606200%2C-122.332100%2C${zoom}&place=Seattle%2C+WA`),
      );
      if (stores.length > 0) expect(await pin(/^Pike/)).toBeVisible();
      expect(screen.queryByText('The built-in map lacks some streets here.')).toBeNull();
      expect(queries).toHaveLength(1);
    },
  );

  it('has the store of a chosen card in the middle, without another search, LOC-004, LOC-012', async () => {
    const { location, queries } = await open('/store-locator?map=41.8853,-87.64,13');
    await pin(/^Near/);
    await userEvent.click(within(card('Other')).getByRole('button', { name: 'Other' }));
    await waitFor(() => expect(location()).toMatch(/map=41\.8900\d\d%2C-87\.6300\d\d%2C13$/));
    expect(queries).toHaveLength(1);
  });

  it('has a place and the view of a map that was moved since: the search of that area is on offer, on a reload, with another filter and with Back, LOC-004, D-54', async () => {
    const { location, queries, go } = await open('/store-locator?place=Chicago&map=41.8953,-87.65,13');
    expect(await screen.findByRole('button', { name: 'Search this area' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Search this area' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(location()).toMatch(/bbox=/));
    await waitFor(() => expect(queries).toHaveLength(3));
    expect(queries.at(-1)?.has('bbox')).toBe(true);
    await waitFor(() => expect(searchHere()).toBeNull());
    go(-1);
    await waitFor(() => expect(queries).toHaveLength(4));
    expect(await screen.findByRole('button', { name: 'Search this area' })).toBeVisible();
  });

  it('has a place at the middle of the view: its area is searched, LOC-004', async () => {
    await open('/store-locator?place=Chicago&map=41.8853,-87.64,13');
    await pin(/^Near/);
    expect(searchHere()).toBeNull();
  });

  it('of a search shows it again with Back, LOC-004', async () => {
    const { location, queries, go } = await open('/store-locator?map=41.8853,-87.64,13');
    await pin(/^Near/);
    await pressKey('ArrowDown', 40);
    await waitFor(() => expect(location()).toMatch(/map=41\.87/));
    const followed = location();
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    await waitFor(() => expect(location()).toMatch(/features=ON/));
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(queries.at(-1)?.get('lat')).toMatch(/^41\.87/);
    go(-1);
    await waitFor(() => expect(location()).toBe(followed));
    await waitFor(() => expect(queries).toHaveLength(3));
  });
});

describe('the map after another tab', () => {
  it('has the view in the URL, not the one of the search, and offers to search there, LOC-004, LOC-012', async () => {
    const { location, queries } = await open('/store-locator?place=Chicago&map=41.8853,-87.64,13');
    await pin(/^Near/);
    await pressKey('ArrowDown', 40);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(location()).toMatch(/%2C12$/));
    const left = location();
    await userEvent.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect(screen.queryByRole('region', { name: 'Map of stores' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Nearby' }));
    expect(await screen.findByRole('button', { name: 'Search this area' })).toBeVisible();
    expect(location()).toBe(left);
    // The next move begins at the view in the URL.
    await pressKey('ArrowRight', 39);
    const [, lat = ''] = /map=(41\.87)/.exec(left) ?? [];
    await waitFor(() => expect(location()).toMatch(/%2C-87\.(?!64)\d+%2C12$/));
    expect(location()).toContain(`map=${lat}`);
    expect(queries).toHaveLength(1);
  });

  it('shows the search that was answered meanwhile, LOC-012', async () => {
    const { location } = await open('/store-locator?map=41.8853,-87.64,13');
    await pin(/^Near/);
    await pressKey('ArrowDown', 40);
    await waitFor(() => expect(location()).toMatch(/map=41\.87/));
    await userEvent.click(screen.getByRole('tab', { name: 'Favorites' }));
    answerSearches(() => replyWith('Seattle', storeAt(47.6062, -122.3321, { name: 'Pike' })));
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a store' }), 'Seattle{Enter}');
    await pin(/^Pike/);
    await pressKey('+', 187);
    await waitFor(() => expect(location()).toMatch(/map=47\.606\d+%2C-122\.332\d+%2C\d+/));
  });
});

describe('the map and the list', () => {
  it('mark the first favorite as selected, without changing the order store or the order of the list, LOC-011, D-51', async () => {
    const { host } = await open('/store-locator?place=Chicago');
    expect(await pin(/^Dear/)).toHaveAttribute('aria-pressed', 'true');
    expect(await pin(/^Near/)).toHaveAttribute('aria-pressed', 'false');
    expect(card('Dear')).toHaveAttribute('aria-current', 'true');
    expect(card('Dear')).toHaveAttribute('data-highlighted', 'true');
    expect(card('Near')).not.toHaveAttribute('aria-current');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Near', 'Other', 'Dear']);
    expect(host.orderStore.current.get()).toBeUndefined();
  });

  it('highlight the pin of the card that has the pointer or the focus, and the card of a focused pin, LOC-011', async () => {
    await open('/store-locator?map=41.8853,-87.64,15');
    const [nearPin, otherPin] = [await pin(/^Near/), await pin(/^Other/)];
    act(() => within(card('Other')).getByRole('button', { name: 'Other' }).focus());
    await waitFor(() => expect(otherPin).toHaveClass('highlighted'));
    expect(card('Other')).toHaveAttribute('data-highlighted', 'true');
    await userEvent.hover(card('Near'));
    await waitFor(() => expect(nearPin).toHaveClass('highlighted'));
    await userEvent.unhover(card('Near'));
    await waitFor(() => expect(otherPin).toHaveClass('highlighted'));
    expect(nearPin).not.toHaveClass('highlighted');
    act(() => nearPin.focus());
    await waitFor(() => expect(card('Near')).toHaveAttribute('data-highlighted', 'true'));
    expect(otherPin).not.toHaveClass('highlighted');
  });

  it('stay where they are when further results are loaded, LOC-012', async () => {
    const far = storeAt(42.5, -89, { storeNumber: '9-9', name: 'Far' });
    const queries = answerSearches((query) => ({
      ...replyWith('Chicago', ...(query.get('after') ? [far] : [near, other])),
      ...(!query.get('after') && { next: '2,b' }),
    }));
    const { location } = await renderRemote(remote, {
      manifest,
      route: '/store-locator?place=Chicago',
      clock: sampleClock,
    });
    await pin(/^Near/);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more stores' }));
    expect(await cardHeading('Far')).toBeVisible();
    expect(queries).toHaveLength(2);
    await pressKey('+', 187);
    // The middle of the first two stores.
    await waitFor(() => expect(location()).toMatch(/map=41\.887\d+%2C-87\.635000%2C\d+/));
  });

  it('show the map also without a store, and say in the list that there is none, LOC-012, LOC-053', async () => {
    answerSearches(() => ({ ...replyWith('Far away'), center: { lat: 45.5, lng: -60 } }));
    await renderRemote(remote, { manifest, route: '/store-locator?place=Far', clock: sampleClock });
    expect(await screen.findByRole('heading', { name: 'No stores were found.' })).toBeVisible();
    expect(await map()).toBeVisible();
  });

  it('say so when a link is zoomed out too far, and offer no search there, LOC-014', async () => {
    await open('/store-locator?map=41.8853,-87.64,4');
    expect(await screen.findByText(/Zoomed out too far\./)).toBeVisible();
    expect(searchHere()).toBeNull();
  });

  it('show the device’s position by a button on the map, with a mark, LOC-010, LOC-012', async () => {
    const getCurrentPosition = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 41.8827, longitude: -87.6233 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { location } = await open('/store-locator?place=Chicago');
    await pin(/^Near/);
    answerSearches(() => ({
      ...replyWith(null, near, other, favorite),
      center: { lat: 41.8827, lng: -87.6233 },
    }));
    expect(screen.queryByRole('img', { name: 'Your location' })).toBeNull();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show my location' }));
    expect(await within(await map()).findByRole('img', { name: 'Your location' })).toBeInTheDocument();
    // The level that shows the three nearest stores around the position, for a reload too.
    await waitFor(() => expect(location()).toMatch(/map=41\.882700%2C-87\.623300%2C14/));
    Reflect.deleteProperty(navigator, 'geolocation');
  });
});
