/** How many units of the product on the page may be asked for: what a line holds that is edited or swapped is free to it (ORD-041). */
export const unitsLeft = (facts: {
  readonly maximumItemAmount: number;
  readonly unitsInCart: number;
  readonly unitsOfReplacedLine: number;
}): number => Math.max(0, facts.maximumItemAmount - facts.unitsInCart + facts.unitsOfReplacedLine);
