import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths, type StoreReply } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerFavorites,
  answerSavedStores,
  answerSearches,
  answerStores,
  failSearches,
  manifest,
  replyWith,
  sampleClock,
  server,
  startLocatorServer,
} from '../../testing/locator-server.ts';
import { memberSession } from '../../testing/sample-member.ts';
import { loop, membersStore } from '../../testing/sample-stores.ts';

startLocatorServer();
const list = '/store-locator?place=Chicago';
const path = '/store/1001/loop-lake';
const busyLoop: StoreReply = {
  ...loop,
  isFavorite: true,
  mobileOrdering: { ...loop.mobileOrdering, availability: 'BUSY' },
};
const tooBusy = 'Too busy for mobile orders';

const setup = async (options: Partial<RenderRemoteOptions> = {}) => {
  const searches = answerSearches(replyWith('Chicago', loop, membersStore));
  const clock = { ...sampleClock, monotonic: jest.fn(() => 0) };
  const page = await renderRemote(remote, {
    manifest,
    route: list,
    clock,
    session: memberSession,
    ...options,
  });
  return { ...page, clock, searches, go: (to: string | number) => act(() => page.go(to)) };
};
const card = async (name = 'Loop & Lake') => {
  const found = (await screen.findByRole('button', { name })).closest('li');
  if (!found) throw new Error(`no card of ${name}`);
  return within(found);
};
const pageOfStore = () => screen.findByRole('heading', { level: 1, name: 'Loop & Lake' });
/** Answers nothing about a store until the returned function is called. */
const delayStores = (): (() => void) => {
  const answered = Promise.withResolvers<void>();
  server.use(
    http.get(`http://localhost${restPaths.graphql}`, async () => {
      await answered.promise;
      return undefined;
    }),
  );
  return answered.resolve;
};

describe('a store of the list', () => {
  it('is shown as GraphQL has answered since, on the list too, without another search', async () => {
    const { go, searches } = await setup();
    expect((await card()).queryByText(tooBusy)).toBeNull();
    answerStores(busyLoop);
    go(path);
    expect(await screen.findByText(tooBusy)).toBeVisible();
    go(-1);
    expect((await card()).getByText(tooBusy)).toBeVisible();
    expect(searches).toHaveLength(1);
  });

  it('is the first content of its page, and its hours follow, LOC-003', async () => {
    const { go, host } = await setup();
    await card();
    answerStores(loop);
    const answer = delayStores();
    go(path);
    expect(await pageOfStore()).toBeVisible();
    expect(screen.getByText('10 West Lake Street')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Order Here' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Hours' })).toBeNull();
    expect(host.head()).toMatchObject({ title: 'Loop & Lake, Chicago' });
    answer();
    expect(await screen.findByRole('region', { name: 'Hours' })).toBeVisible();
    expect(screen.getByText('+1 312-555-0142')).toBeVisible();
  });

  it('is shown on its page also if the page’s own query fails, with a button to try again', async () => {
    const { go } = await setup();
    await card();
    server.use(
      http.get(`http://localhost${restPaths.graphql}`, () => HttpResponse.json({}, { status: 503 })),
    );
    go(path);
    expect(await pageOfStore()).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerStores(loop);
    await userEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Hours' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('has the favorite of its page after Back, without another search, LOC-050', async () => {
    const { go, searches } = await setup();
    await card();
    answerStores(loop);
    const written = answerFavorites();
    go(path);
    await pageOfStore();
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Loop & Lake' }));
    await waitFor(() => expect(written).toEqual(['POST 1001']));
    go(-1);
    expect((await card()).getByRole('button', { name: /^Favorite/, pressed: true })).toBeVisible();
    expect(searches).toHaveLength(1);
  });

  it('loses the favorite of its page when saving fails, LOC-050', async () => {
    const { go } = await setup();
    await card();
    answerStores(loop);
    const answer = Promise.withResolvers<void>();
    answerFavorites({ status: 500, pending: answer.promise });
    go(path);
    await pageOfStore();
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Loop & Lake' }));
    go(-1);
    expect((await card()).getByRole('button', { name: /^Favorite/, pressed: true })).toBeVisible();
    answer.resolve();
    expect((await card()).getByRole('button', { name: /^Favorite/, pressed: false })).toBeVisible();
  });
});

describe('a store that GraphQL has brought', () => {
  it('is shown as a search of REST has answered since', async () => {
    answerSavedStores([{ ...loop, isFavorite: true }]);
    await setup({ route: '/store-locator?tab=favorites' });
    expect((await card()).queryByText(tooBusy)).toBeNull();
    answerSearches(replyWith('Chicago', busyLoop));
    await userEvent.click(screen.getByRole('tab', { name: 'Nearby' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
    expect(await screen.findByText(tooBusy)).toBeVisible();
    const answer = delayStores();
    await userEvent.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect((await card()).getByText(tooBusy)).toBeVisible();
    answer();
  });
});

describe('the list after Back', () => {
  it('is searched again after a minute, LOC-004', async () => {
    const { go, searches, clock } = await setup();
    await card();
    answerStores(loop);
    go(path);
    await pageOfStore();
    clock.monotonic.mockReturnValue(60_000);
    go(-1);
    await waitFor(() => expect(searches).toHaveLength(2));
    await card();
  });

  it('is shown without a connection, D-56', async () => {
    const { go, host } = await setup();
    await card();
    answerStores(loop);
    go(path);
    await pageOfStore();
    failSearches(0);
    act(() => host.setConnection('offline'));
    go(-1);
    expect((await card()).getByText('10 West Lake Street, Chicago')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
