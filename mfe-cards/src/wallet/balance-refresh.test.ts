import type { RemoteContext } from '@crema/remote-kit';
import { card } from '../testing/cards-server.ts';
import { refreshAfterOrders } from './balance-refresh.ts';

type Profile = NonNullable<Parameters<typeof card>[2]>['autoReloadProfile'];
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' }) as const;
const autoReload: Profile = {
  __typename: 'AutoReloadProfile',
  status: 'on',
  isActive: true,
  amount: usd(2500),
  triggerAmount: usd(1000),
  paymentMethodId: 'pm-1',
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Places an order; each read returns the next balance, and then the last one. */
const placeOrder = async (balances: readonly number[], autoReloadProfile: Profile) => {
  let reads = 0;
  const emitted: unknown[] = [];
  let placed: (order: { paidWithCardId: string }) => void = () => undefined;
  const context = {
    graphql: {
      query: () => {
        const balance = balances[Math.min(reads, balances.length - 1)] ?? 0;
        reads += 1;
        return Promise.resolve({ data: { user: { cards: [card('a', balance, { autoReloadProfile })] } } });
      },
    },
    services: {
      bus: {
        on: (_name: string, listener: typeof placed) => {
          placed = listener;
          return () => undefined;
        },
        emit: (_name: string, payload: unknown) => emitted.push(payload),
      },
      telemetry: { report: () => undefined },
    },
  };
  const stop = refreshAfterOrders(context as unknown as RemoteContext);
  placed({ paidWithCardId: 'a' });
  await jest.advanceTimersByTimeAsync(0);
  return { reads: () => reads, emitted, stop };
};
const refreshed = { cardId: 'a', reason: 'refreshed' };

describe('the balance after an order paid with a card', () => {
  it('is read again after 3 s and 10 s for a card with auto reload, and emitted when it has changed, CRD-011, CRD-030', async () => {
    const { reads, emitted } = await placeOrder([500, 500, 3000], autoReload);
    expect([reads(), emitted]).toEqual([1, [refreshed]]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect([reads(), emitted]).toEqual([2, [refreshed]]);
    await jest.advanceTimersByTimeAsync(7_000);
    expect([reads(), emitted]).toEqual([3, [refreshed, refreshed]]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(3);
  });

  it('is read once for a card without auto reload, ORD-102', async () => {
    const { reads, emitted } = await placeOrder([500, 3000], null);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([reads(), emitted]).toEqual([1, [refreshed]]);
  });

  it('is not read again after the remote was disposed, PLT-006', async () => {
    const { reads, stop } = await placeOrder([500, 3000], autoReload);
    stop();
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(1);
  });
});
