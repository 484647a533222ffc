import { NEVER, Subject } from 'rxjs';
import { StateObservable } from 'redux-observable';
import type { RootState } from '../ordering.reducer.ts';
import { inVirtualTime, run } from '../testing/epics.ts';
import { orderStore, stateAfter } from '../testing/order.fixtures.ts';
import { loopStore } from '../testing/ordering-page.ts';
import { followOrderStore, keepOrderStore, type OrderStoreDeps } from './order-store.epics.ts';
import { orderStoreChosen, storeCleared, type OrderStore } from './order-store.slice.ts';

const other: OrderStore = { ...orderStore, storeNumber: '2002', name: 'Other' };
const deps = (over: Partial<OrderStoreDeps> = {}): OrderStoreDeps => ({
  storeRecord: { read: () => undefined, write: () => undefined, changes$: NEVER },
  storeSelected$: NEVER,
  ...over,
});

describe('the order store', () => {
  it('is the remembered one, then what the locator says, D-32', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const storeRecord = { read: () => orderStore, write: () => undefined, changes$: NEVER };
      const storeSelected$ = cold('--s-c', {
        s: { ...loopStore, storeNumber: '2002', name: 'Other' },
        c: { ...loopStore, storeNumber: null },
      });
      expectObservable(
        run(followOrderStore, hot(''), stateAfter(), deps({ storeRecord, storeSelected$ })),
      ).toBe('r-s-c', { r: orderStoreChosen(orderStore), s: orderStoreChosen(other), c: storeCleared() });
    }));

  it('follows the choice of another tab', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const changes$ = cold<OrderStore | undefined>('-c', { c: other });
      const storeRecord = { read: () => undefined, write: () => undefined, changes$ };
      expectObservable(run(followOrderStore, hot(''), stateAfter(), deps({ storeRecord }))).toBe('-c', {
        c: orderStoreChosen(other),
      });
    }));

  it('is remembered once it changes', () => {
    const write = jest.fn();
    const later$ = new Subject<RootState>();
    const storeRecord = { read: () => undefined, write, changes$: NEVER };
    run(keepOrderStore, NEVER, new StateObservable(later$, stateAfter()), deps({ storeRecord })).subscribe();
    later$.next(stateAfter(orderStoreChosen(orderStore)));
    expect(write.mock.calls).toEqual([[orderStore]]);
  });

  it('stays the same object while it is chosen again', () => {
    const once = stateAfter(orderStoreChosen(orderStore));
    expect(stateAfter(orderStoreChosen(orderStore), orderStoreChosen({ ...orderStore })).store).toEqual(
      once.store,
    );
  });
});
