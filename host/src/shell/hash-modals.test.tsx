import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { restPaths, type HostServices } from '@crema/shared-contracts';
import { compositionServer, openPage, servePages, type PageOptions } from '../testing/open-page.tsx';
import { memberSession } from '../testing/member-session.ts';
import { payModal, remoteDouble } from '../testing/remote-double.ts';

servePages();
// jsdom has no popovers.
beforeAll(() => {
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const cards = (options: Partial<Parameters<typeof remoteDouble>[0]> = {}) =>
  remoteDouble({
    name: 'mfe-cards',
    pages: { '/account/cards': () => <h1>Cards</h1> },
    slots: { 'scan-to-pay': () => <p>A barcode</p> },
    ...payModal,
    ...options,
  });
const gift = remoteDouble({
  name: 'mfe-gift',
  pages: {
    '/gift': () => (
      <>
        <h1>Gifts</h1>
        <Link to="#pay">Scan</Link>
        <Link to="#other">Other</Link>
      </>
    ),
  },
});
/** A sign-in form that signs in when its button is pressed. */
const SignInForm = ({ onSignedIn, returnUrl }: { onSignedIn: () => void; returnUrl: string }) => (
  <button type="button" onClick={onSignedIn}>
    Sign in for {returnUrl}
  </button>
);
let services: HostServices | undefined;
const account = remoteDouble({
  name: 'mfe-account',
  pages: { '/account/signin': () => <h1>Sign-in page</h1> },
  route: { role: 'sign-in' },
  slots: { 'sign-in': SignInForm },
  onMount: (given) => (services = given),
});
const open = async (options: Partial<PageOptions> = {}) => {
  const page = await openPage({ path: '/gift', remotes: [gift, cards(), account], ...options });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const follow = (hash: string) =>
  userEvent.click(screen.getByRole('main').querySelector<HTMLElement>(`a[href$="${hash}"]`)!);
const sheet = (name: string) => screen.findByRole('dialog', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a modal that a remote declares for a hash', () => {
  it('opens on a page of any remote, with its title, and is closed by Back, CRD-004, D-09', async () => {
    await open({ session: memberSession });
    await follow('#pay');
    expect(within(await sheet('Scan in store')).getByText('A barcode')).toBeVisible();
    expect(location.hash).toBe('#pay');
    history.back();
    await isClosed();
    expect(location.pathname + location.hash).toBe('/gift');
  });

  it('opens from a deep link, and its close button takes the hash away, CRD-004', async () => {
    await open({ session: memberSession, path: '/gift?x=1#pay' });
    await userEvent.click(within(await sheet('Scan in store')).getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(location.pathname + location.search + location.hash).toBe('/gift?x=1');
  });

  it('keeps the page’s own query when the account menu opens it, CRD-004', async () => {
    const navigation = [
      { labelId: 'modal.pay', path: '#pay', place: 'account', icon: 'barcode', order: 1, audience: 'anyone' },
    ] as const;
    await open({
      session: memberSession,
      path: '/gift?x=1',
      remotes: [gift, cards({ navigation: [...navigation] }), account],
    });
    await userEvent.click(screen.getByText('Scan in store'));
    await sheet('Scan in store');
    expect(location.pathname + location.search + location.hash).toBe('/gift?x=1#pay');
    history.back();
    await isClosed();
    expect(location.pathname + location.search + location.hash).toBe('/gift?x=1');
  });

  it('gives the focus back to its opener, D-09', async () => {
    await open({ session: memberSession });
    await follow('#pay');
    await userEvent.click(within(await sheet('Scan in store')).getByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Scan' })).toHaveFocus());
  });

  it('is ignored when no remote declares the hash, D-09', async () => {
    await open({ session: memberSession });
    await follow('#other');
    await follow('#pay');
    await sheet('Scan in store');
    history.back();
    await isClosed();
    expect(location.hash).toBe('#other');
  });

  it('that belongs to its own pages opens there only, CRD-004', async () => {
    const own = cards({ modals: [{ ...payModal.modals[0], pages: 'own' }] });
    await open({ session: memberSession, remotes: [gift, own, account] });
    await follow('#pay');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getAllByRole('link', { name: 'Link to mfe-cards' })[0]!);
    await screen.findByRole('heading', { name: 'Cards' });
    location.hash = '#pay';
    expect(await sheet('Scan in store')).toBeVisible();
  });

  it('is ignored while its remote is switched off, PLT-005', async () => {
    const page = await open({ session: memberSession });
    page.publish([gift, account], { disabled: [cards()] });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Link to mfe-cards' })).toBeNull());
    await follow('#pay');
    await waitFor(() => expect(location.hash).toBe('#pay'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it is unavailable when its content cannot be loaded, PLT-006', async () => {
    const failing = cards();
    await open({
      session: memberSession,
      path: '/gift#pay',
      remotes: [
        gift,
        {
          resolved: failing.resolved,
          get module(): never {
            throw new Error('no such file');
          },
        },
        account,
      ],
    });
    expect(within(await sheet('Scan in store')).getByText('Your cards are not available.')).toBeVisible();
  });
});

describe('a modal that is for members', () => {
  it('asks a guest to sign in, with the hash as return target, and opens after, CRD-004, ACC-012', async () => {
    compositionServer.use(
      http.get(`*${restPaths.session}`, () => HttpResponse.json({ session: memberSession })),
    );
    await open({ path: '/gift?x=1#pay' });
    const signIn = within(await sheet('Sign in'));
    const form = await signIn.findByRole('button', { name: 'Sign in for /gift?x=1#pay' });
    await services?.refreshSession();
    await userEvent.click(form);
    expect(within(await sheet('Scan in store')).getByText('A barcode')).toBeVisible();
    expect(location.pathname + location.search + location.hash).toBe('/gift?x=1#pay');
  });

  it('leaves the page as it was when the sign-in is closed, D-09', async () => {
    await open();
    await follow('#pay');
    await userEvent.click(within(await sheet('Sign in')).getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(location.pathname + location.hash).toBe('/gift');
  });

  it('closes the sign-in with Back, D-09', async () => {
    await open();
    await follow('#pay');
    await sheet('Sign in');
    history.back();
    await isClosed();
    expect(location.hash).toBe('');
  });
});

describe('other gates', () => {
  /** A page that asks a guest to sign in and then opens `returnUrl`. */
  const openGate = (returnUrl: string) => {
    compositionServer.use(
      http.get(`*${restPaths.session}`, () => HttpResponse.json({ session: memberSession })),
    );
    const Gate = () => {
      useEffect(() => void services?.signIn({ returnUrl }), []);
      return <h1>Gate</h1>;
    };
    const gated = remoteDouble({
      name: 'mfe-rewards',
      pages: { '/rewards': Gate },
      onMount: (given) => (services = given),
    });
    return open({ path: '/rewards?from=mail', remotes: [gated, gift, account] });
  };
  const formFor = async (returnUrl: string) =>
    within(await sheet('Sign in')).findByRole('button', { name: `Sign in for ${returnUrl}` });
  const here = () => location.pathname + location.search + location.hash;

  it('open the sign-in sheet with their own return target, which opens after, and Back leads to the gate, ACC-012', async () => {
    await openGate('/gift?keep=1');
    await userEvent.click(await formFor('/gift?keep=1'));
    expect(await screen.findByRole('heading', { name: 'Gifts' })).toBeVisible();
    expect(here()).toBe('/gift?keep=1');
    expect(screen.queryByRole('dialog')).toBeNull();
    history.back();
    expect(await screen.findByRole('heading', { name: 'Gate' })).toBeVisible();
    expect(here()).toBe('/rewards?from=mail');
  });

  it('stay where they are when the page itself is the return target, ACC-012', async () => {
    await openGate('/rewards?from=mail');
    const before = history.length;
    await userEvent.click(await formFor('/rewards?from=mail'));
    await isClosed();
    expect([here(), history.length]).toEqual(['/rewards?from=mail', before]);
  });

  it('stay where they are when the sheet is closed, ACC-012', async () => {
    await openGate('/gift?keep=1');
    await formFor('/gift?keep=1');
    await userEvent.click(within(await sheet('Sign in')).getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(here()).toBe('/rewards?from=mail');
  });

  it('of a member’s page lead to the sign-in page with the page as return target, ACC-012, ACC-043', async () => {
    const membersPage = cards({ route: { access: 'member' } });
    await open({ path: '/account/cards?x=1', remotes: [membersPage, account] });
    expect(await screen.findByRole('heading', { name: 'Sign-in page' })).toBeVisible();
    expect(location.pathname + location.search).toBe(
      `/account/signin?returnUrl=${encodeURIComponent('/account/cards?x=1')}`,
    );
  });
});
