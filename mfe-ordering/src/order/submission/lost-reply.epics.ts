import type { Action } from '@reduxjs/toolkit';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  first,
  map,
  mergeMap,
  of,
  retry,
  switchMap,
  throwError,
  timer,
  type MonoTypeOperatorFunction,
  type Observable,
} from 'rxjs';
import type { AppError } from '@crema/remote-kit';
import { orderPlaced } from '../order.actions.ts';
import type { SubmittedOrder } from '../order.types.ts';
import type { PendingOrder } from './pending-order.storage.ts';
import type { SubmissionDeps, SubmissionEpic } from './submission.deps.ts';
import { submissionFailed } from './submission.slice.ts';

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
export const lookUp = ({ orderId, guest, cardId }: PendingOrder, deps: SubmissionDeps): Observable<Action> =>
  deps.orders.find(orderId).pipe(
    retryWhileOnline(2, 1000, deps),
    map((order) => (order ? placed(order, guest, cardId) : failedWith({ code: 'NOT_PLACED' }))),
    catchError(() => of(failedWith({ code: 'OUTCOME_UNKNOWN' }))),
  );

export const placed = (order: SubmittedOrder, guest: boolean, paidWithCardId?: string) =>
  orderPlaced({ order, guest, ...(paidWithCardId && { paidWithCardId }) });

/**
 * A page that was closed before the reply arrived looks up its order at the next start (D-25): four times in
 * ten seconds, since the server may still be placing it.
 */
export const resumePending: SubmissionEpic = (_action$, _state$, deps) =>
  defer(() => of(deps.pendingRecord.read())).pipe(
    filter((pending) => pending !== undefined),
    mergeMap(({ orderId, guest, cardId }) =>
      deps.orders.find(orderId).pipe(
        map((order) => order ?? raise(notYet)),
        retryWhileOnline(3, 1500, deps),
        map((order): Action => placed(order, guest, cardId)),
        catchError((cause) => {
          if (cause === notYet) deps.pendingRecord.write(undefined);
          return EMPTY;
        }),
      ),
    ),
  );
const notYet = { code: 'ORDER_NOT_FOUND' };
const raise = (cause: unknown): never => {
  throw cause;
};
