import { defer, NEVER, of, throwError } from 'rxjs';
import type { Connection } from '@crema/shared-contracts';
import { inVirtualTime, run } from '../../testing/epics.ts';
import {
  pricing,
  readyToPrice,
  stateAfter,
  submitted,
  usd,
  orderStore,
  orderStoreDeps,
} from '../../testing/order.fixtures.ts';
import { lookUp, resumePending } from './lost-reply.epics.ts';
import { orderPlaced, visitorChanged } from '../order.actions.ts';
import { selectPricingQuestion } from '../pricing/pricing.selectors.ts';
import type { PendingOrder } from './pending-order.storage.ts';
import type { SubmissionDeps } from './submission.deps.ts';
import { placeOrder } from './submission.epics.ts';
import { submissionFailed, submissionRequested, submissionStarted, replyLost } from './submission.slice.ts';
import { pricingReceived, pricingRequested } from '../pricing/pricing.slice.ts';
import { cardChosen } from '../payment/tender.slice.ts';

const card = { cardId: 'card-1', balance: usd(2500), lastFour: '4411', nickname: 'Blue' };
const before = [...readyToPrice(), visitorChanged({ audience: 'member', locale: 'en-US' }), cardChosen(card)];
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
  orders: { submit: () => throwError(() => lost), find: () => of(null) },
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
      const orders = { submit: () => throwError(() => lost), find: () => of(null) };
      const action$ = hot('p', { p: submissionRequested() });
      expectObservable(run(placeOrder, action$, memberReady, deps({ orders }))).toBe('(slr)', {
        s: started,
        l: replyLost({ orderId: 'order-1' }),
        r: submissionFailed({ error: { code: 'NOT_PLACED' } }),
      });
    }));

  it('calls the outcome unknown after three questions without an answer, D-25', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = { submit: () => throwError(() => lost), find: () => cold<null>('#') };
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
        deps({ connection$, orders: { submit: () => NEVER, find } }),
      );
      expectObservable(found$).toBe('60s (o|)', {
        o: orderPlaced({ order: submitted(), guest: true }),
      });
    }));
});

describe('an order whose answer the page did not live to see', () => {
  const pendingRecord = recordOf({ orderId: 'order-1', guest: true });
  it('is found at the next start, D-25', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const orders = { submit: () => NEVER, find: () => cold('2ms (o|)', { o: submitted() }) };
      expectObservable(run(resumePending, hot(''), stateAfter(), deps({ orders, pendingRecord }))).toBe(
        '2ms (o|)',
        { o: orderPlaced({ order: submitted(), guest: true }) },
      );
    }));

  it('is found with the card that paid it, so that its balance is read again, ORD-102', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const orders = { submit: () => NEVER, find: () => of(submitted()) };
      const saved = recordOf({ orderId: 'order-1', guest: false, cardId: 'card-1' });
      const resumed$ = run(resumePending, hot(''), stateAfter(), deps({ orders, pendingRecord: saved }));
      expectObservable(resumed$).toBe('(o|)', { o: orderPlaced(paid) });
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
      expect(saved.write).toHaveBeenCalledWith({ orderId: 'order-1', guest: false, cardId: 'card-1' });
    }));

  it('is let go when the server keeps saying that there is none', () =>
    inVirtualTime(({ hot, expectObservable, flush }) => {
      const orders = { submit: () => NEVER, find: () => of(null) };
      expectObservable(run(resumePending, hot(''), stateAfter(), deps({ orders, pendingRecord }))).toBe(
        '9s |',
      );
      flush();
      expect(pendingRecord.write).toHaveBeenCalledWith(undefined);
    }));
});
