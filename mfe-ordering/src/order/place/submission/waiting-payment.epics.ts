import type { Action } from '@reduxjs/toolkit';
import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  firstValueFrom,
  ignoreElements,
  map,
  Observable,
  of,
  switchMap,
  take,
  takeUntil,
  tap,
} from 'rxjs';
import { customerService } from '@crema/shared-contracts';
import { followPayment, paymentPauseMs } from '@crema/remote-kit';
import { failedWith, placed } from './lost-reply.epics.ts';
import { memberChanged, orderPlaced, submissionFailed } from '../../facts/order.actions.ts';
import type { OrderPayment } from '../../facts/order.types.ts';
import { singleUseCardDropped } from '../payment/tender.slice.ts';
import { releasedParams } from './released-payment.ts';
import type { SubmissionDeps, SubmissionEpic } from './submission.deps.ts';
import {
  paymentAwaited,
  paymentCheckRequested,
  paymentEnded,
  paymentGivenUp,
  paymentUndecided,
  paymentWatchStopped,
  type PaymentAction,
  type WaitingPayment,
} from './submission.slice.ts';

type Waiting = Pick<WaitingPayment, 'orderId' | 'guest' | 'lastFour'>;

const toAction = (action: OrderPayment['action']): PaymentAction | undefined =>
  action ? { kind: action.kind === 'redirect' ? 'redirect' : 'challenge', url: action.url } : undefined;

/**
 * Whether the bank has approved a payment whose order could not be stored: the store has closed, or an item has sold out meanwhile.
 * The server has released the money. After a conflict the order exists, paid in another way.
 */
const isReleased = (code: string) => !code.startsWith('PAYMENT_') && code !== 'IDEMPOTENCY_CONFLICT';

/** The bank's decision as the result of the order; undefined while it has not decided. A server that knows no payment leaves it open. */
const decisionOf = (payment: OrderPayment | null, { guest, lastFour = '' }: Waiting): Action | undefined => {
  if (!payment) return failedWith({ code: 'OUTCOME_UNKNOWN' });
  if (payment.order) return placed(payment.order, guest);
  if (payment.status !== 'FAILED') return undefined;
  const { reason } = payment;
  const code = payment.errorCode ?? 'PAYMENT_DECLINED';
  return failedWith({
    code,
    params: {
      lastFour,
      ...(reason && { reason, phone: customerService.phone }),
      ...(isReleased(code) && releasedParams),
    },
  });
};

const isOver = (action: Action) =>
  orderPlaced.match(action) ||
  submissionFailed.match(action) ||
  paymentEnded.match(action) ||
  memberChanged.match(action);

/** Asks until the bank has decided (ORD-109); after two minutes it stops, until the customer asks again. */
const follow = (waiting: Waiting, { orders }: SubmissionDeps): Observable<Action> =>
  new Observable((facts) =>
    followPayment<Action, OrderPayment | null>({
      ask: async () => {
        const payment = await firstValueFrom(orders.payment(waiting.orderId));
        const decision = decisionOf(payment, waiting);
        return decision ? { decision } : { undecided: payment };
      },
      pauseBefore: paymentPauseMs,
      onUndecided: (payment) => facts.next(paymentUndecided({ action: toAction(payment?.action ?? null) })),
      onDecided: (decision) => facts.next(decision),
      onStopped: () => facts.next(paymentWatchStopped()),
    }),
  );

export const watchPayment: SubmissionEpic = (action$, state$, deps) =>
  action$.pipe(
    filter((action) => paymentAwaited.match(action) || paymentCheckRequested.match(action)),
    map(() => state$.value.order.submission),
    switchMap((waiting) =>
      waiting.status === 'waiting'
        ? follow(waiting, deps).pipe(takeUntil(action$.pipe(filter(isOver))))
        : EMPTY,
    ),
  );

/** Leaves for the bank's own page, once: a customer who came back finds a link to it. */
export const leaveForBank: SubmissionEpic = (action$, _state$, { leave }) =>
  action$.pipe(
    filter(paymentAwaited.match),
    filter(({ payload }) => !payload.isResumed),
    switchMap(() =>
      action$.pipe(
        filter(paymentUndecided.match),
        map(({ payload: { action } }) => (action?.kind === 'redirect' ? action.url : undefined)),
        filter((url) => url !== undefined),
        take(1),
        takeUntil(action$.pipe(filter(isOver))),
      ),
    ),
    tap(leave),
    ignoreElements(),
  );

/** Gives up the payment for another one; the order counts as placed if the bank was faster. */
export const giveUpPayment: SubmissionEpic = (action$, state$, { orders }) =>
  action$.pipe(
    filter(paymentGivenUp.match),
    map(() => state$.value.order.submission),
    exhaustMap((waiting): Observable<Action> => {
      if (waiting.status !== 'waiting') return EMPTY;
      return orders.cancelPayment(waiting.orderId).pipe(
        switchMap((payment) =>
          payment?.order
            ? of(placed(payment.order, waiting.guest))
            : of(paymentEnded(), singleUseCardDropped()),
        ),
        catchError(() => of(failedWith({ code: 'OUTCOME_UNKNOWN' }))),
        takeUntil(action$.pipe(filter(memberChanged.match))),
      );
    }),
  );

/** A page that is opened after this one asks for the payment again. Its record has no token. */
export const rememberWaiting: SubmissionEpic = (action$, state$, { pendingRecord }) =>
  action$.pipe(
    tap((action) => {
      if (paymentAwaited.match(action)) {
        const { orderId, guest, lastFour, paid } = action.payload;
        const { memberId } = state$.value.order.visitor;
        pendingRecord.write({
          orderId,
          guest,
          ...(!guest && memberId && { memberId }),
          ...(lastFour && { lastFour }),
          isWaiting: true,
          paid,
        });
      }
      if (paymentEnded.match(action)) pendingRecord.write(undefined);
    }),
    ignoreElements(),
  );

export const paymentEpics = [watchPayment, leaveForBank, giveUpPayment, rememberWaiting] as const;
