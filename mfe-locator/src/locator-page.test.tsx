import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestOrderingChoice } from '@crema/remote-kit';
import { http, HttpResponse } from 'msw';
import { restPaths, type StoreReply } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import {
  answerDetails,
  answerSearches,
  answerSuggestions,
  failSearches,
  manifest,
  replyWith,
  sampleClock,
  server,
  startLocatorServer,
} from './testing/locator-server.ts';
import { toOrderStore } from './stores/to-order-store.ts';
import { memberSession } from './testing/sample-member.ts';
import { busyStore, closedStore, loop, membersStore, sampleNow, shutStore } from './testing/sample-stores.ts';

startLocatorServer();
afterEach(() => sessionStorage.clear());
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: '/store-locator', clock: sampleClock, ...options });
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('button', { name })).closest('li');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};
const pressOrder = async (name: string) =>
  userEvent.click((await cardOf(name)).getByRole('button', { name: 'Order Here' }));
/** The stored order store of the device. */
const orderStoreOn = ({ storeNumber, name }: StoreReply) =>
  JSON.stringify({
    v: 1,
    value: {
      storeNumber,
      name,
      countryCode: 'US',
      timeZoneId: 'America/Chicago',
      ownershipTypeCode: 'CO',
      guestOrdering: true,
    },
  });
const searchBox = () => screen.getByRole('combobox', { name: 'Find a store' });
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? '';

