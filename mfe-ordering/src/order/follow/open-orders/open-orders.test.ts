import type { Action } from '@reduxjs/toolkit';
import { StateObservable } from 'redux-observable';
import { BehaviorSubject, EMPTY, NEVER, of, Subject } from 'rxjs';
import type { StorageWindow } from '@crema/remote-kit';
import { orderPlaced, visitorChanged } from '../../facts/order.actions.ts';
import type { RootState } from '../../../state/root-state.ts';
import { inVirtualTime, run } from '../../../testing/epics.ts';
import { stateAfter, submitted } from '../../../testing/order.fixtures.ts';
import { toOpenOrder } from './open-orders.conversions.ts';
import {
  announceOpenOrders,
  reserveBanner,
  followSavedOrders,
  saveOrders,
  refreshOrders,
  type OpenOrdersDeps,
} from './open-orders.epics.ts';
import { toSigned } from './follow-open-orders.ts';
import { openOrdersRead, openOrdersRefreshed } from './open-orders.slice.ts';
import { selectOpenOrders } from './open-orders.selectors.ts';
import { openOrdersRecord } from './open-orders.storage.ts';
import type { OpenOrder } from './open-orders.types.ts';

const guest = { guest: true, memberId: undefined };
const guests = toOpenOrder(submitted(), guest);
const other = toOpenOrder(submitted({ orderId: 'order-2', orderToken: 'token-2' }), guest);
const members = toOpenOrder(submitted({ orderId: 'order-3', statusPath: '/menu/order/order-3' }), {
  guest: false,
  memberId: 'm1',
});
const signedIn = (memberId: string) => visitorChanged({ audience: 'member', locale: 'en-US', memberId });
const signedOut = visitorChanged({ audience: 'anonymous', locale: 'en-US' });
const shown = (...facts: readonly Action[]) =>
  selectOpenOrders(stateAfter(...facts)).map(({ orderId }) => orderId);

const recordOf = (saved?: readonly OpenOrder[]) => ({
  read: () => saved,
  write: jest.fn<void, [readonly OpenOrder[] | undefined]>(),
  changes$: NEVER,
});
const deps = (over: Partial<OpenOrdersDeps> = {}): OpenOrdersDeps => ({
  openOrdersRecord: recordOf(),
  followOpenOrders: () => EMPTY,
  visible$: of(true),
  connection$: of('online'),
  emitOpenOrdersChanged: () => undefined,
  reserveBannerSpace: () => undefined,
  ...over,
});

describe('an order that is not picked up', () => {
  it('is listed as soon as it is placed, together with earlier open orders, ORD-067', () => {
    const second = submitted({ orderId: 'order-2' });
    expect(
      shown(
        orderPlaced({ order: submitted(), guest: true }),
        orderPlaced({ order: second, guest: true }),
        orderPlaced({ order: submitted(), guest: true }),
      ),
    ).toEqual(['order-2', 'order-1']);
  });

  it('contains its signed link if a guest placed it, the member’s id if a member did, ORD-067, D-14', () => {
    expect(guests).toMatchObject({ token: 'token-1', path: '/menu/order/order-1?token=token-1' });
    expect(members).toMatchObject({ memberId: 'm1' });
    expect(members).not.toHaveProperty('token');
    expect(toSigned([guests, members])).toEqual([{ orderId: 'order-1', token: 'token-1' }]);
  });

  it('is removed once the server no longer returns it as open; the member’s orders from other devices are added, ORD-067', () => {
    expect(
      shown(
        signedIn('m1'),
        openOrdersRead([guests, other]),
        openOrdersRefreshed({ asked: [guests, other], open: [other, members] }),
      ),
    ).toEqual(['order-2', 'order-3']);
  });

  it('that was placed while the answer was on its way stays', () => {
    expect(
      shown(
        openOrdersRead([guests]),
        orderPlaced({ order: submitted({ orderId: 'new' }), guest: true }),
        openOrdersRefreshed({ asked: [guests], open: [] }),
      ),
    ).toEqual(['new']);
  });
});

describe('at sign-out', () => {
  it('a member’s orders leave the device, a guest’s stay, ORD-067, D-14, D-166', () => {
    const facts = [signedIn('m1'), openOrdersRead([guests, members])];
    expect(shown(...facts)).toEqual(['order-1', 'order-3']);
    expect(shown(...facts, signedOut)).toEqual(['order-1']);
    expect(shown(...facts, signedIn('m2'))).toEqual(['order-1']);
  });

  it('nothing of a member is read by who comes after them, D-14', () => {
    expect(shown(signedOut, openOrdersRead([guests, members]))).toEqual(['order-1']);
    expect(shown(signedIn('m2'), openOrdersRead([members]))).toEqual([]);
  });
});

