import type { Action } from '@reduxjs/toolkit';
import { NEVER, of, Subject, throwError, type Observable } from 'rxjs';
import { customerService } from '@crema/shared-contracts';
import { inVirtualTime, run } from '../../../testing/epics.ts';
import {
  noPayments,
  orderStore,
  orderStoreDeps,
  pricing,
  readyToPrice,
  stateAfter,
  submitted,
} from '../../../testing/order.fixtures.ts';
import { memberChanged, orderPlaced, visitorChanged, submissionFailed } from '../../facts/order.actions.ts';
import { selectIsProcessing } from '../../facts/order.selectors.ts';
import type { OrderPayment } from '../../facts/order.types.ts';
import { bankChosen, singleUseCardDropped, singleUseCardTokenised } from '../payment/tender.slice.ts';
import { selectPricingQuestion } from '../pricing/pricing.selectors.ts';
import { pricingReceived, pricingRequested } from '../pricing/pricing.slice.ts';
import { lookUp, resumePending } from './lost-reply.epics.ts';
import type { PendingOrder } from './pending-order.storage.ts';
import type { SubmissionDeps } from './submission.deps.ts';
import { placeOrder } from './submission.epics.ts';
import {
  paymentAwaited,
  paymentCheckRequested,
  paymentEnded,
  paymentGivenUp,
  paymentUndecided,
  paymentWatchStopped,
  submissionClosed,
  submissionRequested,
  submissionStarted,
} from './submission.slice.ts';
import { giveUpPayment, leaveForBank, rememberWaiting, watchPayment } from './waiting-payment.epics.ts';

const url = 'http://vault.localhost/bank/key';
const payment = (over: Partial<OrderPayment> = {}): OrderPayment => ({
  __typename: 'OrderPayment',
  orderId: 'order-1',
  status: 'PENDING',
  errorCode: null,
  reason: null,
  action: null,
  order: null,
  ...over,
});
const asks = (kind: 'challenge' | 'redirect') =>
  payment({ status: 'ACTION_REQUIRED', action: { __typename: 'PaymentActionView', kind, url } });
const placedPayment = payment({ status: 'PLACED', order: submitted() });
const refused = payment({ status: 'FAILED', errorCode: 'PAYMENT_DECLINED' });

