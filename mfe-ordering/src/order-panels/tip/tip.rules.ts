import { highestTip, parseAmount, readText, type Money } from '@crema/shared-contracts';

export interface ChosenTip {
  readonly amountMinor: number;
  /** The customer's own amount as it was typed; undefined for an offered amount. */
  readonly typed?: string | undefined;
}

export interface TippedOrder {
  readonly orderId: string;
  /** Without the tip. */
  readonly price: Money;
  readonly tip: Money;
}

/** The reason why a tip cannot be paid (D-27); an empty text means none. */
export const tipErrorOf = (
  { amountMinor, typed }: ChosenTip,
  price: Money,
): 'invalid' | 'too-high' | undefined => {
  if (typed && readText(typed) && parseAmount(typed) === undefined) return 'invalid';
  return amountMinor > highestTip(price.amountMinor) ? 'too-high' : undefined;
};
