import type { RemoteContext } from '@crema/remote-kit';
import { growingPause } from '@crema/remote-kit/ask-until';
import { card } from '../testing/cards-server.ts';
import { refreshAfterOrders } from './balance-refresh.ts';

type Profile = NonNullable<Parameters<typeof card>[2]>['autoReloadProfile'];
const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' }) as const;
const autoReload = (isReloading: boolean): Profile => ({
  __typename: 'AutoReloadProfile',
  status: 'on',
  isActive: true,
  amount: usd(2500),
  triggerAmount: usd(1000),
  paymentMethodId: 'pm-1',
  isReloading,
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Read = readonly [balance: number, isReloading?: boolean];
/** Places an order; each read returns the next state of the card, and then the last one. */
const placeOrder = async (states: readonly Read[]) => {
  let reads = 0;
  const emitted: unknown[] = [];
  let placed: (order: { paidWithCardId: string }) => void = () => undefined;
  const context = {
    graphql: {
      query: () => {
        const [balance, isReloading] = states[Math.min(reads, states.length - 1)] ?? [0];
        reads += 1;
        const autoReloadProfile = isReloading === undefined ? null : autoReload(isReloading);
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
  it('is read again while the server reloads the card, and emitted when it has changed, CRD-011, CRD-030', async () => {
    const { reads, emitted } = await placeOrder([
      [500, true],
      [500, true],
      [3000, false],
    ]);
    expect([reads(), emitted]).toEqual([1, [refreshed]]);
    await jest.advanceTimersByTimeAsync(growingPause(0));
    expect([reads(), emitted]).toEqual([2, [refreshed]]);
    await jest.advanceTimersByTimeAsync(growingPause(1));
    expect([reads(), emitted]).toEqual([3, [refreshed, refreshed]]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(reads()).toBe(3);
  });

  it.each([{ states: [[500], [3000]] }, { states: [[500, false], [3000]] }] as const)(
    'is read once for a card that is not reloaded: $states, ORD-102',
    async ({ states }) => {
      const { reads, emitted } = await placeOrder(states);
      await jest.advanceTimersByTimeAsync(600_000);
      expect([reads(), emitted]).toEqual([1, [refreshed]]);
    },
  );

  it('is not read again after the remote was disposed, PLT-006', async () => {
    const { reads, stop } = await placeOrder([[500, true]]);
    stop();
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(1);
  });
});
