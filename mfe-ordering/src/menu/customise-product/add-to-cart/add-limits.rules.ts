/**
 * The number of units that the product page allows: the units of an edited or replaced line do not count
 * (ORD-041).
 */
export const unitsLeft = (facts: {
  readonly maximumItemAmount: number;
  readonly unitsInCart: number;
  readonly unitsOfReplacedLine: number;
}): number => Math.max(0, facts.maximumItemAmount - facts.unitsInCart + facts.unitsOfReplacedLine);
