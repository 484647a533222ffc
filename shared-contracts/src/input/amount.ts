/** The reasons for which an amount of money is refused. */
export type AmountError = 'invalid' | 'too-low' | 'too-high';

/** An amount in whole minor units that moves money: at least one cent, or as its limits say (D-01, D-167). */
export const validateAmount = (
  amountMinor: number,
  { least = 1, most = Number.MAX_SAFE_INTEGER }: { readonly least?: number; readonly most?: number } = {},
): AmountError | undefined => {
  if (!Number.isSafeInteger(amountMinor)) return 'invalid';
  if (amountMinor < least) return 'too-low';
  return amountMinor > most ? 'too-high' : undefined;
};