describe('the store locator', () => {
  it('shows the stores around the configured place before anything is asked, LOC-001', async () => {
    const queries = answerSearches();
    await open();
    expect(await screen.findByRole('heading', { name: 'Stores near Chicago' })).toBeVisible();
    expect(queries.map(String)).toEqual(['lat=41.885300&lng=-87.640000']);
  });

  it('measures nothing from the middle of the default town, LOC-060', async () => {
    answerSearches(replyWith(null, loop));
    await open();
    expect((await cardOf('Loop & Lake')).queryByText('0.5 mi')).toBeNull();
  });

  it('begins in Montréal for a visitor who reads French, LOC-060', async () => {
    const queries = answerSearches();
    await open({ locale: 'fr-CA' });
    await screen.findByRole('button', { name: 'Loop & Lake' });
    expect(queries.map(String)).toEqual(['lat=45.501900&lng=-73.567400']);
  });

  it('begins around the order store, and measures from there, LOC-060', async () => {
    localStorage.setItem('crema.ordering.store', orderStoreOn(loop));
    const queries = answerSearches(replyWith(null, { ...loop, distanceMetres: 0 }, membersStore));
    await open();
    expect(await screen.findByRole('heading', { name: 'Stores near Loop & Lake, your store' })).toBeVisible();
    expect((await cardOf('Members Row')).getByText('0.5 mi')).toBeVisible();
    expect(queries.map(String)).toEqual([`store=${loop.storeNumber}&lat=41.885300&lng=-87.640000`]);
  });

  it('shows stores that can take the order first; the others say why and offer no Order Here, LOC-061', async () => {
    answerSearches(replyWith('Chicago, IL', shutStore, busyStore, membersStore, loop));
    await open();
    await cardOf('Loop & Lake');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Loop & Lake', 'Members Row', 'Early Bird', 'River North']);
    const others = within(screen.getByRole('list', { name: 'Not taking orders right now' }));
    expect(others.queryByRole('button', { name: 'Order Here' })).toBeNull();
    expect(others.getByText('No orders while closed')).toBeVisible();
    expect(others.getByText('Too busy for mobile orders')).toBeVisible();
    await userEvent.click(others.getByRole('button', { name: 'Early Bird' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Early Bird' }));
    expect(sheet.queryByRole('button', { name: 'Order Here' })).toBeNull();
    expect(sheet.getByText('No orders while closed')).toBeVisible();
  });

  it('says of each store where it is, how far, until when, and how to pick up, LOC-030', async () => {
    answerSearches(replyWith('Chicago, IL', loop));
    await open({ route: '/store-locator?place=Chicago' });
    const card = await cardOf('Loop & Lake');
    for (const text of [
      '10 West Lake Street, Chicago',
      '0.5 mi',
      'Closes in 25 min',
      'In store',
      'Limited menu today',
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(card.queryByText('Express')).toBeNull();
    expect(card.queryByText('Curbside')).toBeNull();
  });

  it('measures in kilometres for a member of the Canadian market, LOC-023', async () => {
    answerSearches(replyWith('Chicago', loop));
    await open({ session: memberSession, locale: 'fr-CA', route: '/store-locator?place=Chicago' });
    const card = await cardOf('Loop & Lake');
    expect(card.getByText((text) => plain(text) === '0,8 km')).toBeVisible();
  });

  it('shows opening times in the zone of the store, LOC-033', async () => {
    answerSearches(replyWith(null, closedStore));
    await open();
    const card = await cardOf('Early Bird');
    expect(card.getByText((text) => plain(text) === 'Closed until Tuesday 5:30 AM')).toBeVisible();
  });

  it('opens all about a store, LOC-031', async () => {
    answerSearches(replyWith(null, loop));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Loop & Lake' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Loop & Lake' }));
    for (const text of ['5:30 AM to 9:00 PM', 'Founders’ Day', 'Wi-Fi', '+1 312-555-0142'])
      expect(await sheet.findByText(text)).toBeVisible();
    expect(sheet.getByText(/not available now/)).toBeVisible();
    expect(sheet.queryByText('Cards only')).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Close store details' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens what the list knows of a store at once, and loads its hours, LOC-031', async () => {
    answerSearches(replyWith(null, loop));
    const reply = Promise.withResolvers<void>();
    server.use(
      http.get(`http://localhost${restPaths.stores}/1001`, async () => {
        await reply.promise;
        return HttpResponse.json({ store: loop });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Loop & Lake' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Loop & Lake' }));
    expect(sheet.getByText('10 West Lake Street')).toBeVisible();
    expect(sheet.getByText('Closes in 25 min')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Order Here' })).toBeVisible();
    expect(sheet.queryByText('5:30 AM to 9:00 PM')).toBeNull();
    reply.resolve();
    expect(await sheet.findByText('5:30 AM to 9:00 PM')).toBeVisible();
  });

  it('offers to try again when the hours of a store cannot be loaded, LOC-031', async () => {
    answerSearches(replyWith(null, loop));
    answerDetails(() => [loop], { status: 500 });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Loop & Lake' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Loop & Lake' }));
    const retry = await sheet.findByRole('button', { name: 'Try again' });
    expect(sheet.getByText('10 West Lake Street')).toBeVisible();
    answerDetails(() => [loop]);
    await userEvent.click(retry);
    expect(await sheet.findByText('5:30 AM to 9:00 PM')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('never shows the hours of the store that was opened before, LOC-031', async () => {
    const other = { ...membersStore, phoneNumber: '+1 416-555-0100' };
    answerSearches(replyWith(null, loop, other));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Loop & Lake' }));
    const first = within(await screen.findByRole('dialog', { name: 'Loop & Lake' }));
    expect(await first.findByText('+1 312-555-0142')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Close store details' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Members Row' }));
    const second = within(await screen.findByRole('dialog', { name: 'Members Row' }));
    expect(second.queryByText('+1 312-555-0142')).toBeNull();
    expect(await second.findByText('+1 416-555-0100')).toBeVisible();
  });

  it('shows the details of a server that sends whole stores without a further request, LOC-031', async () => {
    server.use(
      http.get(`http://localhost${restPaths.locations}`, () => HttpResponse.json(replyWith(null, loop))),
    );
    const numbers = answerDetails(() => []);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Loop & Lake' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Loop & Lake' }));
    expect(await sheet.findByText('5:30 AM to 9:00 PM')).toBeVisible();
    expect(numbers).toEqual([]);
  });

  it('shows the rest of a long list on demand', async () => {
    const many = Array.from({ length: 14 }, (_, at) => ({
      ...loop,
      storeNumber: `${at}`,
      name: `Store ${at}`,
    }));
    answerSearches(replyWith('Rome', ...many));
    await open();
    await screen.findByRole('button', { name: 'Store 11' });
    expect(screen.queryByRole('button', { name: 'Store 13' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more stores' }));
    expect(screen.getByRole('button', { name: 'Store 13' })).toBeVisible();
  });
});

describe('searching by place', () => {
  const chicago = { name: 'Chicago, IL', lat: 41.88, lng: -87.63, country: 'US', kind: 'city' } as const;

  it('suggests places; the arrow keys and Enter choose one, LOC-020', async () => {
    answerSearches((query) => replyWith(query.get('place'), loop));
    const terms = answerSuggestions([chicago]);
    const { location } = await open();
    // The text is pasted: on a busy machine a typed letter can be slower than the pause after which
    // suggestions are requested.
    await userEvent.click(searchBox());
    await userEvent.paste('Chica');
    expect(await screen.findByRole('option', { name: 'Chicago, IL' })).toBeVisible();
    expect(terms).toEqual(['Chica']);
    await userEvent.keyboard('{ArrowDown}');
    expect(searchBox()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Stores near Chicago, IL' })).toBeVisible();
    expect(searchBox()).toHaveValue('Chicago, IL');
    expect(location()).toBe('/store-locator?place=Chicago%2C+IL&map=41.880000%2C-87.630000%2C13');
  });

  it('leads back to the stores shown at first when the box is emptied and submitted', async () => {
    const queries = answerSearches((query) => replyWith(query.get('place'), loop));
    answerSuggestions([]);
    const { location } = await open({ route: '/store-locator?place=Rome&features=WF' });
    await screen.findByRole('heading', { name: 'Stores near Rome' });
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'Stores near Chicago' })).toBeVisible();
    expect(location()).toBe('/store-locator?features=WF');
    expect(String(queries.at(-1))).toBe('features=WF&lat=41.885300&lng=-87.640000');
  });

  it('stays in the area of the map on Enter in an empty box, LOC-020', async () => {
    const queries = answerSearches((query) => replyWith(query.get('place'), loop));
    answerSuggestions([]);
    const route = '/store-locator?map=41.9,-87.7,12&bbox=-87.8,41.8,-87.6,42';
    const { location } = await open({ route });
    await screen.findByRole('heading', { name: 'Stores in this area' });
    await userEvent.type(searchBox(), '{Enter}');
    expect(location()).toBe(route);
    await userEvent.type(searchBox(), 'Rome{Enter}');
    await screen.findByRole('heading', { name: 'Stores near Rome' });
    expect(queries).toHaveLength(2);
  });

  it.each([
    ['during the composition', { isComposing: true }],
    ['that ends it in Safari', { keyCode: 229 }],
  ])('an Enter of an input method %s does not search for half a word, R-04', async (_when, key) => {
    const queries = answerSearches((query) => replyWith(query.get('place'), loop));
    answerSuggestions([]);
    const { location } = await open();
    await screen.findByRole('heading', { name: /Stores near/ });
    const before = queries.length;
    await userEvent.type(searchBox(), 'にほ');
    fireEvent.keyDown(searchBox(), { key: 'Enter', ...key });
    expect([location(), queries.length]).toEqual(['/store-locator', before]);
  });

  it('takes what was typed on Enter, but never an empty term, LOC-020', async () => {
    answerSearches((query) => replyWith(query.get('place'), loop));
    answerSuggestions([]);
    const { location } = await open();
    await screen.findByRole('heading', { name: /Stores near/ });
    await userEvent.type(searchBox(), '   {Enter}');
    expect(location()).toBe('/store-locator');
    await userEvent.type(searchBox(), ' Rome {Enter}');
    expect(location()).toBe('/store-locator?place=Rome');
    expect(await screen.findByRole('heading', { name: 'Stores near Rome' })).toBeVisible();
  });

  it('restores place and features from the address, LOC-004', async () => {
    const queries = answerSearches((query) => replyWith(query.get('place'), loop));
    await open({ route: '/store-locator?place=Rome&features=ON,WF' });
    expect(await screen.findByRole('heading', { name: 'Stores near Rome' })).toBeVisible();
    expect(searchBox()).toHaveValue('Rome');
    expect(screen.getByRole('button', { name: 'Wi-Fi', pressed: true })).toBeVisible();
    expect(queries.map(String)).toEqual(['place=Rome&features=ON%2CWF']);
  });

  it('is called by the place that was found', async () => {
    answerSearches((query) => replyWith(query.get('place'), loop));
    const { host } = await open({ route: '/store-locator?place=Rome' });
    await waitFor(() =>
      expect(host.head()).toEqual({
        title: 'Stores near Rome',
        canonical: '/store-locator',
      }),
    );
  });

  it('keeps the last stores below a place that is not found, and says that they are the last, LOC-053, LOC-060', async () => {
    const queries = answerSearches((query) =>
      query.get('place') === 'Rome' ? replyWith('Rome', loop) : undefined,
    );
    answerSuggestions([]);
    await open({ route: '/store-locator?place=Rome' });
    await screen.findByRole('heading', { name: 'Stores near Rome' });
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), 'Atlantis{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Place not found.');
    expect(alert).toHaveTextContent('We couldn’t find “Atlantis”.');
    expect(screen.getByRole('heading', { name: 'Still showing stores near Rome' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Loop & Lake' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Search for another place' }));
    expect(searchBox()).toHaveFocus();
    expect(queries).toHaveLength(2);
  });

  it('searches again when the connection is back', async () => {
    failSearches(0);
    const { host } = await open();
    await screen.findByRole('alert');
    act(() => host.setConnection('offline'));
    answerSearches(replyWith(null, loop));
    act(() => host.setConnection('online'));
    expect(await screen.findByRole('button', { name: 'Loop & Lake' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports a reply of the wrong shape for its version, and shows the generic error, LOC-024', async () => {
    server.use(http.get(restPaths.locations, () => HttpResponse.json({ stores: 'none' })));
    const { host } = await open();
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(async () =>
      expect(await host.reports()).toContainEqual(
        expect.objectContaining({
          remote: 'mfe-locator',
          phase: 'api',
          class: 'MalformedReplyError',
        }),
      ),
    );
  });

  it('shows a generic error when the server fails, and tries again on demand, LOC-024, PLT-014', async () => {
    failSearches();
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t search for stores just now.');
    answerSearches(replyWith(null, loop));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Loop & Lake' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to clear the filters when nothing fits them, LOC-054', async () => {
    answerSearches((query) => (query.get('features') ? replyWith(null) : replyWith(null, loop)));
    const { location } = await open({ route: '/store-locator?features=ON' });
    expect(await screen.findByRole('heading', { name: 'No stores were found.' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('button', { name: 'Loop & Lake' })).toBeVisible();
    expect(location()).toBe('/store-locator');
  });
});

describe('the configured default of the map', () => {
  it('is where the list begins before a place is named, LOC-014, PLT-013', async () => {
    const queries = answerSearches(replyWith(null, loop));
    await open({ configuration: { mapDefaults: { lat: 47.61, lng: -122.33, zoom: 11 } } });
    await screen.findByRole('button', { name: 'Loop & Lake' });
    expect(queries.map((query) => [query.get('lat'), query.get('lng')])).toEqual([
      ['47.610000', '-122.330000'],
    ]);
  });
});

describe('searching by position', () => {
  const answerPosition = (answer: (ok: PositionCallback, no: PositionErrorCallback) => void) => {
    const getCurrentPosition = jest.fn(answer);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    return getCurrentPosition;
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('asks for the location only on the press, then shows the stores near you', async () => {
    const asked = answerPosition((ok) =>
      ok({ coords: { latitude: 43.65, longitude: -79.38 } } as GeolocationPosition),
    );
    const queries = answerSearches((query) => ({
      ...replyWith(null, loop),
      center: { lat: Number(query.get('lat')), lng: Number(query.get('lng')) },
    }));
    const { location } = await open();
    await screen.findByRole('heading', { name: 'Stores near Chicago' });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Find me' }));
    expect(await screen.findByRole('heading', { name: 'Stores near you' })).toBeVisible();
    expect(location()).toBe('/store-locator?map=43.650000%2C-79.380000%2C13');
    expect(String(queries.at(-1))).toBe('lat=43.650000&lng=-79.380000');
  });

  it('says when the location is unavailable, and keeps the list, LOC-053', async () => {
    answerPosition((_ok, no) => no({ code: 1 } as GeolocationPositionError));
    answerSearches(replyWith(null, loop));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Find me' }));
    expect(await screen.findByText('Unable to access exact location.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Loop & Lake' })).toBeVisible();
  });
});

describe('Order Here on the locator page', () => {
  it('sets the store for a member and goes to the menu, LOC-043', async () => {
    answerSearches();
    const { host, location } = await open({ session: memberSession, route: '/store-locator?place=Chicago' });
    await pressOrder('Loop & Lake');
    await waitFor(() => expect(location()).toBe('/menu?storeNumber=1001-100001&distance=0.5'));
    expect(host.orderStore.current.get()).toEqual({
      storeNumber: '1001-100001',
      name: 'Loop & Lake',
      countryCode: 'US',
      timeZoneId: 'America/Chicago',
      ownershipTypeCode: 'CO',
      guestOrdering: true,
    });
  });

  it('stays where it is when the customer declines the change of store, D-146', async () => {
    answerSearches();
    const confirm = jest.fn(async () => false);
    const { host, location } = await open({ session: memberSession, confirm });
    const mine = { ...toOrderStore(loop), storeNumber: '1', name: 'Mine' };
    await act(() => host.orderStore.choose(mine));
    host.orderStore.describeChanges(({ from, to }) => ({
      title: `${to.name} instead of ${from.name}?`,
      body: '',
      confirmLabel: 'Change',
    }));
    await pressOrder('Loop & Lake');
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Loop & Lake instead of Mine?' }));
    expect(location()).toBe('/store-locator');
    expect(host.orderStore.current.get()).toEqual(mine);
  });

  it.each([
    ['cart=1', '/menu/cart'],
    ['redirect=cart', '/menu/cart'],
    ['redirect=%2Fmenu%2Fproduct%2F101%2Fhot', '/menu/product/101/hot'],
  ])('goes to the page that asked for a store with ?%s, LOC-040', async (query, path) => {
    answerSearches();
    const { location } = await open({ session: memberSession, route: `/store-locator?${query}` });
    await pressOrder('Loop & Lake');
    await waitFor(() => expect(location()).toBe(path));
  });

  it('at a store that has closed since opens a dialog instead, LOC-042', async () => {
    let now = sampleNow;
    const closesForGood = { ...loop, openIntervals: loop.openIntervals.slice(0, 1) };
    answerSearches(replyWith('Chicago, IL', closesForGood));
    const { host, location } = await open({
      session: memberSession,
      clock: { ...sampleClock, now: () => now },
    });
    await cardOf('Loop & Lake');
    now += 30 * 60_000;
    await pressOrder('Loop & Lake');
    expect(screen.getByRole('dialog', { name: 'Loop & Lake is closed' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(location()).toBe('/store-locator');
    expect(host.orderStore.current.get()).toBeUndefined();
  });

  it('is taken by a closed store for its opening, in one press, L-06', async () => {
    answerSearches(replyWith('Chicago, IL', closedStore));
    const { host } = await open({ session: memberSession });
    await cardOf('Early Bird');
    await pressOrder('Early Bird');
    await waitFor(() => expect(host.orderStore.current.get()?.storeNumber).toBe(closedStore.storeNumber));
  });

  it('says at once that it has closed when the browser shows the page again after Back, D-53', async () => {
    let now = sampleNow;
    answerSearches();
    await open({ clock: { ...sampleClock, now: () => now } });
    expect((await cardOf('Loop & Lake')).getByText('Closes in 25 min')).toBeVisible();
    now += 30 * 60_000;
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect((await cardOf('Loop & Lake')).getByText(/^Closed until/)).toBeVisible();
  });

  it('asks a guest for an account where guests cannot order, and goes on once signed in, LOC-042', async () => {
    answerSearches();
    const signIn = jest.fn(async () => true);
    const { host, location } = await open({ signIn });
    await pressOrder(membersStore.name);
    const dialog = within(screen.getByRole('dialog', { name: 'You need an account to order here' }));
    expect(dialog.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/account/create?returnUrl=%2Fstore-locator',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledWith({ returnUrl: '/store-locator' });
    await waitFor(() => expect(location()).toBe('/menu?storeNumber=1003-100003'));
    expect(host.orderStore.current.get()?.storeNumber).toBe('1003-100003');
  });

  it('offers a guest to continue as guest, sign in or create an account, once, LOC-044', async () => {
    answerSearches();
    const { host, location } = await open();
    await pressOrder('Loop & Lake');
    const dialog = within(screen.getByRole('dialog', { name: 'How would you like to order?' }));
    expect(dialog.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue as guest' }));
    await waitFor(() => expect(location()).toBe('/menu?storeNumber=1001-100001'));
    expect(host.orderStore.current.get()?.storeNumber).toBe('1001-100001');
    // The cart and later visits to the locator read the same value (ORD-120).
    expect(guestOrderingChoice().read()).toBe(true);
    const again = await open();
    await pressOrder('Loop & Lake');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(again.location()).toContain('/menu?storeNumber=1001-100001'));
  });

  it('does not ask a guest who said so in the cart, ORD-120', async () => {
    answerSearches();
    guestOrderingChoice().write(true);
    const { location } = await open();
    await pressOrder('Loop & Lake');
    await waitFor(() => expect(location()).toBe('/menu?storeNumber=1001-100001'));
  });

  it('chooses nothing when the sign-in is given up', async () => {
    answerSearches();
    const { host, location } = await open({ signIn: async () => false });
    await pressOrder('Loop & Lake');
    await act(async () => screen.getByRole('button', { name: 'Sign in' }).click());
    expect(location()).toBe('/store-locator');
    expect(host.orderStore.current.get()).toBeUndefined();
  });

  it('marks the store that is set already', async () => {
    answerSearches(replyWith(null, loop, busyStore));
    localStorage.setItem('crema.ordering.store', orderStoreOn(loop));
    await open();
    expect((await cardOf('Loop & Lake')).getByText('Your store')).toBeVisible();
  });
});
