import type { Action } from '@reduxjs/toolkit';
import { catchError, concat, defer, exhaustMap, filter, map, of, takeUntil, type Observable } from 'rxjs';
import { toAppError, type AppError } from '@crema/remote-kit';
import { lookUp, placed, failedWith, resumePending } from './lost-reply.epics.ts';
import { isReplyLost } from '../api/order-api.ts';
import { memberChanged } from '../../facts/order.actions.ts';
import { toMemberTender, toSubmitInput } from './submit-input.ts';
import type { RootState } from '../../../state/root-state.ts';
import { selectIsGuest, selectPricing, selectTip, selectToPay } from '../../facts/order.selectors.ts';
import { gatherAttempt } from './submission-attempt.ts';
import { findBrokenRule } from './submission.rules.ts';
import { submissionFollowUpEpics } from './submission-follow-ups.epics.ts';
import type { SubmissionDeps, SubmissionEpic } from './submission.deps.ts';
import { paymentEpics } from './waiting-payment.epics.ts';
import { paymentAwaited, submissionRequested, submissionStarted, replyLost } from './submission.slice.ts';

/** An error about the card includes the card's last digits. */
const withLastFour = (error: AppError, lastFour = ''): AppError => ({
  ...error,
  params: { lastFour, ...error.params },
});
const lastFourOf = ({ order: { tender } }: RootState, guest: boolean): string | undefined => {
  const typed = tender.singleUseCard?.accountNumberLastFour;
  if (guest) return typed;
  return tender.bank?.kind === 'instrument' ? tender.bank.lastFour : (tender.card?.lastFour ?? typed);
};
/** The order is not stored, and its payment is not decided yet. */
const undecided: readonly string[] = ['PAYMENT_PENDING', 'PAYMENT_ACTION_REQUIRED'];

const submit = (state: RootState, deps: SubmissionDeps): Observable<Action> => {
  const pricing = selectPricing(state);
  const store = deps.orderStore.get();
  const { contact, singleUseCard, addressToken, card } = state.order.tender;
  const lastFour = lastFourOf(state, selectIsGuest(state));
  const guest = selectIsGuest(state);
  const { memberId } = state.order.visitor;
  if (!pricing || !store) return of(failedWith({ code: 'NOT_PRICED' }));
  const input = toSubmitInput({
    pricing,
    storeNumber: store.storeNumber,
    slotStartsAt: state.order.fulfilment.slotStartsAt,
    tipMinor: selectTip(state),
    cupName: state.order.cupName,
    tender: toMemberTender(state.order.tender),
    guest: guest && contact ? { contact, card: singleUseCard, addressToken } : undefined,
    // Only the bank has a page of its own.
    returnUrl: card ? undefined : deps.returnUrl(),
  });
  const { orderId } = input;
  const pending = {
    orderId,
    guest,
    ...(!guest && memberId && { memberId }),
    ...(!guest && card && { cardId: card.cardId }),
    ...(lastFour && !card && { lastFour }),
    paid: {
      amountMinor: selectToPay(state),
      currency: pricing.summary.price.currency,
      storeName: store.name,
    },
  };
  const fail = (cause: unknown): Observable<Action> => {
    if (isReplyLost(cause)) return concat(of(replyLost({ orderId })), lookUp(pending, deps));
    const error = toAppError(cause);
    if (undecided.includes(error.code))
      return of(paymentAwaited({ orderId, guest, lastFour, paid: pending.paid, isResumed: false }));
    // The order exists already: an earlier payment of it was approved meanwhile.
    if (error.code === 'IDEMPOTENCY_CONFLICT') return lookUp(pending, deps, error);
    return of(failedWith(withLastFour(error, lastFour)));
  };
  return concat(
    of(submissionStarted({ orderId })),
    defer(() => {
      deps.pendingRecord.write(pending);
      return deps.orders.submit(input, guest);
    }).pipe(
      map((order) => placed(order, guest, pending.cardId)),
      catchError(fail),
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
      return code
        ? of(failedWith({ code }))
        : submit(state$.value, deps).pipe(takeUntil(action$.pipe(filter(memberChanged.match))));
    }),
  );

/** resumePending emits while it is started: the epics that react to it are started before it. */
export const submissionEpics = [
  ...paymentEpics,
  ...submissionFollowUpEpics,
  placeOrder,
  resumePending,
] as const;
