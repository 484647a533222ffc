import { waitFor } from '@testing-library/react';
import { defaultConfiguration } from '@crema/shared-contracts';
import { serveGoogleMaps, type GoogleServer } from '../testing/serve-google-maps.ts';
import type { MapProvider } from './map-provider.ts';

const google = serveGoogleMaps();
const keys = { ...defaultConfiguration, googleMapsKey: 'browser-key' };

/** The modules of a page that was just loaded: loader and script keep their state for the life of a page. */
const openPage = async () => {
  jest.resetModules();
  delete (globalThis as { google?: unknown }).google;
  return import('./choose-provider.ts');
};
const createMap = (provider: MapProvider, onFailure: () => void) =>
  provider.create(document.createElement('div'), {
    view: { lat: 41.9, lng: -87.6, zoom: 13 },
    label: 'Map of stores',
    hints: { wheel: '', touch: '' },
    theme: 'light',
    isCalm: true,
    onIdle: () => undefined,
    onUserMove: () => undefined,
    onPinPress: () => undefined,
    onPinHover: () => undefined,
    onFailure,
  });
afterEach(() => jest.useRealTimers());

it('Google’s script is requested by the real loader with key, language and region, LOC-015', async () => {
  const { loadGoogleProvider } = await openPage();
  const provider = await loadGoogleProvider(keys, 'fr-CA');
  expect(provider.id).toBe('google');
  expect(provider.attribution).toBeUndefined();
  expect(google.requests).toHaveLength(1);
  const query = Object.fromEntries(google.requests[0]?.searchParams ?? []);
  expect(query).toMatchObject({ key: 'browser-key', language: 'fr-CA', region: 'CA', v: 'weekly' });
  expect(query['callback']).toBe('google.maps.__ib__');
});

it.each<GoogleServer>(['wrong key', 'over quota'])(
  'a map whose key is refused (%s) reports its failure, also later maps at once, LOC-015',
  async (answer) => {
    google.answerWith(answer);
    const { loadGoogleProvider } = await openPage();
    const provider = await loadGoogleProvider(keys, 'en-US');
    const onFailure = jest.fn();
    // Google names the reason in the console.
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const map = createMap(provider, onFailure);
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    expect(complaint).toHaveBeenCalledWith(expect.stringMatching(/^Google Maps JavaScript API error: /));
    map.destroy();
    const onNext = jest.fn();
    createMap(provider, onNext).destroy();
    expect(onNext).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(complaint).toHaveBeenCalledTimes(2));
  },
);

it('a map that Google does not draw within 3 s reports its failure, LOC-015', async () => {
  google.answerWith('never drawn');
  const { loadGoogleProvider } = await openPage();
  const provider = await loadGoogleProvider(keys, 'en-US');
  jest.useFakeTimers();
  const onFailure = jest.fn();
  const map = createMap(provider, onFailure);
  jest.advanceTimersByTime(2_999);
  expect(onFailure).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
  map.destroy();
});

it('a blocked script fails at once, LOC-015', async () => {
  google.answerWith('blocked');
  const { loadGoogleProvider } = await openPage();
  await expect(loadGoogleProvider(keys, 'en-US')).rejects.toThrow('could not load');
});

it('a slow script fails after 4.5 s, which leaves time for the embedded map within 8 s, LOC-015', async () => {
  google.answerWith('slow');
  const { loadGoogleProvider } = await openPage();
  jest.useFakeTimers();
  const failure = loadGoogleProvider(keys, 'en-US').catch((cause: unknown) => cause);
  await jest.advanceTimersByTimeAsync(4_500);
  expect(await failure).toEqual(new Error('Google’s map was not loaded in time'));
});

it('after a failure the page stays with the embedded map, LOC-015', async () => {
  const { embeddedProvider, rememberGoogleFailure, wantsGoogle } = await openPage();
  expect(wantsGoogle({ ...keys, googleMapsKey: null })).toBe(false);
  expect(wantsGoogle(keys)).toBe(true);
  rememberGoogleFailure();
  expect(wantsGoogle(keys)).toBe(false);
  expect(embeddedProvider(keys)).toBe(embeddedProvider(keys));
});

it('a configured tile server replaces the built-in map, with its sources named and streets everywhere, D-57', async () => {
  const { embeddedProvider } = await openPage();
  const mapTileUrl = 'https://tiles.example.test/{z}/{x}/{y}.png';
  const seattle = { lat: 47.6, lng: -122.33 };
  const named = { ...keys, mapTileUrl, mapTileAttribution: '© Example Maps' };
  const mapTileAttributionUrl = 'https://tiles.example.test/terms';
  const tiles = embeddedProvider({ ...named, mapTileAttributionUrl });
  expect(tiles.attribution).toEqual([{ name: '© Example Maps', url: mapTileAttributionUrl }]);
  expect(embeddedProvider(named).attribution).toEqual([{ name: '© Example Maps' }]);
  expect(embeddedProvider({ ...keys, mapTileUrl }).attribution).toBeUndefined();
  expect(tiles.hasStreets(seattle)).toBe(true);
  const builtIn = embeddedProvider(keys);
  expect(builtIn.attribution?.map(({ name }) => name)).toContain('© OpenStreetMap contributors');
  expect(builtIn.hasStreets(seattle)).toBe(false);
  expect(builtIn.hasStreets({ lat: 41.8853, lng: -87.64 })).toBe(true);
});
