/** CRD-014: the highest balance of a card, in minor units. */
export const highestBalanceMinor = 50_000;
