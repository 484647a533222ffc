import type { PickupOptionCode } from '../../../generated/operations.ts';
import { toWireCode } from '../../facts/pick-up-codes.ts';
import { pickUpCodes, type PickUpCode } from '../../facts/order.types.ts';

interface PickUpStore {
  readonly pickUpOptions: readonly { readonly code: string }[];
  readonly mobileOrdering: { readonly curbsideAvailability: string };
}
/** The store's options in our order; in store if the store lists none, never XO (ORD-060). */
export const offeredPickUps = ({ pickUpOptions }: PickUpStore): readonly PickUpCode[] => {
  const offered = pickUpCodes.filter((code) => pickUpOptions.some((option) => option.code === code));
  return offered.length > 0 ? offered : ['16'];
};
/** Curbside is shown but cannot be chosen while the store has closed it (D-37). */
export const isPickUpOpen = (code: PickUpCode, { mobileOrdering }: PickUpStore): boolean =>
  code !== 'CX' || mobileOrdering.curbsideAvailability === 'AVAILABLE';

export interface Estimate {
  readonly pickUpOption: PickupOptionCode;
  readonly minMinutes: number;
  readonly maxMinutes: number;
}
/** ORD-065: the time range for this pickup option, if the store has one. */
export const findEstimate = (estimates: readonly Estimate[], pickUp: PickUpCode): Estimate | undefined =>
  estimates.find(({ pickUpOption }) => pickUpOption === toWireCode(pickUp));
