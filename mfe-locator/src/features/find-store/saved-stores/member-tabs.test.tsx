import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import {
  renderRemote,
  renderSlot,
  type RenderedRemote,
  type RenderRemoteOptions,
} from '@crema/remote-kit/testing';
import remote from '../../../remote.tsx';
import {
  answerSavedStores,
  answerFavorites,
  answerSearches,
  answerSuggestions,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from '../../../testing/locator-server.ts';
import { memberSession } from '../../../testing/sample-member.ts';
import { busyStore, closedStore, loop, membersStore } from '../../../testing/sample-stores.ts';

startLocatorServer();
const open = (route: string, options: Partial<RenderRemoteOptions> = {}) => {
  answerSearches(replyWith(null, membersStore));
  return renderRemote(remote, { manifest, route, clock: sampleClock, session: memberSession, ...options });
};
const favorites = '/store-locator?tab=favorites';
const previous = '/store-locator?tab=previous';
const favored = { ...loop, isFavorite: true };
const ordered = { ...closedStore, isPrevious: true };
const tab = (name: string) => screen.getByRole('tab', { name });
const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const settle = () => screen.findAllByRole('listitem');

describe('the tabs of the locator', () => {
  it('are Nearby, Previous and Favorites; Nearby is open, LOC-001', async () => {
    await open('/store-locator');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Nearby',
      'Previous',
      'Favorites',
    ]);
    expect(tab('Nearby')).toHaveAttribute('aria-selected', 'true');
    await settle();
  });

  it('are used with the arrow keys and are in the URL, LOC-001', async () => {
    answerSavedStores([favored, ordered]);
    const { location } = await open('/store-locator?place=Rome');
    await settle();
    act(() => tab('Nearby').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(location()).toBe('/store-locator?place=Rome&tab=previous');
    expect(await screen.findByRole('heading', { name: 'Stores you ordered from' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Favorites')).toHaveFocus();
    expect(location()).toBe('/store-locator?place=Rome&tab=favorites');
    await userEvent.keyboard('{ArrowRight}');
    expect(location()).toBe('/store-locator?place=Rome');
    await settle();
  });

  it('are in the ordering flow too, where a store of them can be chosen, LOC-002', async () => {
    answerSearches(replyWith(null, membersStore));
    answerSavedStores([favored, { ...busyStore, isFavorite: true }]);
    const chosen: string[] = [];
    await renderSlot(
      remote,
      'store-picker',
      { guestOrdering: false, onChosen: (storeNumber) => chosen.push(storeNumber) },
      { manifest, clock: sampleClock, session: memberSession },
    );
    await userEvent.click(tab('Favorites'));
    const card = (await screen.findByRole('button', { name: 'Loop & Lake' })).closest('li')!;
    expect(screen.getByRole('button', { name: 'River North' }).closest('li')).toHaveAttribute('data-greyed');
    await userEvent.click(within(card).getByRole('button', { name: 'Order Here' }));
    await waitFor(() => expect(chosen).toEqual([loop.storeNumber]));
  });

  it('give way to Nearby when a place is searched', async () => {
    answerSavedStores([favored]);
    answerSuggestions([]);
    const { location } = await open(favorites);
    await settle();
    answerSearches(replyWith('Rome', membersStore));
    await userEvent.type(screen.getByRole('combobox'), 'Rome{Enter}');
    expect(location()).toBe('/store-locator?place=Rome');
    expect(await screen.findByRole('heading', { name: 'Stores near Rome' })).toBeVisible();
  });
});

describe('a member', () => {
  it.each([
    [previous, 'Stores you ordered from', ['Early Bird']],
    [favorites, 'Your favorite stores', ['Loop & Lake', 'River North']],
  ])('at %s sees %s, LOC-055', async (route, title, names) => {
    answerSavedStores([favored, { ...busyStore, isFavorite: true }, ordered]);
    await open(route);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(cards()).toEqual(names);
    expect(screen.getByText(names.length === 1 ? '1 store' : '2 stores', { selector: 'p' })).toBeVisible();
  });

  it.each([
    [previous, 'No previous stores yet.'],
    [favorites, 'No favorite stores yet.'],
  ])('at %s without any reads “%s” and finds a next step, LOC-053', async (route, title) => {
    answerSavedStores([]);
    const { location } = await open(route);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See stores nearby' }));
    expect(location()).toBe('/store-locator');
    expect(await screen.findByRole('button', { name: 'Members Row' })).toBeVisible();
  });

  it('reads the distance from the place that was asked for, and none without one', async () => {
    answerSavedStores([{ ...favored, distanceMetres: null, coordinates: { latitude: 0, longitude: 0.01 } }]);
    const { unmount } = await open(`${favorites}&place=Rome`);
    expect(await screen.findByText(/1\.1 km/)).toBeVisible();
    unmount();
    await open(favorites);
    await screen.findByRole('button', { name: 'Loop & Lake' });
    expect(screen.queryByText(/km/)).toBeNull();
  });

  it('finds a store there whose heart was pressed in Nearby', async () => {
    const first = answerSavedStores([favored]);
    answerFavorites();
    await open(favorites);
    await screen.findByRole('button', { name: 'Loop & Lake' });
    await userEvent.click(tab('Nearby'));
    await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Members Row' }));
    expect(first.asked()).toBe(1);
    answerSavedStores([{ ...membersStore, isFavorite: true }, favored]);
    await userEvent.click(tab('Favorites'));
    expect(await screen.findByRole('button', { name: 'Members Row' })).toBeVisible();
  });

  it('can put a heart back before leaving the tab, and finds the card gone after', async () => {
    answerSavedStores([favored, { ...busyStore, isFavorite: true }]);
    const written = answerFavorites();
    await open(favorites);
    await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Loop & Lake' }));
    expect(screen.getByRole('button', { name: 'Favorite: Loop & Lake', pressed: false })).toBeVisible();
    await waitFor(() => expect(written).toEqual(['DELETE 1001']));
    await userEvent.click(tab('Nearby'));
    answerSavedStores([{ ...busyStore, isFavorite: true }]);
    await userEvent.click(tab('Favorites'));
    expect(cards()).toEqual(['River North']);
    await settle();
  });
});

describe('a bad reply about a member’s stores', () => {
  it.each<[string, () => Response]>([
    [
      'a refusal',
      () => HttpResponse.json({ errors: [{ message: '', extensions: { code: 'TEMPORARILY_UNAVAILABLE' } }] }),
    ],
    ['a page', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
    ['no list', () => HttpResponse.json({ data: null })],
  ])('that is %s is presented, with a button to try again, PLT-014', async (_what, reply) => {
    answerSavedStores(reply);
    await open(favorites);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t search for stores just now.');
    answerSavedStores([favored]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Loop & Lake' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the last stores below the message, D-56', async () => {
    answerSavedStores([favored]);
    await open(favorites);
    await screen.findByRole('button', { name: 'Loop & Lake' });
    await userEvent.click(tab('Nearby'));
    answerSavedStores(() => HttpResponse.html('<h1>502</h1>', { status: 502 }));
    await userEvent.click(tab('Favorites'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Loop & Lake' })).toBeVisible();
  });

  it('leaves out only the entries that are not stores', async () => {
    answerSavedStores([
      { ...favored, name: null },
      { ...busyStore, isFavorite: true },
    ]);
    await open(favorites);
    expect(await screen.findByRole('button', { name: 'River North' })).toBeVisible();
    expect(cards()).toEqual(['River North']);
  });
});

describe('without an account', () => {
  it.each([
    ['anonymous', previous, 'Sign in to see your previous stores'],
    ['anonymous', favorites, 'Sign in to see your favorite stores'],
    ['guest', favorites, 'Sign in to see your favorite stores'],
  ] as const)('a visitor who is %s at %s is offered “%s”, not an error, D-56', async (kind, route, title) => {
    const { asked } = answerSavedStores([favored, ordered]);
    const page: { current?: RenderedRemote } = {};
    const signIn = jest.fn(async () => {
      page.current?.host.setSession(memberSession);
      return true;
    });
    page.current = await open(route, { session: { kind }, signIn });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledWith({ returnUrl: route });
    const name = route === favorites ? 'Loop & Lake' : 'Early Bird';
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});
