import { StateObservable } from 'redux-observable';
import { BehaviorSubject, defer, NEVER, of, tap, throwError } from 'rxjs';
import type { Connection } from '@crema/shared-contracts';
import { inVirtualTime, run } from '../../../testing/epics.ts';
import {
  noPayments,
  pricing,
  readyToPrice,
  stateAfter,
  submitted,
  usd,
  orderStore,
  orderStoreDeps,
} from '../../../testing/order.fixtures.ts';
import { lookUp, resumePending } from './lost-reply.epics.ts';
import { memberChanged, orderPlaced, visitorChanged, submissionFailed } from '../../facts/order.actions.ts';
import { selectPricingQuestion } from '../pricing/pricing.selectors.ts';
import type { PendingOrder } from './pending-order.storage.ts';
import type { SubmissionDeps } from './submission.deps.ts';
import { placeOrder } from './submission.epics.ts';
import { submissionRequested, submissionStarted, replyLost } from './submission.slice.ts';
import { pricingReceived, pricingRequested } from '../pricing/pricing.slice.ts';
import { cardChosen } from '../payment/tender.slice.ts';

const card = { cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' };
const before = [
  ...readyToPrice(),
  visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'ada' }),
  cardChosen(card),
];
const basis = selectPricingQuestion(stateAfter(...before), orderStore)?.basis ?? '';
const memberReady = stateAfter(
  ...before,
  pricingRequested({ basis }),
  pricingReceived({ basis, pricing: pricing(), at: 0 }),
);
const recordOf = (saved?: PendingOrder) => ({
  read: () => saved,
  write: jest.fn<void, [PendingOrder | undefined]>(),
  changes$: NEVER,
});
const deps = (over: Partial<SubmissionDeps> = {}): SubmissionDeps => ({
  ...orderStoreDeps(),
  orders: { ...noPayments, submit: () => throwError(() => lost), find: () => of(null) },
  returnUrl: () => 'http://localhost/menu/cart',
  leave: () => undefined,
  monotonic: () => 10,
  now: () => 10,
  pendingRecord: recordOf(),
  emitOrderPlaced: () => undefined,
  navigate: () => undefined,
  connection$: of('online'),
  ...over,
});
const lost = new TypeError('Failed to fetch');
const started = submissionStarted({ orderId: 'order-1' });
const paid = { order: submitted(), guest: false, paidWithCardId: 'card-1' };

describe('a lost reply', () => {
  it('is asked for by the order’s id: the order counts as placed, with the card that paid it, D-25, ORD-102', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = {
        ...noPayments,
        submit: () => throwError(() => lost),
        find: () => cold('5ms (o|)', { o: submitted() }),
      };
      const action$ = hot('p', { p: submissionRequested() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('(sl) 1ms o', {
        s: started,
        l: replyLost({ orderId: 'order-1' }),
        o: orderPlaced(paid),
      });
    }));

  it('offers another try only once the server knows no such order, D-25', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const orders = { ...noPayments, submit: () => throwError(() => lost), find: () => of(null) };
      const action$ = hot('p', { p: submissionRequested() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('(slr)', {
        s: started,
        l: replyLost({ orderId: 'order-1' }),
        r: submissionFailed({ error: { code: 'NOT_PLACED' } }),
      });
    }));

  it('calls the outcome unknown after three questions without an answer, D-25', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = { ...noPayments, submit: () => throwError(() => lost), find: () => cold<null>('#') };
      const action$ = hot('p', { p: submissionRequested() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('(sl) 2996ms r', {
        s: started,
        l: replyLost({ orderId: 'order-1' }),
        r: submissionFailed({ error: { code: 'OUTCOME_UNKNOWN' } }),
      });
    }));
});

describe('a question about an order while the device is offline', () => {
  it('waits for the connection, which counts as no try, D-25', () =>
    inVirtualTime(({ cold, expectObservable }) => {
      const connection$ = cold<Connection>('f 59999ms n', { f: 'offline', n: 'online' });
      let asked = 0;
      const find = () => defer(() => ((asked += 1) === 1 ? throwError(() => lost) : of(submitted())));
      const found$ = lookUp(
        { orderId: 'order-1', guest: true },
        deps({ connection$, orders: { ...noPayments, submit: () => NEVER, find } }),
      );
      expectObservable(found$).toBe('60s (o|)', {
        o: orderPlaced({ order: submitted(), guest: true }),
      });
    }));
});

