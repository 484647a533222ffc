import { highestTip, parseAmount, readText, tipPresets, type Money } from '@crema/shared-contracts';

/** A tip as a customer chooses it. */
export interface ChosenTip {
  readonly amountMinor: number;
  /** The customer's own amount as it was typed; undefined for an offered amount. */
  readonly typed?: string | undefined;
}

/** The reason why a tip cannot be paid (D-27); an empty text means none. */
export const tipErrorOf = (
  { amountMinor, typed }: ChosenTip,
  price: Money,
): 'invalid' | 'too-high' | undefined => {
  if (typed && readText(typed) && parseAmount(typed) === undefined) return 'invalid';
  return amountMinor > highestTip(price.amountMinor) ? 'too-high' : undefined;
};

/** The choice that a tip of this amount was. */
export const toChosenTip = (amountMinor: number): ChosenTip =>
  tipPresets.some((preset) => preset === amountMinor)
    ? { amountMinor }
    : { amountMinor, typed: (amountMinor / 100).toFixed(2) };
