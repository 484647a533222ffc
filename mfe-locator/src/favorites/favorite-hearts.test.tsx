import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import remote from '../remote.tsx';
import {
  answerFavorites,
  answerSearches,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from '../testing/locator-server.ts';
import { memberSession } from '../testing/sample-member.ts';
import { busyStore, loop } from '../testing/sample-stores.ts';

startLocatorServer();
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, {
    manifest,
    route: '/store-locator',
    clock: sampleClock,
    session: memberSession,
    ...options,
  });
const heart = (pressed: boolean, name = 'Favorite: Loop & Lake') =>
  screen.findByRole('button', { name, pressed });
const askedToSignIn = () => screen.findByRole('dialog', { name: 'Sign in to save favorites' });

describe('the heart on a store card', () => {
  it('fills at once, shows that it is pending, and is saved by the short number, LOC-030, LOC-050', async () => {
    answerSearches(replyWith(null, loop));
    let letGo = () => {};
    const written = answerFavorites({ pending: new Promise((done) => (letGo = done)) });
    await open();
    await userEvent.click(await heart(false));
    expect(await heart(true)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await heart(true));
    letGo();
    await waitFor(async () => expect(await heart(true)).not.toHaveAttribute('aria-busy'));
    expect(written).toEqual(['POST 1001']);
  });

  it('is full for a favourite and empties, LOC-050', async () => {
    answerSearches(replyWith(null, { ...loop, isFavorite: true }));
    const written = answerFavorites();
    await open();
    await userEvent.click(await heart(true));
    expect(await heart(false)).toBeVisible();
    await waitFor(() => expect(written).toEqual(['DELETE 1001']));
  });

  it('reverts when saving fails, says so, and tries again on demand, LOC-050', async () => {
    answerSearches(replyWith(null, loop));
    answerFavorites({ status: 500 });
    const { host } = await open();
    await userEvent.click(await heart(false));
    await waitFor(() => expect(host.toasts).toHaveLength(1));
    expect(host.toasts[0]).toMatchObject({
      kind: 'error',
      text: 'We couldn’t save your favorite just now.',
      action: { label: 'Try again' },
    });
    expect(await heart(false)).toBeVisible();
    const written = answerFavorites();
    act(() => host.toasts[0]?.action?.onPress());
    expect(await heart(true)).toBeVisible();
    await waitFor(() => expect(written).toEqual(['POST 1001']));
  });

  it.each([
    [404, 'STORE_NOT_FOUND', 'Whoops, we couldn’t find that store.'],
    [429, 'TOO_MANY_REQUESTS', 'That was a lot of hearts. Give it a minute, then try again.'],
  ])('says why for %i %s, LOC-050', async (status, code, text) => {
    answerSearches(replyWith(null, loop));
    answerFavorites({ status, code });
    const { host } = await open();
    await userEvent.click(await heart(false));
    await waitFor(() => expect(host.toasts[0]).toMatchObject({ text }));
  });

  it('is in the details too', async () => {
    answerSearches(replyWith(null, loop));
    answerFavorites();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Loop & Lake' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Loop & Lake' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Favorite: Loop & Lake' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close store details' }));
    expect(await heart(true)).toBeVisible();
  });
});

describe('without an account', () => {
  it.each(['anonymous', 'guest'] as const)(
    'the heart of a visitor who is %s asks to sign in, then is set, LOC-051',
    async (kind) => {
      answerSearches(replyWith(null, loop));
      const written = answerFavorites();
      const page: { current?: RenderedRemote } = {};
      const signIn = jest.fn(async () => {
        page.current?.host.setSession(memberSession);
        return true;
      });
      page.current = await open({ session: { kind }, signIn });
      await userEvent.click(await heart(false));
      const dialog = within(await askedToSignIn());
      expect(written).toEqual([]);
      expect(dialog.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/account/create?returnUrl=%2Fstore-locator',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
      expect(signIn).toHaveBeenCalledWith({ returnUrl: '/store-locator' });
      expect(await heart(true)).toBeVisible();
      await waitFor(() => expect(written).toEqual(['POST 1001']));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('the heart stays empty when the sign-in is given up, LOC-051', async () => {
    answerSearches(replyWith(null, loop));
    const { host } = await open({ session: { kind: 'anonymous' }, signIn: async () => false });
    await userEvent.click(await heart(false));
    await userEvent.click(within(await askedToSignIn()).getByRole('button', { name: 'Sign in' }));
    expect(await heart(false)).toBeVisible();
    expect(host.toasts).toEqual([]);
  });

  it('a session that has ended on the server asks to sign in as well, LOC-051', async () => {
    answerSearches(replyWith(null, loop));
    answerFavorites({ status: 401, code: 'UNAUTHENTICATED' });
    const { host } = await open({ signIn: async () => true });
    await userEvent.click(await heart(false));
    const dialog = within(await askedToSignIn());
    expect(await heart(false)).toBeInTheDocument();
    const written = answerFavorites();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await heart(true)).toBeVisible();
    await waitFor(() => expect(written).toEqual(['POST 1001']));
    expect(host.toasts).toEqual([]);
  });

  it('the cards show nothing of the previous member, D-14', async () => {
    answerSearches(replyWith(null, { ...loop, isFavorite: true }, { ...busyStore, isPrevious: true }));
    const { host } = await open();
    await heart(true);
    expect(screen.getByText('Ordered before')).toBeVisible();
    const asked = answerSearches(replyWith(null, loop, busyStore));
    act(() => host.setSession({ kind: 'anonymous' }));
    expect(screen.getByRole('button', { name: 'Favorite: Loop & Lake', pressed: false })).toBeVisible();
    expect(screen.queryByText('Ordered before')).toBeNull();
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false'));
  });
});
