import {
  createSignal,
  orderStoreStorage,
  storeChoiceStorage,
  validateOrderStore,
  validateStoreChoice,
  type DescribeOrderStoreChange,
  type DomainEvents,
  type OrderStore,
  type OrderStoreChange,
  type OrderStoreService,
  type Unsubscribe,
} from '@crema/shared-contracts';
import type { ConfirmationDeps } from './confirm-order-store-change.ts';
import { storedValue, type StorageWindow } from '../../src/stored-value.ts';

interface OrderStoreDeps extends ConfirmationDeps {
  readonly announce: (payload: DomainEvents['store-selected']) => void;
  /** Remembers the store's number for the server, which preloads the store's menu; an empty text forgets it. */
  readonly remember: (storeNumber: string) => void;
  /** The order store with which the server rendered the page: hydration starts with it. */
  readonly rendered?: OrderStore | undefined;
  readonly storage?: StorageWindow | undefined;
  /** Milliseconds since 1970 on the server. */
  readonly now: () => number;
}

const isSame = (one: OrderStore | undefined, other: OrderStore | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Makes the host's order store: the only writer of the persisted value, and the only emitter of store-selected. */
export const createOrderStoreService = (deps: OrderStoreDeps): OrderStoreService & { stop: Unsubscribe } => {
  const persisted = storedValue({ ...orderStoreStorage, validate: validateOrderStore }, deps.storage);
  const current = createSignal(persisted.read());
  const choice = storedValue({ ...storeChoiceStorage, validate: validateStoreChoice }, deps.storage);
  const descriptions = new Set<DescribeOrderStoreChange>();
  let latestChoice = 0;

  const remember = (store: OrderStore | undefined) => deps.remember(store?.storeNumber ?? '');
  // A device that chose its store before the number was remembered, or whose cookie has expired.
  if (current.get()) remember(current.get());

  const apply = (next: OrderStore | undefined) => {
    if (isSame(current.get(), next)) return;
    current.set(next);
    remember(next);
    deps.announce({ storeNumber: next?.storeNumber ?? null });
  };
  const write = (next: OrderStore | undefined) => {
    persisted.write(next);
    apply(next);
  };
  /**
   * The code of the questions loads with the first change. If it cannot be loaded (offline), the change
   * continues without questions: no line of a cart is lost.
   */
  const confirmChange = (change: OrderStoreChange, isOutdated: () => boolean) =>
    import('./confirm-order-store-change.ts').then(
      ({ confirmOrderStoreChange }) => confirmOrderStoreChange(change, descriptions, isOutdated, deps),
      (cause: unknown) => {
        deps.report(cause);
        return !isOutdated();
      },
    );
  const stopFollowing = persisted.subscribe(apply);
  return {
    current: { ...current, getServer: () => deps.rendered },
    choose: async (to, { signal } = {}) => {
      const number = ++latestChoice;
      const isOutdated = () => signal?.aborted === true || number !== latestChoice;
      const from = current.get();
      const isChange = from !== undefined && from.storeNumber !== to.storeNumber;
      if (isOutdated() || (isChange && !(await confirmChange({ from, to }, isOutdated)))) return false;
      choice.write({ storeNumber: to.storeNumber, at: deps.now() });
      write(to);
      return true;
    },
    clear: () => {
      latestChoice++;
      write(undefined);
    },
    describeChanges: (describe) => {
      descriptions.add(describe);
      return () => void descriptions.delete(describe);
    },
    stop: stopFollowing,
  };
};