const recordOf = (saved?: PendingOrder) => ({
  read: () => saved,
  write: jest.fn<void, [PendingOrder | undefined]>(),
  changes$: NEVER,
});
const deps = (over: Partial<SubmissionDeps> = {}): SubmissionDeps => ({
  ...orderStoreDeps(),
  orders: { ...noPayments, submit: () => NEVER, find: () => of(null) },
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
const answering = (over: Partial<SubmissionDeps['orders']>) =>
  deps({ orders: { ...noPayments, submit: () => NEVER, find: () => of(null), ...over } });

const paid = { amountMinor: 500, currency: 'USD', storeName: orderStore.name } as const;
const awaited = paymentAwaited({
  orderId: 'order-1',
  guest: false,
  lastFour: '3220',
  paid,
  isResumed: false,
});
const waiting = stateAfter(awaited);
const order = orderPlaced({ order: submitted(), guest: false });
const declined = submissionFailed({ error: { code: 'PAYMENT_DECLINED', params: { lastFour: '3220' } } });
const undecided = paymentUndecided({ action: undefined });

const token = {
  paymentInstrumentToken: 'tok',
  paymentType: 'visa' as const,
  accountNumberLastFour: '3220',
  tokenAcquiredTimestamp: 0,
  expiresAt: 300_000,
};
const before = [
  ...readyToPrice(),
  visitorChanged({ audience: 'member', locale: 'en-US', memberId: 'ada' }),
  bankChosen({ kind: 'new-card' }),
  singleUseCardTokenised(token),
];
const basis = selectPricingQuestion(stateAfter(...before), orderStore)?.basis ?? '';
const memberReady = stateAfter(
  ...before,
  pricingRequested({ basis }),
  pricingReceived({ basis, pricing: pricing(), at: 0 }),
);
const errorReply = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

/** The actions of a page that has begun to wait for a payment. */
const watch = (orders: Partial<SubmissionDeps['orders']>) => {
  const facts: Action[] = [];
  const action$ = new Subject<Action>();
  run(watchPayment, action$, waiting, answering(orders)).subscribe((fact) => facts.push(fact));
  action$.next(awaited);
  return { facts, action$ };
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an order whose payment is not decided', () => {
  it.each(['PAYMENT_PENDING', 'PAYMENT_ACTION_REQUIRED'])(
    'waits after %s, sent with the page to return to, ORD-109',
    (code) =>
      inVirtualTime(({ hot, expectObservable, flush }) => {
        const submit = jest.fn(() => throwError(() => errorReply(code)));
        const action$ = hot('p', { p: submissionRequested() });
        expectObservable(run(placeOrder, action$, memberReady, answering({ submit }))).toBe('(sw)', {
          s: submissionStarted({ orderId: 'order-1' }),
          w: awaited,
        });
        flush();
        expect(submit).toHaveBeenCalledWith(
          expect.objectContaining({
            tenders: [{ id: 'tok', tender: 'CARD', amountMinor: 500 }],
            returnUrl: 'http://localhost/menu/cart',
          }),
          false,
        );
      }),
  );

  it('is being processed until then: no new price, no second order, ORD-103', () => {
    expect(selectIsProcessing(waiting)).toBe(true);
    expect(stateAfter(awaited, submissionClosed()).order.submission.status).toBe('waiting');
  });

  it('asks at once, then after 2 s, until the order is placed, ORD-109', async () => {
    const replies = [asks('challenge'), payment(), placedPayment];
    const { facts } = watch({ payment: () => of(replies.shift() ?? null) });
    await jest.advanceTimersByTimeAsync(2_000);
    const question = paymentUndecided({ action: { kind: 'challenge', url } });
    expect(facts).toEqual([question, undecided]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(facts).toEqual([question, undecided, order]);
  });

  it.each([
    { reply: refused, result: declined, because: 'the bank declines' },
    {
      reply: payment({ status: 'FAILED', errorCode: 'PAYMENT_DECLINED', reason: '121062' }),
      result: submissionFailed({
        error: {
          code: 'PAYMENT_DECLINED',
          params: { lastFour: '3220', reason: '121062', phone: customerService.phone },
        },
      }),
      because: 'the bank declines for a reason of its own, which has its text (CRD-089)',
    },
    {
      reply: payment({ status: 'FAILED', errorCode: 'STORE_CLOSED' }),
      result: submissionFailed({
        error: { code: 'STORE_CLOSED', params: { lastFour: '3220', released: 'yes' } },
      }),
      because: 'the bank approves and the store has closed: the money is released (O01)',
    },
    {
      reply: payment({ status: 'FAILED', errorCode: 'IDEMPOTENCY_CONFLICT' }),
      result: submissionFailed({ error: { code: 'IDEMPOTENCY_CONFLICT', params: { lastFour: '3220' } } }),
      because: 'the order was paid in another way meanwhile',
    },
    {
      reply: null,
      result: submissionFailed({ error: { code: 'OUTCOME_UNKNOWN' } }),
      because: 'the server knows no such payment, for instance after the session',
    },
  ])('ends when $because, ORD-109', async ({ reply, result }) => {
    const { facts } = watch({ payment: () => of(reply) });
    await jest.advanceTimersByTimeAsync(0);
    expect(facts[0]).toEqual(result);
  });

  it('survives a lost reply: it asks again after the next pause', async () => {
    let asked = 0;
    const ask = (): Observable<OrderPayment> =>
      (asked += 1) === 1 ? throwError(() => new TypeError('Failed to fetch')) : of(placedPayment);
    const { facts } = watch({ payment: ask });
    await jest.advanceTimersByTimeAsync(1_999);
    expect(facts).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(facts).toEqual([order]);
  });

  it('stops asking after two minutes, and starts again on request', async () => {
    const ask = jest.fn(() => of(payment()));
    const { facts, action$ } = watch({ payment: ask });
    await jest.advanceTimersByTimeAsync(121_000);
    expect([ask.mock.calls.length, facts.at(-1)]).toEqual([23, paymentWatchStopped()]);
    action$.next(paymentCheckRequested());
    await jest.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(24);
    expect(stateAfter(awaited, paymentWatchStopped()).order.submission).toMatchObject({ isAsking: false });
    expect(
      stateAfter(awaited, paymentWatchStopped(), paymentCheckRequested()).order.submission,
    ).toMatchObject({ isAsking: true });
  });
});

describe('a waiting payment of a member who signs out, or whom another one follows', () => {
  it('is not shown, not asked for and not given up, D-166', async () => {
    const ask = jest.fn(() => of(payment()));
    const { facts, action$ } = watch({ payment: ask });
    await jest.advanceTimersByTimeAsync(100);
    action$.next(memberChanged());
    await jest.advanceTimersByTimeAsync(600_000);
    expect([ask.mock.calls.length, facts]).toEqual([1, [undecided]]);
    expect(stateAfter(awaited, memberChanged()).order.submission.status).toBe('open');
    expect(stateAfter(order, memberChanged()).order.submission.status).toBe('open');
  });

  it('does not become an order of the next one while it is given up, D-166', () =>
    inVirtualTime(({ hot, cold, expectObservable }) => {
      const cancelPayment = () => cold('200ms (p|)', { p: placedPayment });
      const givenUp = hot('g 99ms m', { g: paymentGivenUp(), m: memberChanged() });
      expectObservable(run(giveUpPayment, givenUp, waiting, answering({ cancelPayment }))).toBe('');
    }));

  it('an order that a guest placed stays in sight after the sign-in, D-20', () => {
    const placed = orderPlaced({ order: submitted(), guest: true });
    expect(stateAfter(placed, memberChanged()).order.submission.status).toBe('placed');
  });
});

describe('the bank’s own page', () => {
  const bank = (kind: 'challenge' | 'redirect') => paymentUndecided({ action: { kind, url } });
  it.each([
    { facts: [awaited, undecided, bank('redirect'), bank('redirect')], left: [url], because: 'once' },
    { facts: [awaited, bank('challenge')], left: [], because: 'not for a frame' },
    {
      facts: [paymentAwaited({ ...awaited.payload, isResumed: true }), bank('redirect')],
      left: [],
      because: 'not after the return: there is a link',
    },
    {
      facts: [awaited, paymentEnded(), bank('redirect')],
      left: [],
      because: 'not after the customer gave up',
    },
  ])('is opened $because, ORD-109', ({ facts, left }) => {
    const leave = jest.fn<void, [string]>();
    const action$ = new Subject<Action>();
    run(leaveForBank, action$, waiting, deps({ leave })).subscribe();
    facts.forEach((fact) => action$.next(fact));
    expect(leave.mock.calls.map(([to]) => to)).toEqual(left);
  });

  it('leaves a record without a token, by which the next page asks again, with amount and store, ORD-109, L-08', () => {
    const pendingRecord = recordOf();
    run(rememberWaiting, of(awaited), memberReady, deps({ pendingRecord })).subscribe();
    const record = {
      orderId: 'order-1',
      guest: false,
      memberId: 'ada',
      lastFour: '3220',
      isWaiting: true,
      paid,
    };
    expect(pendingRecord.write.mock.calls).toEqual([[record]]);
    const facts: Action[] = [];
    const orders = { ...noPayments, submit: () => NEVER, find: () => NEVER };
    run(resumePending, NEVER, memberReady, deps({ orders, pendingRecord: recordOf(record) })).subscribe(
      (fact) => facts.push(fact),
    );
    expect(facts).toEqual([paymentAwaited({ ...awaited.payload, isResumed: true })]);
  });

  it('is let go when the payment is given up', () => {
    const pendingRecord = recordOf();
    run(rememberWaiting, of(paymentEnded()), waiting, deps({ pendingRecord })).subscribe();
    expect(pendingRecord.write.mock.calls).toEqual([[undefined]]);
  });
});

describe('a lost reply of an order that waits for the bank', () => {
  const lookedUp = (over: Partial<SubmissionDeps['orders']>) => {
    const facts: Action[] = [];
    lookUp({ orderId: 'order-1', guest: false, lastFour: '3220', paid }, answering(over)).subscribe((fact) =>
      facts.push(fact),
    );
    return facts;
  };
  it('finds the payment, and nothing is sent twice, D-25, ORD-109', () => {
    const resumed = paymentAwaited({ ...awaited.payload, isResumed: true });
    expect(lookedUp({ payment: () => of(payment()) })).toEqual([resumed]);
  });

  it('is not placed when the payment has failed', () => {
    expect(lookedUp({ payment: () => of(refused) })).toEqual([
      submissionFailed({ error: { code: 'NOT_PLACED' } }),
    ]);
  });

  it('shows the order that an earlier payment of it has placed meanwhile, D-25', () =>
    inVirtualTime(({ hot, expectObservable }) => {
      const submit = () => throwError(() => errorReply('IDEMPOTENCY_CONFLICT'));
      const action$ = hot('p', { p: submissionRequested() });
      const orders = { submit, find: () => of(submitted()) };
      expectObservable(run(placeOrder, action$, memberReady, answering(orders))).toBe('(so)', {
        s: submissionStarted({ orderId: 'order-1' }),
        o: order,
      });
    }));
});

describe('paying in another way', () => {
  const given = (cancelPayment: SubmissionDeps['orders']['cancelPayment']) => {
    const facts: Action[] = [];
    run(giveUpPayment, of(paymentGivenUp()), waiting, answering({ cancelPayment })).subscribe((fact) =>
      facts.push(fact),
    );
    return facts;
  };
  it('ends the payment at the server first, ORD-109', () => {
    expect(given(() => of(refused))).toEqual([paymentEnded(), singleUseCardDropped()]);
    expect(stateAfter(awaited, paymentGivenUp(), paymentEnded()).order.submission.status).toBe('open');
  });

  it('comes too late when the bank has approved: the order is placed', () => {
    expect(given(() => of(placedPayment))).toEqual([order]);
  });

  it('with a lost reply leaves the outcome unknown, D-25', () => {
    expect(given(() => throwError(() => new TypeError('Failed to fetch')))).toEqual([
      submissionFailed({ error: { code: 'OUTCOME_UNKNOWN' } }),
    ]);
  });
});
