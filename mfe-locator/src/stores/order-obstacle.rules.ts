import { groupBy, type StoreSummary } from '@crema/shared-contracts';
import { isOpen, openStatusAt, opensForOrders } from './open-status.rules.ts';

/** The reasons why a store cannot accept an order. */
export type OrderObstacle = 'closed' | 'busy' | 'counterOnly' | 'notReady';
interface Facts {
  /** It is open, or takes orders for its next opening. */
  readonly open: boolean;
  readonly availability: StoreSummary['mobileOrdering']['availability'];
}
/** The rules are checked top to bottom; the first row that applies is shown to the customer (LOC-061). */
const obstacles: readonly {
  readonly obstacle: OrderObstacle;
  readonly applies: (facts: Facts) => boolean;
}[] = [
  { obstacle: 'closed', applies: ({ open }) => !open },
  { obstacle: 'busy', applies: ({ availability }) => availability === 'BUSY' },
  { obstacle: 'counterOnly', applies: ({ availability }) => availability === 'NOT_SUPPORTED' },
  { obstacle: 'notReady', applies: ({ availability }) => availability !== 'READY' },
];

/**
 * The reason why this store accepts no order from any customer, not even for its next opening. The file order-here.rules.ts decides
 * whether a guest needs an account.
 */
export const findOrderObstacle = (store: StoreSummary, now: number): OrderObstacle | undefined => {
  const open = isOpen(openStatusAt(store, now)) || opensForOrders(store, now);
  const facts = { open, availability: store.mobileOrdering.availability };
  return obstacles.find(({ applies }) => applies(facts))?.obstacle;
};

/**
 * Open stores that can accept the order first, then those that need an account from a guest, then closed ones that accept it for
 * their next opening, each in the given order; the others are separate (LOC-061, L-06).
 */
export const byOrderability = (
  stores: readonly StoreSummary[],
  { now, guest }: { readonly now: number; readonly guest: boolean },
): { readonly orderable: readonly StoreSummary[]; readonly others: readonly StoreSummary[] } => {
  const rankOf = (store: StoreSummary) =>
    2 * Number(!isOpen(openStatusAt(store, now))) + Number(guest && !store.mobileOrdering.guestOrdering);
  const groups = groupBy(stores, (store) => findOrderObstacle(store, now) === undefined);
  const orderable = groups.get(true) ?? [];
  return {
    orderable: orderable.sort((one, other) => rankOf(one) - rankOf(other)),
    others: groups.get(false) ?? [],
  };
};
