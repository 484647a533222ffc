import { StateObservable } from 'redux-observable';
import { firstValueFrom, of, throwError } from 'rxjs';
import { visitorChanged } from '../../facts/order.actions.ts';
import { nextPause } from '../events/polling.rules.ts';
import { inVirtualTime, steady } from '../../../testing/epics.ts';
import { stateAfter, submitted, usd } from '../../../testing/order.fixtures.ts';
import { findOpenOrders, followOpenOrders, type FindOpenOrders } from './follow-open-orders.ts';
import { openOrderMoved } from './open-order-moved.ts';
import { toOpenOrder } from './open-orders.conversions.ts';
import { openOrdersRead, openOrdersRefreshed } from './open-orders.slice.ts';
import type { OpenOrder } from './open-orders.types.ts';

const open = toOpenOrder(submitted(), { guest: true, memberId: undefined });
const withOrders = (...orders: readonly OpenOrder[]) => stateAfter(openOrdersRead(orders));
const signedIn = visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'm1' });
const member = stateAfter(signedIn);
const following = (find: FindOpenOrders) => ({ find, emitOrderPickedUp: () => undefined });
const [first, second] = [nextPause(0), nextPause(1)];

describe('the open orders', () => {
  it('are asked for at once, and again after growing pauses, D-35', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      expectObservable(
        followOpenOrders(
          following(() => of([open])),
          hot(''),
          steady(withOrders(open)),
        ),
        `${first + second + 10}ms !`,
      ).toBe(`r ${first - 1}ms r ${second - 1}ms r`, {
        r: openOrdersRefreshed({ asked: [open], open: [open] }),
      });
    }));

  it('are passed on without those that were picked up, ORD-067', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const over = toOpenOrder(submitted({ orderId: 'order-2', status: 'PICKED_UP' }), {
        guest: true,
        memberId: undefined,
      });
      expectObservable(
        followOpenOrders(
          following(() => of([open, over])),
          hot(''),
          steady(withOrders(open)),
        ),
        '9ms !',
      ).toBe('r', { r: openOrdersRefreshed({ asked: [open], open: [open] }) });
    }));

  it('are asked for again when the server announces a move, ORD-067', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      expectObservable(
        followOpenOrders(
          following(() => of([open])),
          hot('--m', { m: openOrderMoved() }),
          steady(withOrders(open)),
        ),
        '9ms !',
      ).toBe('r-r', { r: openOrdersRefreshed({ asked: [open], open: [open] }) });
    }));

  it('are asked for again soon after one has moved, D-35', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const asked = [toOpenOrder(submitted({ status: 'READY' }), { guest: true, memberId: undefined })];
      const moved = withOrders(...asked);
      const state$ = new StateObservable(hot(`${first + 10}ms s`, { s: moved }), withOrders(open));
      expectObservable(
        followOpenOrders(
          following(() => of(asked)),
          hot(''),
          state$,
        ),
        `${first * 2 + 20}ms !`,
      ).toBe(`r ${first - 1}ms r ${first + 9}ms s`, {
        r: openOrdersRefreshed({ asked: [open], open: asked }),
        s: openOrdersRefreshed({ asked, open: asked }),
      });
    }));

  it('are asked for once for a member without one, and for one that was voided, ORD-067', () => {
    const voided = toOpenOrder(submitted({ status: 'VOIDED' }), { guest: true, memberId: undefined });
    for (const state of [member, withOrders(voided)])
      inVirtualTime(({ hot, expectObservable }) => {
        const asked = state.openOrders.orders;
        expectObservable(
          followOpenOrders(
            following(() => of([])),
            hot(''),
            steady(state),
          ),
          `${first * 9}ms !`,
        ).toBe('r', {
          r: openOrdersRefreshed({ asked, open: [] }),
        });
      });
  });

  it('are asked for again when a question failed', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      let asked = 0;
      const find = () => ((asked += 1) === 1 ? throwError(() => new Error('lost')) : of([open]));
      expectObservable(
        followOpenOrders(following(find), hot(''), steady(withOrders(open))),
        `${first + 10}ms !`,
      ).toBe(`${first}ms r`, { r: openOrdersRefreshed({ asked: [open], open: [open] }) });
    }));
});

test('each order that this device listed as open and that was picked up is emitted as picked up, ORD-067, RWD-032', () => {
  const emitted: unknown[] = [];
  const [listed, unlisted] = ['order-3', 'order-4'].map((orderId) =>
    toOpenOrder(submitted({ orderId, status: 'PICKED_UP' }), { guest: false, memberId: 'm1' }),
  ) as [OpenOrder, OpenOrder];
  inVirtualTime(({ hot, expectObservable }) => {
    const deps = {
      find: () => of([open, listed, unlisted]),
      emitOrderPickedUp: (payload: unknown) => void emitted.push(payload),
    };
    const asked = [open, { ...listed, status: 'READY' as const }];
    const state = stateAfter(signedIn, openOrdersRead(asked));
    expectObservable(followOpenOrders(deps, hot(''), steady(state)), '9ms !').toBe('r', {
      r: openOrdersRefreshed({ asked, open: [open] }),
    });
  });
  expect(emitted).toEqual([{ orderId: 'order-3', guest: false }]);
});

test('a voided order has the sum of what is given back, ORD-067 D-144', () => {
  const tender = { __typename: 'PaidTender' as const, kind: 'svc', lastFour: '7777', amount: usd(200) };
  const voided = {
    __typename: 'OrderVoid' as const,
    at: '2030-01-01T15:02:00Z',
    reason: 'SOLD_OUT' as const,
    returned: [tender, tender],
  };
  const reply = { data: { openOrders: [{ ...submitted({ status: 'VOIDED' }), voided }] } };
  const client = { query: () => Promise.resolve(reply) } as unknown as Parameters<typeof findOpenOrders>[0];
  return expect(firstValueFrom(findOpenOrders(client)([], undefined))).resolves.toMatchObject([
    { status: 'VOIDED', givenBack: { amountMinor: 400, currency: 'USD' } },
  ]);
});
