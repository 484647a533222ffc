import type { Action } from '@reduxjs/toolkit';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  first,
  map,
  of,
  retry,
  startWith,
  switchMap,
  throwError,
  timer,
  type MonoTypeOperatorFunction,
  type Observable,
} from 'rxjs';
import type { AppError } from '@crema/remote-kit';
import { memberChanged, orderPlaced, submissionFailed } from '../../facts/order.actions.ts';
import type { SubmittedOrder } from '../../facts/order.types.ts';
import { isOwnOrder, withoutVisitor, type PendingOrder } from './pending-order.storage.ts';
import type { SubmissionDeps, SubmissionEpic } from './submission.deps.ts';
import { paymentAwaited } from './submission.slice.ts';

export const failedWith = (error: AppError) => submissionFailed({ error });

/**
 * Repeats the lookup after growing pauses, at most `tries` times; while the device is offline it waits for
 * the connection, and waiting does not count as a try.
 */
const retryWhileOnline =
  <T>(tries: number, pauseMs: number, { connection$ }: SubmissionDeps): MonoTypeOperatorFunction<T> =>
  (asked$) =>
    defer(() => {
      let failures = 0;
      return asked$.pipe(
        retry({
          delay: (cause) =>
            connection$.pipe(
              first(),
              switchMap((connection) => {
                if (connection === 'offline') return connection$.pipe(first((now) => now === 'online'));
                failures += 1;
                return failures > tries ? throwError(() => cause) : timer(pauseMs * failures);
              }),
            ),
        }),
      );
    });

/**
 * Looks up the order of a lost reply: three tries with growing pauses before the outcome counts as unknown
 * (D-25).
 */
export const lookUp = (
  pending: PendingOrder,
  deps: SubmissionDeps,
  notPlaced: AppError = { code: 'NOT_PLACED' },
): Observable<Action> =>
  findOutcome(pending, deps).pipe(
    retryWhileOnline(2, 1000, deps),
    map((outcome) => outcome ?? failedWith(notPlaced)),
    catchError(() => of(failedWith({ code: 'OUTCOME_UNKNOWN' }))),
  );

/** The order, or its payment that waits for the bank (ORD-109); undefined if the server knows neither. */
const findOutcome = (
  { orderId, guest, cardId, lastFour, paid }: PendingOrder,
  { orders }: SubmissionDeps,
): Observable<Action | undefined> =>
  orders
    .find(orderId)
    .pipe(
      switchMap((order) =>
        order
          ? of(placed(order, guest, cardId))
          : orders
              .payment(orderId)
              .pipe(
                map((payment) =>
                  payment && payment.status !== 'FAILED'
                    ? paymentAwaited({ orderId, guest, lastFour, paid, isResumed: true })
                    : undefined,
                ),
              ),
      ),
    );

export const placed = (order: SubmittedOrder, guest: boolean, paidWithCardId?: string) =>
  orderPlaced({ order, guest, ...(paidWithCardId && { paidWithCardId }) });

/**
 * A page that was closed before the reply arrived looks up its order at the next start (D-25): four times in
 * ten seconds, since the server may still be placing it. A payment that waited is asked for again at once. Only the visitor who
 * sent the order sees it: another one ends the lookup (D-166).
 */
export const resumePending: SubmissionEpic = (action$, state$, deps) =>
  action$.pipe(
    filter(memberChanged.match),
    startWith(undefined),
    switchMap(() => {
      const pending = deps.pendingRecord.read();
      const { memberId } = state$.value.order.visitor;
      if (!pending) return EMPTY;
      if (!isOwnOrder(pending, memberId)) {
        deps.pendingRecord.write(withoutVisitor(pending, memberId));
        return EMPTY;
      }
      const { orderId, guest, lastFour, paid, isWaiting } = pending;
      if (isWaiting) return of(paymentAwaited({ orderId, guest, lastFour, paid, isResumed: true }));
      return findOutcome(pending, deps).pipe(
        map((outcome) => outcome ?? raise(notYet)),
        retryWhileOnline(3, 1500, deps),
        catchError((cause) => {
          if (cause === notYet) deps.pendingRecord.write(undefined);
          return EMPTY;
        }),
      );
    }),
  );
const notYet = { code: 'ORDER_NOT_FOUND' };
const raise = (cause: unknown): never => {
  throw cause;
};
