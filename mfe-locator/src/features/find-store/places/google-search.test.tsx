import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { restPaths } from '@crema/shared-contracts';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import { googlePlaces } from '../../../testing/google-places-double.ts';
import {
  answerCounts,
  answerSearches,
  answerSuggestions,
  manifest,
  replyWith,
  sampleClock,
  server,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { loop } from '../../../testing/sample-stores.ts';
import { serveGoogleMaps } from '../../../testing/serve-google-maps.ts';
import { hideMapAfterEach, showMap } from '../../../testing/window-with-map.ts';

startLocatorServer();
const google = serveGoogleMaps(server);
const [willis] = googlePlaces;
const chicago = { name: 'Chicago, IL', lat: 41.88, lng: -87.63, country: 'US', kind: 'city' } as const;
/** The server finds stores around a position, and knows no name of a place. */
const answerPositions = () =>
  answerSearches((query) => (query.has('place') ? undefined : replyWith(null, loop)));
const open = (route = '/store-locator') =>
  renderRemote(remote, {
    manifest,
    route,
    clock: sampleClock,
    configuration: { googleMapsKey: 'browser-key' },
  });
const searchBox = () => screen.getByRole('combobox', { name: 'Find a store' });
const paste = async (term: string) => {
  await userEvent.click(searchBox());
  await userEvent.clear(searchBox());
  await userEvent.paste(term);
};

hideMapAfterEach();

describe('with a key for Google’s map', () => {
  it('a place that Google suggests is searched at its position, and named in title and URL, LOC-020', async () => {
    const queries = answerPositions();
    const terms = answerSuggestions([chicago]);
    const { location } = await open();
    await screen.findByRole('button', { name: 'Loop & Lake' });
    await paste('Willis');
    await userEvent.click(await screen.findByRole('option', { name: willis.name }));
    expect(await screen.findByRole('heading', { name: `Stores near ${willis.name}` })).toBeVisible();
    expect(searchBox()).toHaveValue(willis.name);
    expect(new URLSearchParams(location().split('?')[1]).get('map')).toBe('41.878900,-87.635900,13');
    expect(String(queries.at(-1))).toBe('lat=41.878900&lng=-87.635900');
    expect(terms).toEqual([]);
  });

  it('suggestions of Google name their source, ours do not', async () => {
    answerPositions();
    answerSuggestions([chicago]);
    await open();
    await screen.findByRole('button', { name: 'Loop & Lake' });
    await paste('Willis');
    await screen.findByRole('option', { name: willis.name });
    expect(screen.getByText('Google Maps')).toBeVisible();
    // Google knows no such place: ours are suggested.
    await paste('Chica');
    expect(await screen.findByRole('option', { name: 'Chicago, IL' })).toBeVisible();
    expect(screen.queryByText('Google Maps')).toBeNull();
  });

  it.each(['wrong key', 'over quota', 'blocked'] as const)(
    'our own places are suggested when Google refuses (%s), LOC-015, LOC-020',
    async (answer) => {
      answerPositions();
      google.answerPlacesWith(answer);
      answerSuggestions([chicago]);
      const { location } = await open();
      await screen.findByRole('button', { name: 'Loop & Lake' });
      await paste('Willis');
      await userEvent.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
      expect(location()).toBe('/store-locator?place=Chicago%2C+IL&map=41.880000%2C-87.630000%2C13');
    },
  );

  it('before there is a list our own places are suggested, and Google’s code is not loaded, LOC-015', async () => {
    server.use(http.get(`*${restPaths.locations}`, () => delay('infinite')));
    answerSuggestions([chicago]);
    await open();
    await paste('Willis');
    expect(await screen.findByRole('option', { name: 'Chicago, IL' })).toBeVisible();
    expect(google.requests).toEqual([]);
  });

  it('a place stays the searched one after the map was moved, LOC-004, LOC-015', async () => {
    showMap();
    const queries = answerSearches(() => ({
      ...replyWith(null, loop),
      center: { lat: 41.8789, lng: -87.6359 },
    }));
    answerSuggestions([]);
    const { location } = await open('/store-locator?place=Willis+Tower&map=41.8789,-87.6359,13');
    const map = await screen.findByRole('region', { name: 'Map of stores' });
    await within(map).findByRole('button', { name: /^Loop & Lake/ });
    const keyTarget = map.querySelector('[tabindex="0"]:not([data-pin])') ?? map;
    fireEvent.keyDown(keyTarget, { key: 'ArrowDown', keyCode: 40 });
    await waitFor(() => expect(location()).toMatch(/&at=41\.878900%2C-87\.635900$/));
    expect(location()).toMatch(/map=41\.86/);
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    await waitFor(() => expect(queries.at(-1)?.get('features')).toBe('ON'));
    expect(String(queries.at(-1))).toBe('features=ON&lat=41.878900&lng=-87.635900');
    expect(await screen.findByRole('heading', { name: 'Stores near Willis Tower' })).toBeVisible();
  });

  it.each([
    ['at=41.878900,-87.635900', 'lat=41.878900&lng=-87.635900', 'its position'],
    ['at=41.878900', 'lat=41.100000&lng=-87.200000', 'no position, so that the view has to do'],
    ['at=91,-87.6', 'lat=41.100000&lng=-87.200000', 'a position outside of the world'],
  ])(
    'a link to a moved map with %p is searched with %p: it has %s, LOC-004, LOC-015',
    async (at, expected) => {
      const queries = answerPositions();
      await open(`/store-locator?place=Willis+Tower&map=41.1,-87.2,13&${at}`);
      await screen.findByRole('button', { name: 'Loop & Lake' });
      expect(await screen.findByRole('heading', { name: 'Stores near Willis Tower' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
      await waitFor(() => expect(queries.at(-1)?.get('features')).toBe('ON'));
      expect(queries.map((query) => [...query].filter(([name]) => name !== 'features'))).toEqual(
        [expected, expected].map((text) => [...new URLSearchParams(text)]),
      );
      expect(google.requests).toEqual([]);
    },
  );

  it('a submitted place that the server does not know is looked up by Google, with its filters’ counts, LOC-060', async () => {
    const queries = answerPositions();
    answerSuggestions([]);
    const counts = answerCounts(() => ({ total: 1, counts: [] }));
    const { location } = await open();
    await screen.findByRole('button', { name: 'Loop & Lake' });
    await userEvent.type(searchBox(), 'Willis Tower{Enter}');
    expect(await screen.findByRole('heading', { name: `Stores near ${willis.name}` })).toBeVisible();
    expect(location()).toBe('/store-locator?place=Willis+Tower');
    expect(queries.slice(1).map(String)).toEqual(['place=Willis+Tower', 'lat=41.878900&lng=-87.635900']);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(counts.map(String)).toEqual(['lat=41.878900&lng=-87.635900']));
  });

  it('a place that Google does not know either is not found, LOC-053', async () => {
    answerPositions();
    answerSuggestions([]);
    await open();
    await screen.findByRole('button', { name: 'Loop & Lake' });
    await userEvent.type(searchBox(), 'Atlantis{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t find “Atlantis”.');
    expect(google.places.map(({ method }) => method)).toContain('GeocodeService.Search');
  });

  it('without a key nothing of Google is loaded, LOC-015', async () => {
    answerPositions();
    answerSuggestions([chicago]);
    await renderRemote(remote, { manifest, route: '/store-locator', clock: sampleClock });
    await screen.findByRole('button', { name: 'Loop & Lake' });
    await paste('Willis');
    expect(await screen.findByRole('option', { name: 'Chicago, IL' })).toBeVisible();
    expect(google.requests).toEqual([]);
  });

  it('a shared link with a place of Google is searched at its position without Google, LOC-004', async () => {
    const queries = answerPositions();
    await open('/store-locator?place=Willis+Tower&map=41.8789,-87.6359,13');
    expect(await screen.findByRole('heading', { name: 'Stores near Willis Tower' })).toBeVisible();
    expect(queries.map(String)).toEqual(['lat=41.878900&lng=-87.635900']);
    expect(google.requests).toEqual([]);
  });
});
