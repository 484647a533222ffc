import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Link } from 'react-router-dom';
import { hostPaths, restPaths, type RemoteManifest, type RouteDeclaration } from '@crema/shared-contracts';
import { defineRemote, toAppError } from '../src/index.ts';
import { createTestHost, renderRemote, type RenderRemoteOptions } from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const route = (id: string, rest: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id,
  path: `/${id}`,
  titleId: id,
  access: 'anyone',
  navigation: 'full',
  ...rest,
});
const manifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [
    route('start', { role: 'draft-start' }),
    route('mine', { access: 'member' }),
    route('draft', { access: 'guest-draft' }),
    route('secret', { flag: 'enableMfaFeatures' }),
  ],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};
const pageOf = (id: string) =>
  function Page() {
    return <Link to="/start">{`the page ${id}`}</Link>;
  };
const remote = defineRemote({
  messages: () => Promise.resolve({ default: {} }),
  routes: Object.fromEntries(manifest.routes.map(({ id }) => [id, pageOf(id)])),
});
const open = (path: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route: path, ...options });
const member = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada',
    email: 'ada@example.com',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GREEN',
  },
} as const;

describe('a page in renderRemote has the access and the flag of its row, as in the host (D-10)', () => {
  it('sends a visitor from a member’s page to the sign-in page, which gets the return path', async () => {
    const { location } = await open('/mine?a=1#b');
    expect(location()).toBe('/sign-in?returnUrl=%2Fmine%3Fa%3D1%23b');
    expect(screen.queryByText('the page mine')).toBeNull();
  });

  it('shows a member’s page to a member, and no longer once the session has ended', async () => {
    const { host, location } = await open('/mine', { session: member });
    expect(screen.getByText('the page mine')).toBeVisible();
    act(() => host.setSession({ kind: 'anonymous' }));
    expect(location()).toBe('/sign-in?returnUrl=%2Fmine');
  });

  it('sends a visitor without a started gift to where gifts begin, also a guest with an order, and shows the page to others, D-76', async () => {
    const { location, unmount } = await open('/draft');
    expect(location()).toBe('/start');
    unmount();
    const ordering = await open('/draft', { session: { kind: 'guest' } });
    expect(ordering.location()).toBe('/start');
    ordering.unmount();
    await open('/draft', { giftDraft: { productNumber: '11010101', name: 'Birthday', path: '/start' } });
    expect(screen.getByText('the page draft')).toBeVisible();
  });

  it('has no page whose flag is off, and no link to it', async () => {
    const { host, unmount } = await open('/secret');
    expect(screen.getByText('no page')).toBeVisible();
    expect(host.services.hasPage('/secret')).toBe(false);
    unmount();
    const on = await open('/secret', { flags: { enableMfaFeatures: true } });
    expect(screen.getByText('the page secret')).toBeVisible();
    expect(on.host.services.hasPage('/secret')).toBe(true);
    expect(on.host.services.hasPage('/menu')).toBe(true);
  });
});

describe('a test’s host has the services of the product', () => {
  const url = `*${restPaths.locations}`;

  it('turns a lost REST connection into a code, as it does a lost GraphQL connection, PLT-014', async () => {
    server.use(http.get(url, () => HttpResponse.error()));
    const { services, reports } = createTestHost('mfe-gift');
    const error: unknown = await services.http(restPaths.locations).catch((cause: unknown) => cause);
    expect(toAppError(error).code).toBe('OFFLINE');
    expect(await reports()).toMatchObject([{ remote: 'mfe-gift', phase: 'api', class: 'TypeError' }]);
  });

  it('contains a listener that throws, and reports its remote, PLT-006', async () => {
    const { services, publish, reports } = createTestHost('mfe-gift');
    const listener = jest.fn();
    services.bus.on('cart-changed', () => {
      throw new RangeError('broken');
    });
    services.bus.on('cart-changed', listener);
    publish('cart-changed', { count: 1, storeNumber: null });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await reports()).toMatchObject([{ remote: 'mfe-gift', phase: 'event', class: 'RangeError' }]);
  });

  it('fails the test when the remote emits what it may not', () => {
    const { services, emitted, stop } = createTestHost('mfe-gift');
    services.bus.emit('cart-changed', { count: 1, storeNumber: null });
    expect(emitted).toEqual([]);
    expect(stop).toThrow('owned by mfe-ordering');
  });

  it('records what blocks an upgrade, PLT-005', () => {
    const { services, page } = createTestHost('mfe-gift');
    const release = services.blockUpgrades('typed');
    expect(page.upgradeBlockers.size).toBe(1);
    release();
    expect(page.upgradeBlockers.size).toBe(0);
  });

  it('clears toasts when the page changes, and keeps a list of those that were shown', async () => {
    const { host, go } = await open('/start');
    act(() => host.services.toast({ kind: 'error', text: 'No' }));
    expect(host.page.toasts.toasts.get()).toHaveLength(1);
    act(() => go('/elsewhere'));
    expect(host.page.toasts.toasts.get()).toEqual([]);
    expect(host.toasts).toEqual([{ kind: 'error', text: 'No' }]);
  });

  it('disposes the remote when its host stops, as it does after each test', async () => {
    const dispose = jest.fn();
    const mount: typeof remote.mount = async (services) => ({ ...(await remote.mount(services)), dispose });
    const { host } = await renderRemote({ ...remote, mount }, { manifest, route: '/start' });
    expect(dispose).not.toHaveBeenCalled();
    host.stop();
    host.stop();
    expect(dispose).toHaveBeenCalledTimes(1);
  });

  it('reads the session from the server, and ends it there', async () => {
    server.use(
      http.get(`*${hostPaths.session}`, () => HttpResponse.json({ session: member })),
      http.post(`*${hostPaths.signOut}`, () => HttpResponse.json({})),
    );
    const { services } = createTestHost('mfe-gift');
    const reasons: string[] = [];
    services.bus.on('session-changed', ({ reason }) => reasons.push(reason));
    await services.refreshSession();
    expect(services.session.get()).toEqual(member);
    await services.signOut();
    expect(reasons).toEqual(['started', 'signed-in', 'signed-out']);
  });

  it('sends usage once the page is left, and only with consent, ORD-048', async () => {
    const viewed = ['cart-viewed', { customerType: 'guest' }] as const;
    const silent = createTestHost('mfe-ordering');
    silent.services.telemetry.track(...viewed);
    expect(await silent.usage()).toEqual([]);
    silent.stop();
    const { services, usage } = createTestHost('mfe-ordering', { sharesUsage: true });
    services.telemetry.track(...viewed);
    expect(await usage()).toEqual([
      { remote: 'mfe-ordering', version: '0.0.0', event: viewed[0], fields: viewed[1] },
    ]);
  });

  it('is offline until the server can be reached again', async () => {
    const { services, setConnection } = createTestHost('mfe-gift');
    setConnection('offline');
    expect(services.connection.get()).toBe('offline');
    setConnection('online');
    await waitFor(() => expect(services.connection.get()).toBe('online'));
  });
});

describe('a test that ends while its page asks', () => {
  const asked: Promise<number>[] = [];

  it('begins a request in its last step', () => {
    server.use(http.get('http://localhost/late', () => HttpResponse.json({})));
    asked.push(fetch('http://localhost/late').then(({ status }) => status));
  });

  it('gets the reply of its own handler, so that the next test does not fail', async () => {
    expect(await Promise.all(asked)).toEqual([200]);
  });
});
