import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import { filter, map } from 'rxjs';
import type { AppError } from '@crema/remote-kit';
import { isItemAvailability } from '../cart/cart.rules.ts';
import { availabilityCorrected, type AvailabilityFact } from '../cart/cart.slice.ts';
import type { HasOrder } from './order.reducer.ts';
import { placementRefused } from './placement.slice.ts';
import { pricingRefused } from './pricing.slice.ts';

/** What a refusal says of the sizes and options that it names, unless it gives a reason for each. */
const meanings: Readonly<Record<string, AvailabilityFact['availability']>> = {
  ITEMS_UNAVAILABLE: 'UNKNOWN',
  ITEMS_NOT_FOUND: 'NOT_SOLD',
  INVALID_OPTION: 'NOT_SOLD',
};
const faultOf = (action: Action): AppError | undefined =>
  pricingRefused.match(action) || placementRefused.match(action) ? action.payload.fault : undefined;
const listIn = ({ params }: AppError, name: string): readonly string[] =>
  String(params?.[name] ?? '')
    .split(', ')
    .filter(Boolean);

/** `skus` names sizes and options; `reasons`, in the same order, what each of them is instead of available. */
const readFacts = (fault: AppError): readonly AvailabilityFact[] => {
  const meaning = meanings[fault.code];
  const reasons = listIn(fault, 'reasons');
  return meaning
    ? listIn(fault, 'skus').map((sku, index) => {
        const reason = reasons[index];
        return { sku, availability: isItemAvailability(reason) ? reason : meaning };
      })
    : [];
};

/**
 * Sizes and options that the server refuses are marked in the cart: only the lines with one of them are set aside (D-143,
 * ORD-160); the rest is priced again.
 */
export const setRefusedAside: Epic<Action, Action, HasOrder, object> = (action$) =>
  action$.pipe(
    map(faultOf),
    filter((fault) => fault !== undefined),
    map(readFacts),
    filter((facts) => facts.length > 0),
    map((facts) => availabilityCorrected(facts)),
  );
