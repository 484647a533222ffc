import type { Action } from '@reduxjs/toolkit';
import { StateObservable } from 'redux-observable';
import { EMPTY, NEVER, Subject } from 'rxjs';
import type { DomainEvents } from '@crema/shared-contracts';
import type { RootState } from '../state/root-state.ts';
import { cartLine, orderStoreDeps, stateAfter, vanilla } from '../testing/order.fixtures.ts';
import { inVirtualTime, run } from '../testing/epics.ts';
import {
  emitCartChanges,
  followSavedCart,
  forgetPrevious,
  saveCart,
  savePrevious,
  placeAddedLines,
  restoreCart,
  restoreLines,
  type CartDeps,
} from './cart.epics.ts';
import {
  cartOrdered,
  cartEmptied,
  cartRead,
  cartRestored,
  cartRestoreRequested,
  lineAdded,
  linePlaced,
  lineRejected,
  lineRemoved,
  lineRestored,
  lineRestoreRequested,
  previousCleared,
  previousRead,
} from './cart.slice.ts';
import type { CartLine } from './cart.types.ts';

const { itemId: _id, timeAdded: _time, ...draft } = cartLine();
const deps = (over: Partial<CartDeps> = {}): CartDeps => ({
  ...orderStoreDeps(),
  cartRecord: { read: () => undefined, write: () => undefined, changes$: NEVER },
  previousRecord: { read: () => undefined, write: () => undefined, changes$: NEVER },
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

  it('is rejected when the order would exceed its maximum, ORD-041', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const full = stateAfter(cartRead([cartLine({ quantity: 14 })]));
      const action$ = hot('a', { a: lineAdded({ ...draft, quantity: 2 }) });
      expectObservable(run(placeAddedLines, action$, full, deps())).toBe('r', {
        r: lineRejected({ reason: 'AT_MAX' }),
      });
    }));
});

describe('a removed line', () => {
  const removed = [
    cartRead([cartLine({ itemId: 'big', quantity: 10 }), cartLine({ itemId: 'b', sizeCode: 'small' })]),
    lineRemoved({ itemId: 'big' }),
  ] as const;
  it.each([
    { quantity: 5, restored: true, because: 'it still fits' },
    { quantity: 6, restored: false, because: 'the order has filled up meanwhile' },
  ])('comes back on undo: $restored, because $because, ORD-041', ({ quantity, restored }) =>
    inVirtualTime(({ hot, expectObservable }) => {
      const added = linePlaced(cartLine({ itemId: 'c', childItems: [vanilla()], quantity: quantity - 1 }));
      const action$ = hot('u', { u: lineRestoreRequested({ itemId: 'big' }) });
      expectObservable(run(restoreLines, action$, stateAfter(...removed, added), deps())).toBe('r', {
        r: restored ? lineRestored({ itemId: 'big' }) : lineRejected({ reason: 'AT_MAX' }),
      });
    }),
  );
});

describe('an emptied cart', () => {
  it.each([
    { quantity: 5, restored: true, because: 'it still fits' },
    { quantity: 6, restored: false, because: 'the order has filled up meanwhile' },
  ])('comes back on undo: $restored, because $because, ORD-041', ({ quantity, restored }) =>
    inVirtualTime(({ hot, expectObservable }) => {
      const emptied = [
        cartRead([cartLine({ quantity: 6 }), cartLine({ itemId: 'b', sizeCode: 'small', quantity: 4 })]),
        cartEmptied(),
        linePlaced(cartLine({ itemId: 'c', childItems: [vanilla()], quantity })),
      ];
      const action$ = hot('u', { u: cartRestoreRequested() });
      expectObservable(run(restoreCart, action$, stateAfter(...emptied), deps())).toBe('r', {
        r: restored ? cartRestored() : lineRejected({ reason: 'AT_MAX' }),
      });
    }),
  );
});

describe('the cart of this device', () => {
  it('is read at the start and follows the other tabs, ORD-040', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const saved = [cartLine()];
      const other: readonly CartLine[] = [cartLine({ quantity: 5 })];
      const cartRecord = {
        read: () => saved,
        write: () => undefined,
        changes$: cold<readonly CartLine[] | undefined>('--c-e', { c: other, e: undefined }),
      };
      expectObservable(run(followSavedCart, hot(''), stateAfter(), deps({ cartRecord }))).toBe('r-c-e', {
        r: cartRead(saved),
        c: cartRead(other),
        e: cartRead([]),
      });
    }));
});

describe('the last order', () => {
  it('is forgotten once it is older than mostRecentOrderStaleAfter, ORD-046', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('o', { o: cartOrdered({ at: 42 }) });
      expectObservable(run(forgetPrevious, action$, stateAfter(), deps())).toBe('50ms p', {
        p: previousCleared(),
      });
    }));

  it('is forgotten at the same time when a reload comes between, ORD-046', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const action$ = hot('r', { r: previousRead({ lines: [cartLine()], placedAt: 12 }) });
      expectObservable(run(forgetPrevious, action$, stateAfter(), deps())).toBe('20ms p', {
        p: previousCleared(),
      });
    }));

  it('is saved for the visit, and removed when it is cleared, ORD-046', () => {
    const write = jest.fn();
    const states$ = new Subject<RootState>();
    const previousRecord = { read: () => undefined, write, changes$: NEVER };
    run(
      savePrevious,
      EMPTY,
      new StateObservable(states$, stateAfter()),
      deps({ previousRecord }),
    ).subscribe();
    const ordered = [cartRead([cartLine()]), cartOrdered({ at: 5, memberId: 'gold' })];
    states$.next(stateAfter(cartRead([cartLine()])));
    states$.next(stateAfter(...ordered));
    states$.next(stateAfter(...ordered, previousCleared()));
    expect(write.mock.calls).toEqual([[{ lines: [cartLine()], placedAt: 5, memberId: 'gold' }], [undefined]]);
  });
});

it('emits the unit count and the store to the other remotes', () => {
  const emitted: DomainEvents['cart-changed'][] = [];
  const state = stateAfter(cartRead([cartLine({ quantity: 3 })]));
  run(emitCartChanges, EMPTY, state, deps({ emitCartChanged: (fact) => emitted.push(fact) })).subscribe();
  expect(emitted).toEqual([{ count: 3, storeNumber: '1001-2' }]);
});

describe('a changed cart', () => {
  const written = (...facts: readonly Action[]) => {
    const write = jest.fn();
    const actions$ = new Subject<Action>();
    const states$ = new Subject<RootState>();
    const cartRecord = { read: () => undefined, write, changes$: NEVER };
    run(saveCart, actions$, new StateObservable(states$, stateAfter()), deps({ cartRecord })).subscribe();
    facts.forEach((fact, index) => {
      states$.next(stateAfter(...facts.slice(0, index + 1)));
      actions$.next(fact);
    });
    return write.mock.calls as unknown[][];
  };

  it('is saved on this device, and removed when it is empty, ORD-040', () => {
    const line = cartLine();
    expect(written(linePlaced(line), lineRemoved({ itemId: line.itemId }))).toEqual([[[line]], [undefined]]);
  });

  it('is not written again when it was just read', () => {
    expect(written(cartRead([cartLine()]))).toEqual([]);
  });
});
