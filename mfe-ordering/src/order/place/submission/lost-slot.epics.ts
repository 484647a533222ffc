import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import { EMPTY, mergeMap, of } from 'rxjs';
import type { RootState } from '../../../state/root-state.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import { isPaymentReleased } from './released-payment.ts';
import { pricingFailed } from '../pricing/pricing.slice.ts';
import { submissionClosed } from './submission.slice.ts';
import { submissionFailed } from '../../facts/order.actions.ts';
import { slotLost } from '../pick-up/fulfilment.slice.ts';

const isSlotRefused = (error: { readonly code: string }) => error.code === 'SLOT_UNAVAILABLE';

/**
 * Marks the chosen slot as lost when a price or an order is refused because of it (ORD-064). The error itself is closed: the page
 * shows the lost time and the nearest one instead.
 */
export const loseSlot: Epic<Action, Action, RootState> = (action$, state$) =>
  action$.pipe(
    mergeMap((action) => {
      const isAtSubmission = submissionFailed.match(action);
      if (!isAtSubmission && !pricingFailed.match(action)) return EMPTY;
      const { slotStartsAt } = selectFulfilment(state$.value);
      if (slotStartsAt === undefined || !isSlotRefused(action.payload.error)) return EMPTY;
      const isReleased = isPaymentReleased(action.payload.error);
      const lost = slotLost({ isAtSubmission, ...(isReleased && { isReleased }) });
      return isAtSubmission ? of(lost, submissionClosed()) : of(lost);
    }),
  );