describe('the open orders of this device', () => {
  it('are read at the start and follow the other tabs, ORD-067, D-36', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const changes$ = cold<readonly OpenOrder[] | undefined>('--c-e', { c: [other], e: undefined });
      const openRecord = { ...recordOf([guests]), changes$ };
      expectObservable(
        run(followSavedOrders, hot(''), stateAfter(), deps({ openOrdersRecord: openRecord })),
      ).toBe('r-c-e', { r: openOrdersRead([guests]), c: openOrdersRead([other]), e: openOrdersRead([]) });
    }));

  const written = (...facts: readonly Action[]) => {
    const openRecord = recordOf();
    const actions$ = new Subject<Action>();
    const states$ = new Subject<RootState>();
    const state$ = new StateObservable(states$, stateAfter());
    run(saveOrders, actions$, state$, deps({ openOrdersRecord: openRecord })).subscribe();
    facts.forEach((fact, index) => {
      states$.next(stateAfter(...facts.slice(0, index + 1)));
      actions$.next(fact);
    });
    return openRecord.write.mock.calls.map(([orders]) => orders);
  };
  it('are saved after each change, and what was read is not written again', () => {
    expect(written(openOrdersRead([guests]), openOrdersRefreshed({ asked: [guests], open: [] }))).toEqual([
      undefined,
    ]);
  });

  it('are rid of another member’s as soon as they are read, D-14', () => {
    expect(written(openOrdersRead([guests, members]))).toEqual([[guests]]);
  });

  it('survive a reload; what is of another shape does not', () => {
    const saved = new Map<string, string>();
    const home: StorageWindow = {
      localStorage: {
        getItem: (key) => saved.get(key) ?? null,
        setItem: (key, value) => void saved.set(key, value),
        removeItem: (key) => void saved.delete(key),
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    openOrdersRecord(home).write([guests, members]);
    expect(openOrdersRecord(home).read()).toEqual([guests, members]);
    saved.set('crema.ordering.open', '{"v":1,"value":[{"orderId":"x"}]}');
    expect(openOrdersRecord(home).read()).toBeUndefined();
  });
});

describe('how far the open orders are', () => {
  const refreshed = openOrdersRefreshed({ asked: [], open: [] });
  const follows = (state: RootState, expected: string, over: Partial<OpenOrdersDeps> = {}) =>
    inVirtualTime(({ hot, expectObservable }) => {
      const followOpenOrders = () => of(refreshed);
      expectObservable(run(refreshOrders, hot(''), state, deps({ followOpenOrders, ...over }))).toBe(
        expected,
        {
          r: refreshed,
        },
      );
    });

  it('is followed while there is an order, ORD-067', () =>
    follows(stateAfter(openOrdersRead([guests])), 'r'));
  it('is followed for a member, who may have ordered on another device', () =>
    follows(stateAfter(signedIn('m1')), 'r'));
  it('is not followed while there is nothing to follow', () => follows(stateAfter(), ''));
  it('is not followed while the page is hidden, D-35', () =>
    follows(stateAfter(openOrdersRead([guests])), '', { visible$: of(false) }));
  it('is not followed while the device is offline', () =>
    follows(stateAfter(openOrdersRead([guests])), '', { connection$: of('offline') }));
});

it('emits their number to the other remotes each time it changes', () => {
  const emitted: number[] = [];
  const state$ = new BehaviorSubject(stateAfter());
  const emitOpenOrdersChanged = ({ count }: { count: number }) => void emitted.push(count);
  run(
    announceOpenOrders,
    EMPTY,
    new StateObservable(state$, state$.value),
    deps({ emitOpenOrdersChanged }),
  ).subscribe();
  state$.next(stateAfter(openOrdersRead([guests, other])));
  state$.next(stateAfter(openOrdersRead([guests, other])));
  state$.next(stateAfter());
  expect(emitted).toEqual([0, 2, 0]);
});

test('space for the banner is reserved from when the stored orders are read on, PLT-012, ORD-067', () => {
  const reserved: number[] = [];
  const action$ = new Subject<Action>();
  const state$ = new BehaviorSubject(stateAfter());
  run(
    reserveBanner,
    action$,
    new StateObservable(state$, state$.value),
    deps({ reserveBannerSpace: (count) => void reserved.push(count) }),
  ).subscribe();
  const happens = (action: Action, state: RootState) => {
    state$.next(state);
    action$.next(action);
  };
  happens(signedOut, stateAfter(signedOut));
  expect(reserved).toEqual([]);
  const read = openOrdersRead([guests, other]);
  happens(read, stateAfter(read));
  happens(signedOut, stateAfter(read));
  const refreshed = openOrdersRefreshed({ asked: [guests, other], open: [] });
  happens(refreshed, stateAfter(read, refreshed));
  expect(reserved).toEqual([2, 0]);
});
