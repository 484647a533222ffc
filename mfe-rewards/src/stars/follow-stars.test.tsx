import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteContext } from '@crema/remote-kit';
import { createTestHost, renderRemote, renderSlot, showPage } from '@crema/remote-kit/testing';
import remote from '../remote.tsx';
import { answer, gold, green, listenToRewards, manifest, memberAt } from '../testing/rewards-server.ts';
import { followStars } from './follow-stars.ts';

listenToRewards();
const open = () => renderRemote(remote, { manifest, route: '/rewards', session: memberAt() });
type Host = Awaited<ReturnType<typeof open>>['host'];
const announced = (host: Host) =>
  host.emitted.filter(({ name }) => name === 'stars-changed').map(({ payload }) => payload);

describe('the member’s Stars as an event', () => {
  it('are announced after they were read: at the start, after an order, after a change of a card, D-151', async () => {
    let starTenths = 1184;
    answer({ rewards: () => ({ ...green, starTenths }) });
    const { host } = await open();
    await waitFor(() => expect(announced(host)).toEqual([{ reason: 'read', balanceTenths: 1184 }]));
    starTenths = 584;
    act(() =>
      host.publish('order-placed', {
        ...{ orderId: 'o', orderNumber: '1', storeNumber: '1001', totalMinor: 500 },
        ...{ currency: 'USD', guest: false },
      }),
    );
    await waitFor(() =>
      expect(announced(host).at(-1)).toEqual({ reason: 'order-placed', balanceTenths: 584 }),
    );
    starTenths = 834;
    act(() => host.publish('card-updated', { cardId: 'c', reason: 'refreshed' }));
    await waitFor(() =>
      expect(announced(host).at(-1)).toEqual({ reason: 'card-updated', balanceTenths: 834 }),
    );
  });

  it('are read when an order is picked up, and again while they wait to be booked, D-151 RWD-032', async () => {
    let stars = { starTenths: 1184, starsPending: false };
    answer({ rewards: () => ({ ...green, ...stars }) });
    const { host } = await open();
    await waitFor(() => expect(announced(host)).toHaveLength(1));
    stars = { starTenths: 1184, starsPending: true };
    act(() => host.publish('order-picked-up', { orderId: 'o', guest: false }));
    await waitFor(() =>
      expect(announced(host).at(-1)).toEqual({ reason: 'order-picked-up', balanceTenths: 1184 }),
    );
    stars = { starTenths: 1243, starsPending: false };
    await waitFor(
      () => expect(announced(host).at(-1)).toEqual({ reason: 'order-picked-up', balanceTenths: 1243 }),
      { timeout: 5_000 },
    );
    const { length } = announced(host);
    act(() => host.publish('order-picked-up', { orderId: 'g', guest: true }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(announced(host)).toHaveLength(length);
  });

  it('are read when the customer returns to the page, D-151', async () => {
    let starTenths = 1184;
    answer({ rewards: () => ({ ...green, starTenths }) });
    const { host } = await open();
    await waitFor(() => expect(announced(host)).toHaveLength(1));
    starTenths = 900;
    showPage('hidden');
    showPage('visible');
    await waitFor(() => expect(announced(host).at(-1)).toEqual({ reason: 'returned', balanceTenths: 900 }));
  });

  it.each([
    { name: 'Invariant Violation', phases: [], because: 'a sign-in has ended it' },
    { name: 'TypeError', phases: ['api'], because: 'the network is gone' },
  ])('report $phases for a reading that fails because $because, L-19', async ({ name, phases }) => {
    const { services, reports } = createTestHost('mfe-rewards', { session: memberAt() });
    const query = () => Promise.reject(Object.assign(new Error('Store reset'), { name }));
    const graphql = { query, onReset: () => () => undefined };
    const stop = followStars({ services, graphql } as unknown as RemoteContext);
    await new Promise((resolve) => setTimeout(resolve));
    expect((await reports()).map(({ phase }) => phase)).toEqual(phases);
    stop();
  });

  it('are not read for a guest, nor announced when reading fails, R09', async () => {
    const counted = answer({ rewards: () => undefined });
    const guest = await renderRemote(remote, { manifest, route: '/rewards' });
    expect(counted.reads).toBe(0);
    guest.dispose();
    const { host } = await open();
    await waitFor(() => expect(counted.reads).toBeGreaterThan(0));
    expect(announced(host)).toEqual([]);
  });

  it('report no error of the request that a sign-in ends, L-19', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const counted = answer({
      rewards: async () => {
        if (counted.reads === 1) await held;
        return gold;
      },
    });
    const { host } = await open();
    await waitFor(() => expect(counted.reads).toBe(1));
    act(() => host.publish('session-changed', { kind: 'member', reason: 'signed-in' }));
    await waitFor(() => expect(announced(host)).not.toEqual([]));
    release();
    expect(await host.reports()).toEqual([]);
  });
});

describe('the slot star-progress', () => {
  const show = () => renderSlot(remote, 'star-progress', {}, { manifest, session: memberAt() });

  it('shows the balance, the level and the way to the next Reward, D-151', async () => {
    await show();
    expect(await screen.findByRole('link', { name: '118 Stars' })).toHaveAttribute(
      'href',
      '/rewards/my-rewards',
    );
    expect(screen.getByText('Green member')).toBeVisible();
    expect(screen.getByText('82 Stars more for the 200-Star Reward.')).toBeVisible();
  });

  it('says when every Reward is in reach', async () => {
    answer({ rewards: () => ({ ...gold, starTenths: 4000 }) });
    await show();
    expect(await screen.findByText('Enough for every Reward.')).toBeVisible();
  });

  it('shows no number when reading fails, and reads again, R09', async () => {
    answer({ rewards: () => undefined });
    await show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/\d/)).toBeNull();
    answer();
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: '118 Stars' })).toBeVisible();
  });
});
