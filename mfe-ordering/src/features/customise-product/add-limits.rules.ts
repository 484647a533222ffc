/** How many units of the product on the page may be asked for: what an edited line holds is free to it (ORD-041). */
export const unitsLeft = (facts: {
  readonly maximumItemAmount: number;
  readonly unitsInCart: number;
  readonly unitsOfEditedLine: number;
}): number => Math.max(0, facts.maximumItemAmount - facts.unitsInCart + facts.unitsOfEditedLine);
