import { Observable } from 'rxjs';
import { domainEvents, orderStoreRecord } from '@crema/shared-contracts';
import type { OrderStore } from './order-store.slice.ts';

/** The order store on this device, shared by every tab of it and with ordering. */
export interface OrderStoreMemory {
  /** Undefined when nothing is kept, or it is of another version or shape. */
  readonly read: () => OrderStore | undefined;
  /** A full or forbidden storage is not an error: the choice then lives as long as the page. */
  readonly write: (store: OrderStore | undefined) => void;
  /** Changes made by another tab. */
  readonly changes$: Observable<OrderStore | undefined>;
}

const isOrderStore = (value: unknown): value is OrderStore =>
  domainEvents['store-selected'].payload(value) === undefined &&
  (value as OrderStore | { storeNumber: null }).storeNumber !== null;

const parse = (text: string | null): OrderStore | undefined => {
  if (text === null) return undefined;
  try {
    const { v, value } = JSON.parse(text) as { v?: unknown; value?: unknown };
    return v === orderStoreRecord.version && isOrderStore(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
const attempt = <R>(action: () => R): R | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export const orderStoreMemory = (home: Window = window): OrderStoreMemory => ({
  read: () => parse(attempt(() => home.localStorage.getItem(orderStoreRecord.key)) ?? null),
  write: (store) => {
    attempt(() =>
      store === undefined
        ? home.localStorage.removeItem(orderStoreRecord.key)
        : home.localStorage.setItem(
            orderStoreRecord.key,
            JSON.stringify({ v: orderStoreRecord.version, value: store }),
          ),
    );
  },
  changes$: new Observable((observer) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === orderStoreRecord.key || key === null) observer.next(parse(newValue));
    };
    home.addEventListener('storage', hear);
    return () => home.removeEventListener('storage', hear);
  }),
});
