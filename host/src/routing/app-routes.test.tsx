import { act, screen } from '@testing-library/react';
import { giftDraftStorage, type RouteDeclaration } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { memberSession } from '../testing/member-session.ts';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();

const account = (path: string) =>
  remoteDouble({
    name: 'mfe-account',
    pages: { [path]: () => <h1>Who are you?</h1> },
    route: { role: 'sign-in' },
  });
const rewards = remoteDouble({
  name: 'mfe-rewards',
  pages: { '/rewards': () => <h1>Rewards</h1> },
  route: { access: 'member' },
});
const address = () => location.pathname + location.search;

describe('a page for members, D-10', () => {
  it.each(['/account/signin', '/who'])(
    'leads a guest to the page with the role sign-in, here %s',
    async (path) => {
      const page = await openPage({ path: '/rewards?tab=1', remotes: [rewards, account(path)] });
      expect(await screen.findByRole('heading', { name: 'Who are you?' })).toBeVisible();
      expect(address()).toBe(`${path}?returnUrl=${encodeURIComponent('/rewards?tab=1')}`);
      expect(page.loaded.map(({ remote }) => remote)).not.toContain('mfe-locator');
    },
  );

  it('says so while no remote has such a page', async () => {
    await openPage({ path: '/rewards', remotes: [rewards] });
    expect(await screen.findByRole('heading', { name: 'Please come back a little later' })).toBeVisible();
    expect(address()).toBe('/rewards');
  });

  it('opens for a member', async () => {
    await openPage({ path: '/rewards', remotes: [rewards, account('/who')], session: memberSession });
    expect(await screen.findByRole('heading', { name: 'Rewards' })).toBeVisible();
  });

  it.each([
    { path: '/rewards?store=1001', heading: 'Rewards', because: 'its row names the query parameter' },
    { path: '/rewards?tab=store&=1', heading: 'Who are you?', because: 'the parameter is another one' },
  ])('opens $path for anyone as “$heading”: $because, ORD-006', async ({ path, heading }) => {
    const choosing = remoteDouble({
      name: 'mfe-rewards',
      pages: { '/rewards': () => <h1>Rewards</h1> },
      route: { access: 'member', openWith: 'store' },
    });
    await openPage({ path, remotes: [choosing, account('/who')] });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('stays closed with any query parameter when its row names none, D-10', async () => {
    await openPage({ path: '/rewards?undefined=1&=1', remotes: [rewards, account('/who')] });
    expect(await screen.findByRole('heading', { name: 'Who are you?' })).toBeVisible();
  });
});

describe('a page that needs a started gift, D-10, D-76', () => {
  const gift = remoteDouble({
    name: 'mfe-gift',
    pages: { '/send': () => <h1>Send</h1>, '/send/pay': () => <h1>Pay</h1> },
  });
  const [start, pay] = gift.resolved.manifest.routes;
  const startRoute = { ...start!, role: 'draft-start' as const };
  const payRoute = { ...pay!, access: 'guest-draft' as const };
  const withRoutes = (double: typeof gift, routes: readonly RouteDeclaration[]) => ({
    ...double,
    resolved: { ...double.resolved, manifest: { ...double.resolved.manifest, routes } },
  });
  beforeEach(() => sessionStorage.clear());

  it('leads a visitor without one to the page with the role draft-start', async () => {
    await openPage({
      path: '/send/pay',
      remotes: [account('/who'), withRoutes(gift, [startRoute, payRoute])],
    });
    expect(await screen.findByRole('heading', { name: 'Send' })).toBeVisible();
    expect(address()).toBe('/send');
  });

  it('leads to the page of another remote when its own has none', async () => {
    const cards = remoteDouble({ name: 'mfe-cards', pages: { '/guest-card': () => <h1>Card</h1> } });
    const [card] = cards.resolved.manifest.routes;
    await openPage({
      path: '/guest-card',
      remotes: [
        withRoutes(cards, [{ ...card!, access: 'guest-draft' as const }]),
        withRoutes(gift, [startRoute]),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Send' })).toBeVisible();
  });

  it('opens for a visitor who has started one', async () => {
    const value = { productNumber: '11010101', name: 'Birthday', path: '/send' };
    sessionStorage.setItem(giftDraftStorage.key, JSON.stringify({ v: giftDraftStorage.version, value }));
    await openPage({ path: '/send/pay', remotes: [withRoutes(gift, [startRoute, payRoute])] });
    expect(await screen.findByRole('heading', { name: 'Pay' })).toBeVisible();
  });
});

describe('the cart link', () => {
  const storedCart = JSON.stringify({ v: 1, value: { count: 3, storeNumber: null } });
  const stores = () => remoteDouble({ name: 'mfe-locator', pages: { '/stores': () => <h1>Stores</h1> } });
  it('leads to the page with the role cart, with the stored number, without the code of that page’s remote, D-36', async () => {
    localStorage.setItem('crema.event.cart-changed', storedCart);
    const ordering = remoteDouble({
      name: 'mfe-ordering',
      pages: { '/basket': () => <h1>Basket</h1> },
      route: { role: 'cart' },
      emits: ['cart-changed'],
    });
    const { loaded } = await openPage({ path: '/stores', remotes: [stores(), ordering] });
    const link = await screen.findByRole('link', { name: 'Cart, 3 items' });
    expect(link).toHaveAttribute('href', '/basket');
    const changed = JSON.stringify({ v: 1, value: { count: 4, storeNumber: null } });
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'crema.event.cart-changed', newValue: changed }));
    });
    expect(await screen.findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Stores' })).toBeVisible();
    expect(loaded.map(({ remote }) => remote)).toEqual(['mfe-locator']);
  });

  it('shows no number of a remote whose manifest does not emit the event', async () => {
    localStorage.setItem('crema.event.cart-changed', storedCart);
    const ordering = remoteDouble({
      name: 'mfe-ordering',
      pages: { '/basket': () => <h1>Basket</h1> },
      route: { role: 'cart' },
    });
    await openPage({ path: '/stores', remotes: [stores(), ordering] });
    expect(await screen.findByRole('link', { name: 'Cart, empty' })).toBeVisible();
  });

  it('is not there while no remote has such a page', async () => {
    await openPage({ path: '/stores', remotes: [stores()] });
    expect(await screen.findByRole('heading', { name: 'Stores' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  });
});

describe('an address as people type it', () => {
  const gift = remoteDouble({
    name: 'mfe-gift',
    pages: { '/gift': () => <h1>Gifts</h1>, '/gift/:urn': () => <h1>{location.pathname}</h1> },
  });
  it.each([
    ['/Gift.?utm_source=flyer#send', '/gift?utm_source=flyer#send'],
    ['/gift)', '/gift'],
    ['/gift%E2%80%8B', '/gift'],
  ])('%s shows the page at its own address %s, PLT-021', async (path, own) => {
    await openPage({ path, remotes: [gift] });
    await screen.findByRole('heading', { name: 'Gifts' });
    expect(location.pathname + location.search + location.hash).toBe(own);
  });

  it('without a page suggests the nearest one, PLT-021', async () => {
    await openPage({ path: '/gfit', remotes: [gift] });
    expect(await screen.findByRole('link', { name: /^Did you mean/ })).toHaveAttribute('href', '/gift');
    expect(screen.getByRole('link', { name: /home/i })).toBeVisible();
  });
});