describe('the order of a member who left', () => {
  const saved = { orderId: 'order-1', guest: false, memberId: 'ada', cardId: 'card-1', lastFour: '4411' };
  const visited = (memberId?: string) =>
    stateAfter(
      visitorChanged({
        audience: memberId ? 'member' : 'anonymous',
        locale: 'en-US',
        ...(memberId && { memberId }),
      }),
    );
  it.each([
    {
      left: { ...saved, isWaiting: true },
      state: visited(),
      kept: { orderId: 'order-1', guest: false, memberId: 'ada', isWaiting: true },
      because: 'after a sign-out, and only ids remain',
    },
    {
      left: saved,
      state: visited('grace'),
      kept: undefined,
      because: 'to another account, and nothing remains',
    },
    {
      left: { orderId: 'order-1', guest: true, isWaiting: true },
      state: visited('grace'),
      kept: undefined,
      because: 'to a member when a guest sent it',
    },
  ])('is neither shown nor asked for $because, D-25, D-166', ({ left, state, kept }) =>
    inVirtualTime(({ hot, expectObservable, flush }) => {
      const find = jest.fn(() => of(submitted()));
      const pendingRecord = recordOf(left);
      const orders = { ...noPayments, submit: () => NEVER, find };
      expectObservable(run(resumePending, hot(''), state, deps({ orders, pendingRecord }))).toBe('');
      flush();
      expect(find).not.toHaveBeenCalled();
      expect(pendingRecord.write.mock.calls).toEqual([[kept]]);
    }),
  );

  it('is found again when the same member is back, D-25', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const orders = { ...noPayments, submit: () => NEVER, find: () => of(submitted()) };
      const pendingRecord = recordOf({ orderId: 'order-1', guest: false, memberId: 'ada' });
      const states = new BehaviorSubject(visited());
      const state$ = new StateObservable(states, visited());
      const back$ = hot('--b', { b: memberChanged() }).pipe(tap(() => states.next(visited('ada'))));
      expectObservable(run(resumePending, back$, state$, deps({ orders, pendingRecord }))).toBe('--o', {
        o: orderPlaced({ order: submitted(), guest: false }),
      });
    }));

  it('ends with the sign-out while its reply is on the way: a late reply shows nothing, D-166', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = {
        ...noPayments,
        submit: () => cold('---(o|)', { o: submitted() }),
        find: () => of(null),
      };
      const action$ = hot('pm', { p: submissionRequested(), m: memberChanged() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('s', { s: started });
    }));
});

describe('an order whose answer the page did not live to see', () => {
  const pendingRecord = recordOf({ orderId: 'order-1', guest: true });
  it('is found at the next start, D-25', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = { ...noPayments, submit: () => NEVER, find: () => cold('2ms (o|)', { o: submitted() }) };
      expectObservable(run(resumePending, hot(''), stateAfter(), deps({ orders, pendingRecord }))).toBe(
        '2ms o',
        { o: orderPlaced({ order: submitted(), guest: true }) },
      );
    }));

  it('is found with the card that paid it, so that its balance is read again, ORD-102', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const orders = { ...noPayments, submit: () => NEVER, find: () => of(submitted()) };
      const saved = recordOf({ orderId: 'order-1', guest: false, memberId: 'ada', cardId: 'card-1' });
      const resumed$ = run(resumePending, hot(''), memberReady, deps({ orders, pendingRecord: saved }));
      expectObservable(resumed$).toBe('o', { o: orderPlaced(paid) });
    }));

  it('is remembered with the card when it is sent, ORD-102', () =>
    inVirtualTime(({ hot, flush }) => {
      const saved = recordOf();
      run(
        placeOrder,
        hot('p', { p: submissionRequested() }),
        memberReady,
        deps({ pendingRecord: saved }),
      ).subscribe();
      flush();
      expect(saved.write).toHaveBeenCalledWith({
        orderId: 'order-1',
        guest: false,
        memberId: 'ada',
        paid: { amountMinor: 500, currency: 'USD', storeName: 'Loop' },
        cardId: 'card-1',
      });
    }));

  it('is let go when the server keeps saying that there is none', () =>
    inVirtualTime(({ hot, expectObservable, flush }) => {
      const orders = { ...noPayments, submit: () => NEVER, find: () => of(null) };
      expectObservable(run(resumePending, hot(''), stateAfter(), deps({ orders, pendingRecord }))).toBe('');
      flush();
      expect(pendingRecord.write).toHaveBeenCalledWith(undefined);
    }));
});
