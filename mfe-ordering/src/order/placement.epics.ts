import type { Action } from 'redux';
import { catchError, concat, defer, exhaustMap, filter, map, of, type Observable } from 'rxjs';
import { toAppError, type AppError } from '@crema/remote-kit';
import { selectOrderStore } from '../order-store/order-store.slice.ts';
import { lookUp, placed, refused, resumePending } from './lost-reply.epics.ts';
import { isReplyLost } from './order-api.ts';
import { toSubmitInput } from './order.conversions.ts';
import type { HasOrder } from './order.reducer.ts';
import { selectIsGuest, selectPricing } from './order.selectors.ts';
import { gatherAttempt } from './placement-attempt.ts';
import { findBrokenRule } from './placement.rules.ts';
import { aftermathEpics } from './placement-aftermath.epics.ts';
import type { PlacementDeps, PlacementEpic } from './placement.deps.ts';
import { placementRequested, placementStarted, replyLost } from './placement.slice.ts';

/** A refusal of the card says which card. */
const namingCard = (fault: AppError, lastFour = ''): AppError => ({
  ...fault,
  params: { lastFour, ...fault.params },
});

const submit = (state: HasOrder, deps: PlacementDeps): Observable<Action> => {
  const pricing = selectPricing(state);
  const store = selectOrderStore(state);
  const { contact, guestCard, card } = state.order.tender;
  const guest = selectIsGuest(state);
  if (!pricing || !store) return of(refused({ code: 'NOT_PRICED' }));
  const input = toSubmitInput({
    pricing,
    storeNumber: store.storeNumber,
    cardId: card?.cardId,
    guest: guest && contact ? { contact, card: guestCard } : undefined,
  });
  const pending = { orderId: input.orderId, guest, ...(!guest && card && { cardId: card.cardId }) };
  return concat(
    of(placementStarted({ orderId: input.orderId })),
    defer(() => {
      deps.pendingRecord.write(pending);
      return deps.orders.submit(input, guest);
    }).pipe(
      map((order) => placed(order, guest, pending.cardId)),
      catchError((cause) =>
        isReplyLost(cause)
          ? concat(of(replyLost({ orderId: input.orderId })), lookUp(pending, deps))
          : of(
              refused(
                namingCard(toAppError(cause), guest ? guestCard?.accountNumberLastFour : card?.lastFour),
              ),
            ),
      ),
    ),
  );
};

/**
 * Places the order when no rule is broken (ORD-101); presses while one is under way are ignored, so that a
 * double press places one order (ORD-103). A lost reply is looked up by the order's id before anything else.
 */
export const placeOrder: PlacementEpic = (action$, state$, deps) =>
  action$.pipe(
    filter(placementRequested.match),
    exhaustMap(() => {
      const code = findBrokenRule(gatherAttempt(state$.value, deps.monotonic()));
      return code ? of(refused({ code })) : submit(state$.value, deps);
    }),
  );

export const placementEpics = [placeOrder, resumePending, ...aftermathEpics] as const;
