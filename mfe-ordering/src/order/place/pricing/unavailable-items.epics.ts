import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import { filter, map } from 'rxjs';
import type { AppError } from '@crema/remote-kit';
import { isItemAvailability } from '../../../cart/cart.rules.ts';
import { availabilityCorrected, type AvailabilityFact } from '../../../cart/cart.slice.ts';
import { submissionFailed } from '../../facts/order.actions.ts';
import { pricingFailed } from './pricing.slice.ts';
import type { RootState } from '../../../state/root-state.ts';

type AvailabilityOfCode = Readonly<Record<string, AvailabilityFact['availability']>>;
/**
 * The availability that an error code implies for its sizes and options, unless it names a reason for each.
 */
const pricingCodes: AvailabilityOfCode = {
  ITEMS_UNAVAILABLE: 'UNKNOWN',
  ITEMS_NOT_FOUND: 'NOT_SOLD',
  INVALID_OPTION: 'NOT_SOLD',
};
/** In pricing CHOOSE_DIFFERENT_ITEM stays on the page with its button to the menu; in submitting a dialog shows it (ORD-162). */
const submissionCodes: AvailabilityOfCode = {
  ...pricingCodes,
  CHOOSE_DIFFERENT_ITEM: 'NOT_ORDERABLE_ONLINE',
};
const listIn = ({ params }: AppError, name: string): readonly string[] =>
  String(params?.[name] ?? '')
    .split(', ')
    .filter(Boolean);

/** `skus` names sizes and options; `reasons`, in the same order, their availability. */
const readFacts = (error: AppError, known: AvailabilityOfCode): readonly AvailabilityFact[] => {
  const meaning = known[error.code];
  const reasons = listIn(error, 'reasons');
  return meaning
    ? listIn(error, 'skus').map((sku, index) => {
        const reason = reasons[index];
        return { sku, availability: isItemAvailability(reason) ? reason : meaning };
      })
    : [];
};

/**
 * Marks sizes and options that the server reports as unavailable: only lines with one of them become
 * unavailable (D-143, ORD-160); the other lines are priced again.
 */
export const markUnavailableItems: Epic<Action, Action, RootState, object> = (action$) =>
  action$.pipe(
    map((action) => {
      if (pricingFailed.match(action)) return readFacts(action.payload.error, pricingCodes);
      return submissionFailed.match(action) ? readFacts(action.payload.error, submissionCodes) : [];
    }),
    filter((facts) => facts.length > 0),
    map((facts) => availabilityCorrected(facts)),
  );
