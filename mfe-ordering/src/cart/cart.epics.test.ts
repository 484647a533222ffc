import { EMPTY, NEVER } from 'rxjs';
import type { DomainEvents } from '@crema/shared-contracts';
import { cartLine, stateAfter } from '../testing/order.fixtures.ts';
import { inVirtualTime, run } from '../testing/epics.ts';
import { orderStoreChosen } from '../order-store/order-store.slice.ts';
import { orderStore } from '../testing/order.fixtures.ts';
import {
  announceCart,
  followKeptCart,
  forgetPrevious,
  placeAddedLines,
  type CartDeps,
} from './cart.epics.ts';
import { cartOrdered, cartRead, lineAdded, linePlaced, lineRefused, previousCleared } from './cart.slice.ts';
import type { CartLine } from './cart.types.ts';

const { itemId: _id, timeAdded: _time, ...draft } = cartLine();
const deps = (over: Partial<CartDeps> = {}): CartDeps => ({
  cartRecord: { read: () => undefined, write: () => undefined, changes$: NEVER },
  newId: () => 'new-id',
  now: () => 42,
  limits: { maximumItemAmount: 15, mostRecentOrderStaleAfter: 50 },
  emitCartChanged: () => undefined,
  ...over,
});

describe('an added line', () => {
  it('gets its id and time', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('a', { a: lineAdded(draft) });
      expectObservable(run(placeAddedLines, action$, stateAfter(), deps())).toBe('p', {
        p: linePlaced({ ...draft, itemId: 'new-id', timeAdded: 42 }),
      });
    }));

  it('is refused when the order would exceed its maximum, ORD-041', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const full = stateAfter(cartRead([cartLine({ quantity: 14 })]));
      const action$ = hot('a', { a: lineAdded({ ...draft, quantity: 2 }) });
      expectObservable(run(placeAddedLines, action$, full, deps())).toBe('r', {
        r: lineRefused({ reason: 'AT_MAX' }),
      });
    }));
});

describe('the cart of this device', () => {
  it('is read at the start and follows the other tabs, ORD-040', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const kept = [cartLine()];
      const other: readonly CartLine[] = [cartLine({ quantity: 5 })];
      const cartRecord = {
        read: () => kept,
        write: () => undefined,
        changes$: cold<readonly CartLine[] | undefined>('--c-e', { c: other, e: undefined }),
      };
      expectObservable(run(followKeptCart, hot(''), stateAfter(), deps({ cartRecord }))).toBe('r-c-e', {
        r: cartRead(kept),
        c: cartRead(other),
        e: cartRead([]),
      });
    }));
});

describe('the last order', () => {
  it('is forgotten once it is older than mostRecentOrderStaleAfter, ORD-046', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('o', { o: cartOrdered({ at: 0 }) });
      expectObservable(run(forgetPrevious, action$, stateAfter(), deps())).toBe('50ms p', {
        p: previousCleared(),
      });
    }));
});

it('tells the other remotes how many units wait, and for which store', () => {
  const told: DomainEvents['cart-changed'][] = [];
  const state = stateAfter(orderStoreChosen(orderStore), cartRead([cartLine({ quantity: 3 })]));
  run(announceCart, EMPTY, state, deps({ emitCartChanged: (fact) => told.push(fact) })).subscribe();
  expect(told).toEqual([{ count: 3, storeNumber: '1001-2' }]);
});
