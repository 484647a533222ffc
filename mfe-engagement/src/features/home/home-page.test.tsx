import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import type { RemoteManifest, Session } from '@crema/shared-contracts';
import manifest from '../../../remote.json';
import remote from '../../remote.tsx';
import { answerForYou, startFeedServer } from '../../testing/feed-server.ts';
import { categoryLinks } from '../../home/category-links.ts';

const at = (moment: string) => ({ now: () => new Date(moment).getTime(), monotonic: () => 0 });
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, {
    manifest: manifest as RemoteManifest,
    route: '/',
    clock: at('2026-05-10T09:00:00'),
    ...options,
  });
const ana: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ana',
    email: 'ana@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GREEN',
  },
};
startFeedServer();
beforeEach(() => answerForYou());
const title = () => screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ');

describe('the front page', () => {
  it.each([
    ['2026-05-10T11:59:00', 'Good morning.'],
    ['2026-05-10T12:00:00', 'Good afternoon.'],
    ['2026-05-10T17:00:00', 'Good evening.'],
  ])('greets at %s with: %s ENG-004', async (moment, greeting) => {
    await open({ clock: at(moment) });
    expect(title()).toBe(greeting);
  });

  it('greets a member by name, ENG-004', async () => {
    await open({ session: ana });
    expect(title()).toBe('Good morning, Ana.');
  });

  it.each([
    ['2026-10-01T09:00:00', 'Crisp air, warm hands. Order ahead and your cup is waiting.'],
    ['2026-08-25T09:00:00', 'New routine, same favorite. Welcome back to Crema.'],
    ['2026-04-01T09:00:00', 'Order ahead, walk in, and your cup is waiting with your name on it.'],
  ])('speaks of the season on %s: %s ENG-004', async (moment, words) => {
    await open({ clock: at(moment) });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('greets in French', async () => {
    await open({ locale: 'fr-CA', session: ana, clock: at('2026-05-10T18:00:00') });
    expect(title()).toBe('Bonsoir, Ana.');
  });

  it('starts an order', async () => {
    const { location } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Start an order' }));
    expect(location()).toBe('/menu');
  });

  it('lets a member pay in store from here, and offers a guest the way in', async () => {
    const { location, unmount } = await open({ session: ana });
    await userEvent.click(screen.getByRole('link', { name: 'Scan in store' }));
    expect(location()).toBe('/#pay');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    unmount();
    await open();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/signin');
    expect(screen.queryByRole('link', { name: 'Scan in store' })).not.toBeInTheDocument();
  });

  it('offers a member without a card one in place of the barcode, L-64 ENG-002', async () => {
    answerForYou({ hasPrimaryCard: false });
    await open({ session: ana });
    expect(await screen.findByRole('link', { name: 'Add a card' })).toHaveAttribute(
      'href',
      '/account/cards/add',
    );
    expect(screen.queryByRole('link', { name: 'Scan in store' })).not.toBeInTheDocument();
  });

  it('shows a member the default card, and a guest none, CRD-011', async () => {
    const slots = { 'default-card': (() => <p>Everyday, $25.50</p>) as never };
    const { unmount } = await open({ slots, session: ana });
    expect(screen.getByText('Everyday, $25.50')).toBeVisible();
    unmount();
    await open({ slots });
    expect(screen.queryByText('Everyday, $25.50')).not.toBeInTheDocument();
  });

  it('shows a member what is ordered again and again, and a guest nothing, D-36', async () => {
    const slots = { usual: (() => <p>Your usual: Latte</p>) as never };
    const { unmount } = await open({ slots, session: ana });
    expect(screen.getByText('Your usual: Latte')).toBeVisible();
    unmount();
    await open({ slots });
    expect(screen.queryByText('Your usual: Latte')).not.toBeInTheDocument();
  });

  it('shows the orders that are not picked up yet, and nothing while there are none, ORD-067', async () => {
    const banner = { 'open-orders': (() => <p>Your order is being made</p>) as never };
    const { host } = await open({ slots: banner });
    expect(screen.queryByText('Your order is being made')).not.toBeInTheDocument();
    act(() => host.publish('open-orders-changed', { count: 1 }));
    expect(screen.getByText('Your order is being made')).toBeVisible();
    act(() => host.publish('open-orders-changed', { count: 0 }));
    expect(screen.queryByText('Your order is being made')).not.toBeInTheDocument();
  });

  it('shows orders that were published before it opened, ORD-067', async () => {
    const banner = { 'open-orders': (() => <p>Your order is being made</p>) as never };
    const { host, go } = await open({ slots: banner, route: '/inbox' });
    host.publish('open-orders-changed', { count: 2 });
    act(() => go('/'));
    expect(screen.getByText('Your order is being made')).toBeVisible();
  });

  it('asks ordering for the orders of a member, who may have ordered on another device, ORD-067', async () => {
    const banner = { 'open-orders': (() => <p>Your order is being made</p>) as never };
    await open({ slots: banner, session: ana });
    expect(screen.getByText('Your order is being made')).toBeVisible();
  });

  it('links to menu categories and to every part of the shop that is enabled', async () => {
    await open();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(addresses)).toEqual(
      new Set([
        ...categoryLinks.map(({ path }) => path),
        '/menu',
        '/menu/featured',
        '/store-locator',
        '/gift',
        '/rewards',
        '/account/create',
        '/account/signin',
      ]),
    );
  });
});
