import type { StoreReply } from '@crema/shared-contracts';
import { isOpen, openStatusAt } from './open-status.rules.ts';

/** Why a store cannot take an order now. */
export type OrderObstacle = 'closed' | 'busy' | 'counterOnly' | 'notReady';
interface Facts {
  readonly open: boolean;
  readonly availability: StoreReply['mobileOrdering']['availability'];
}
/** Checked top to bottom; the first row that applies is shown to the customer (LOC-061). */
const obstacles: readonly {
  readonly obstacle: OrderObstacle;
  readonly applies: (facts: Facts) => boolean;
}[] = [
  { obstacle: 'closed', applies: ({ open }) => !open },
  { obstacle: 'busy', applies: ({ availability }) => availability === 'BUSY' },
  { obstacle: 'counterOnly', applies: ({ availability }) => availability === 'NOT_SUPPORTED' },
  { obstacle: 'notReady', applies: ({ availability }) => availability !== 'READY' },
];

/** Why this store takes no order from anybody now. Whether a guest needs an account is decided by order-here.rules.ts. */
export const findOrderObstacle = (store: StoreReply, now: number): OrderObstacle | undefined => {
  const facts = { open: isOpen(openStatusAt(store, now)), availability: store.mobileOrdering.availability };
  return obstacles.find(({ applies }) => applies(facts))?.obstacle;
};

/**
 * Stores that can take the order first, those that need an account from a guest next, each in the order given; the
 * others apart (LOC-061).
 */
export const byOrderability = (
  stores: readonly StoreReply[],
  { now, guest }: { readonly now: number; readonly guest: boolean },
): { readonly orderable: readonly StoreReply[]; readonly others: readonly StoreReply[] } => {
  const needsAccount = (store: StoreReply) => guest && !store.mobileOrdering.guestOrdering;
  const { true: orderable = [], false: others = [] } = Object.groupBy(stores, (store) =>
    findOrderObstacle(store, now) === undefined ? 'true' : 'false',
  );
  return {
    orderable: orderable.toSorted((one, other) => Number(needsAccount(one)) - Number(needsAccount(other))),
    others,
  };
};
