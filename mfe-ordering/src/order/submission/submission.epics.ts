import type { Action } from '@reduxjs/toolkit';
import { catchError, concat, defer, exhaustMap, filter, map, of, type Observable } from 'rxjs';
import { toAppError, type AppError } from '@crema/remote-kit';
import { lookUp, placed, failedWith, resumePending } from './lost-reply.epics.ts';
import { isReplyLost } from '../order-api.ts';
import { toSubmitInput } from '../order.conversions.ts';
import type { RootState } from '../../ordering.reducer.ts';
import { selectIsGuest, selectPricing, selectTip } from '../order.selectors.ts';
import { gatherAttempt } from './submission-attempt.ts';
import { findBrokenRule } from './submission.rules.ts';
import { submissionFollowUpEpics } from './submission-follow-ups.epics.ts';
import type { SubmissionDeps, SubmissionEpic } from './submission.deps.ts';
import { submissionRequested, submissionStarted, replyLost } from './submission.slice.ts';

/** An error about the card includes the card's name. */
const withLastFour = (error: AppError, lastFour = ''): AppError => ({
  ...error,
  params: { lastFour, ...error.params },
});

const submit = (state: RootState, deps: SubmissionDeps): Observable<Action> => {
  const pricing = selectPricing(state);
  const store = deps.orderStore.get();
  const { contact, guestCard, card } = state.order.tender;
  const guest = selectIsGuest(state);
  if (!pricing || !store) return of(failedWith({ code: 'NOT_PRICED' }));
  const input = toSubmitInput({
    pricing,
    storeNumber: store.storeNumber,
    slotStartsAt: state.order.fulfilment.slotStartsAt,
    tipMinor: selectTip(state),
    cardId: card?.cardId,
    guest: guest && contact ? { contact, card: guestCard } : undefined,
  });
  const pending = { orderId: input.orderId, guest, ...(!guest && card && { cardId: card.cardId }) };
  return concat(
    of(submissionStarted({ orderId: input.orderId })),
    defer(() => {
      deps.pendingRecord.write(pending);
      return deps.orders.submit(input, guest);
    }).pipe(
      map((order) => placed(order, guest, pending.cardId)),
      catchError((cause) =>
        isReplyLost(cause)
          ? concat(of(replyLost({ orderId: input.orderId })), lookUp(pending, deps))
          : of(
              failedWith(
                withLastFour(toAppError(cause), guest ? guestCard?.accountNumberLastFour : card?.lastFour),
              ),
            ),
      ),
    ),
  );
};

/**
 * Places the order when no rule is violated (ORD-101). It ignores presses while an order is being placed, so
 * that a double press places one order (ORD-103). After a lost reply it first looks the order up by its id.
 */
export const placeOrder: SubmissionEpic = (action$, state$, deps) =>
  action$.pipe(
    filter(submissionRequested.match),
    exhaustMap(() => {
      const code = findBrokenRule(gatherAttempt(state$.value, deps.orderStore.get(), deps.monotonic()));
      return code ? of(failedWith({ code })) : submit(state$.value, deps);
    }),
  );

export const submissionEpics = [placeOrder, resumePending, ...submissionFollowUpEpics] as const;
