import type { StoreSummary } from '@crema/shared-contracts';
import {
  busyStore,
  closedStore,
  loop,
  membersStore,
  sampleNow as now,
  shutStore,
} from '../testing/sample-stores.ts';
import { byOrderability, findOrderObstacle } from './order-obstacle.rules.ts';

const withAvailability = (availability: StoreSummary['mobileOrdering']['availability']): StoreSummary => ({
  ...loop,
  mobileOrdering: { ...loop.mobileOrdering, availability },
});

describe('why a store takes no order, LOC-061', () => {
  it.each<[string, StoreSummary, string | undefined, string]>([
    ['nothing', loop, undefined, 'it is open and READY'],
    ['nothing', membersStore, undefined, 'an account is asked for when the order is begun'],
    ['nothing', closedStore, undefined, 'it takes orders for its opening tomorrow, L-06'],
    ['closed', shutStore, 'closed', 'it does not open again'],
    ['busy', busyStore, 'busy', 'its mobile ordering is BUSY'],
    ['counterOnly', withAvailability('NOT_SUPPORTED'), 'counterOnly', 'it takes no mobile orders at all'],
    ['notReady', withAvailability('CLOSED'), 'notReady', 'its mobile ordering is closed'],
    ['notReady', withAvailability('UNKNOWN'), 'notReady', 'unknown is not ready (D-37)'],
  ])('is %s at %j: %s, because %s', (_what, store, expected, _because) => {
    expect(findOrderObstacle(store, now)).toBe(expected);
  });
});

describe('the order of stores, LOC-061', () => {
  const names = (stores: readonly StoreSummary[]) => stores.map(({ name }) => name);
  const all = [closedStore, membersStore, busyStore, loop, shutStore];

  it('puts those that can take the order first; for a guest those without an account, then closed ones, before the others, L-06', () => {
    const { orderable, others } = byOrderability(all, { now, guest: true });
    expect(names(orderable)).toEqual([loop.name, membersStore.name, closedStore.name]);
    expect(names(others)).toEqual([busyStore.name, shutStore.name]);
  });

  it('keeps the order given within each group', () => {
    const { orderable } = byOrderability(all, { now, guest: false });
    expect(names(orderable)).toEqual([membersStore.name, loop.name, closedStore.name]);
  });
});
