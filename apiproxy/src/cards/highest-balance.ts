/** CRD-014: the highest balance of a card. */
export const highestBalanceMinor = 50_000;
