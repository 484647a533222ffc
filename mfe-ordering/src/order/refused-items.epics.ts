import type { Action } from 'redux';
import type { Epic } from 'redux-observable';
import { filter, map } from 'rxjs';
import type { Fault } from '@crema/remote-kit';
import { sizeOf } from '../cart/cart.conversions.ts';
import { selectLines } from '../cart/cart.selectors.ts';
import { availabilityCorrected, type AvailabilityFact } from '../cart/cart.slice.ts';
import type { HasOrder } from './order.reducer.ts';
import { placementRefused } from './placement.slice.ts';
import { pricingRefused } from './pricing.slice.ts';

/** What a refusal says of the items that it names by sku. */
const meanings: Readonly<Record<string, AvailabilityFact['availability']>> = {
  ITEMS_UNAVAILABLE: 'UNKNOWN',
  ITEMS_NOT_FOUND: 'NOT_SOLD',
};
const faultOf = (action: Action): Fault | undefined =>
  pricingRefused.match(action) || placementRefused.match(action) ? action.payload.fault : undefined;
const namedSkus = ({ params }: Fault): readonly string[] => String(params?.['skus'] ?? '').split(', ');

/** Items that the server refuses are kept aside like those that the menu lacks (ORD-043, ORD-160); the rest is priced again. */
export const setRefusedAside: Epic<Action, Action, HasOrder, object> = (action$, state$) =>
  action$.pipe(
    map(faultOf),
    filter((fault) => fault !== undefined),
    map((fault): readonly AvailabilityFact[] => {
      const availability = meanings[fault.code];
      const skus = namedSkus(fault);
      return availability
        ? selectLines(state$.value)
            .filter((line) => skus.includes(sizeOf(line)?.sku ?? ''))
            .map(({ product: { productNumber, formCode } }) => ({ productNumber, formCode, availability }))
        : [];
    }),
    filter((facts) => facts.length > 0),
    map((facts) => availabilityCorrected(facts)),
  );
