import { act, screen, waitFor } from '@testing-library/react';
import type { HostServices, Session } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
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
const member: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada',
    email: 'ada@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GOLD',
  },
};
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
    await openPage({ path: '/rewards', remotes: [rewards, account('/who')], session: member });
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

describe('a page that needs a guest’s draft, D-10', () => {
  const draft = (session: Session) => {
    const gift = remoteDouble({
      name: 'mfe-gift',
      pages: { '/send': () => <h1>Send</h1>, '/send/pay': () => <h1>Pay</h1> },
    });
    const [start, pay] = gift.resolved.manifest.routes;
    const routes = [
      { ...start!, role: 'draft-start' as const },
      { ...pay!, access: 'guest-draft' as const },
    ];
    const resolved = { ...gift.resolved, manifest: { ...gift.resolved.manifest, routes } };
    return openPage({ path: '/send/pay', remotes: [account('/who'), { ...gift, resolved }], session });
  };

  it('leads a visitor without one to the remote’s page with the role draft-start', async () => {
    await draft({ kind: 'anonymous' });
    expect(await screen.findByRole('heading', { name: 'Send' })).toBeVisible();
    expect(address()).toBe('/send');
  });

  it('opens for a guest with a draft', async () => {
    await draft({ kind: 'guest' });
    expect(await screen.findByRole('heading', { name: 'Pay' })).toBeVisible();
  });
});

describe('the cart link', () => {
  it('leads to the page with the role cart, and counts what its owner’s retained event says', async () => {
    let services: HostServices | undefined;
    const ordering = remoteDouble({
      name: 'mfe-ordering',
      pages: { '/basket': () => <h1>Basket</h1> },
      route: { role: 'cart' },
      emits: ['cart-changed'],
      onMount: (given) => (services = given),
    });
    const stores = remoteDouble({ name: 'mfe-locator', pages: { '/stores': () => <h1>Stores</h1> } });
    await openPage({ path: '/stores', remotes: [stores, ordering] });
    // The owner of a retained event is loaded by its manifest, although its page is not open.
    await waitFor(() => expect(services).toBeDefined());
    act(() => services?.bus.emit('cart-changed', { count: 3, storeNumber: null }));
    const link = await screen.findByRole('link', { name: 'Cart, 3 items' });
    expect(link).toHaveAttribute('href', '/basket');
  });

  it('is not there while no remote has such a page', async () => {
    const stores = remoteDouble({ name: 'mfe-locator', pages: { '/stores': () => <h1>Stores</h1> } });
    await openPage({ path: '/stores', remotes: [stores] });
    expect(await screen.findByRole('heading', { name: 'Stores' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  });
});
