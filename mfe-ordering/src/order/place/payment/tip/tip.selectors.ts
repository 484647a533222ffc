import { tipErrorOf } from '@crema/remote-kit/tip';
import { selectPricing, selectTender } from '../../../facts/order.selectors.ts';
import type { RootState } from '../../../../state/root-state.ts';

/** A tip needs a price that allows one, with an amount; every way of paying takes it (ORD-104, L-04). */
export const selectIsTipOffered = (state: RootState): boolean => {
  const pricing = selectPricing(state);
  return !!pricing?.isTipEnabled && pricing.summary.price.amountMinor > 0;
};

const hasTip = (state: RootState): boolean => {
  const { tipMinor, tipTyped } = selectTender(state);
  return tipMinor > 0 || tipTyped !== undefined;
};

/** True while a tip is chosen that the present price does not support (ORD-104). */
export const selectIsTipLost = (state: RootState): boolean =>
  selectPricing(state) !== undefined && hasTip(state) && !selectIsTipOffered(state);

/** The reason why the chosen tip cannot be paid (D-27); an empty text means none. */
export const selectTipError = (state: RootState): 'invalid' | 'too-high' | undefined => {
  if (!selectIsTipOffered(state)) return undefined;
  const { tipMinor, tipTyped } = selectTender(state);
  const price = selectPricing(state)?.summary.price;
  return price && tipErrorOf({ amountMinor: tipMinor, typed: tipTyped }, price);
};
