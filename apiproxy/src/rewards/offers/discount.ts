/** One unit of a cart, as far as an offer reads it. Amounts are minor units before taxes. */
export interface OfferLine {
  readonly productNumber: number;
  /** The Stars for which a Reward covers the product; undefined if Rewards do not cover it. */
  readonly starsLevel: number | undefined;
  readonly isTaxable: boolean;
  readonly baseMinor: number;
  /** The price of the options above the recipe. */
  readonly addedMinor: number;
}
/** The amount that an offer takes off: at most the price of the lines that it covers. */
export interface Discount {
  readonly minor: number;
  /** The part that belongs to taxable lines. */
  readonly taxableMinor: number;
}
/** Computes the discount from the lines; 0 if it covers none of them. The sequence of lines does not matter. */
export type Benefit = (lines: readonly OfferLine[]) => Discount;

export const totalOf = ({ baseMinor, addedMinor }: OfferLine): number => baseMinor + addedMinor;
const sumOf = (lines: readonly OfferLine[]) => lines.reduce((sum, line) => sum + totalOf(line), 0);
const none: Discount = { minor: 0, taxableMinor: 0 };

/** Takes an amount off one unit: the one with the largest amount; of equal ones a taxable one. */
export const bestUnit =
  (amountOff: (line: OfferLine) => number): Benefit =>
  (lines) => {
    const offs = lines.map((line) => {
      const minor = Math.min(Math.max(0, amountOff(line)), totalOf(line));
      return { minor, taxableMinor: line.isTaxable ? minor : 0 };
    });
    return offs.toSorted((a, b) => b.minor - a.minor || b.taxableMinor - a.taxableMinor)[0] ?? none;
  };

/** Takes an amount off all covered lines, spread over taxable and other lines by their amounts, half up. */
export const offLines =
  (isCovered: (line: OfferLine) => boolean, amountOff: (sumMinor: number) => number): Benefit =>
  (lines) => {
    const covered = lines.filter(isCovered);
    const sum = sumOf(covered);
    if (sum === 0) return none;
    const minor = Math.min(Math.max(0, amountOff(sum)), sum);
    const taxable = sumOf(covered.filter(({ isTaxable }) => isTaxable));
    return { minor, taxableMinor: Math.floor((2 * minor * taxable + sum) / (2 * sum)) };
  };
