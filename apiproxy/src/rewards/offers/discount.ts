/** One unit of a cart, as far as an offer reads it. Amounts are minor units before taxes. */
export interface OfferLine {
  readonly productNumber: number;
  /** The Stars for which a Reward covers the product; undefined if Rewards do not cover it. */
  readonly starsLevel: number | undefined;
  /** The class of its taxes; undefined if none is on it. */
  readonly taxClass: string | undefined;
  readonly baseMinor: number;
  /** The price of the options above the recipe. */
  readonly addedMinor: number;
}
/** The amount that an offer takes off: at most the price of the lines that it covers. */
export interface Discount {
  readonly minor: number;
  /** The parts that belong to lines of each class of taxes. */
  readonly byClass: Readonly<Record<string, number>>;
}
/** Computes the discount from the lines; 0 if it covers none of them. The sequence of lines does not matter. */
export type Benefit = (lines: readonly OfferLine[]) => Discount;

export const totalOf = ({ baseMinor, addedMinor }: OfferLine): number => baseMinor + addedMinor;
const sumOf = (lines: readonly OfferLine[]) => lines.reduce((sum, line) => sum + totalOf(line), 0);
export const noDiscount: Discount = { minor: 0, byClass: {} };

type Classed = Pick<OfferLine, 'taxClass'>;
/** Lines with taxes first, by the name of their class: the sequence of lines does not matter. */
const byTaxClass = ({ taxClass: a }: Classed, { taxClass: b }: Classed): number =>
  a === undefined || b === undefined
    ? Number(a === undefined) - Number(b === undefined)
    : Number(a > b) - Number(a < b);

/** Takes an amount off one unit: the one with the largest amount; of equal ones a taxable one. */
export const bestUnit =
  (amountOff: (line: OfferLine) => number): Benefit =>
  (lines) => {
    const offs = lines.map((line) => {
      const minor = Math.min(Math.max(0, amountOff(line)), totalOf(line));
      return { minor, taxClass: line.taxClass };
    });
    const [best] = offs.toSorted((a, b) => b.minor - a.minor || byTaxClass(a, b));
    return best
      ? { minor: best.minor, byClass: best.taxClass === undefined ? {} : { [best.taxClass]: best.minor } }
      : noDiscount;
  };

/** The parts of an amount, which add up to it: each ends where the sum of the lines up to it does, half up. */
const spread = (
  minor: number,
  sum: number,
  sorted: readonly OfferLine[],
): Readonly<Record<string, number>> => {
  const byClass: Record<string, number> = {};
  let [before, spreadBefore] = [0, 0];
  for (const [taxClass, lines] of Map.groupBy(sorted, (line) => line.taxClass)) {
    before += sumOf(lines);
    const upTo = Math.floor((2 * minor * before + sum) / (2 * sum));
    if (taxClass !== undefined) byClass[taxClass] = upTo - spreadBefore;
    spreadBefore = upTo;
  }
  return byClass;
};

/** Takes an amount off all covered lines, spread over the classes of their taxes by their amounts, half up. */
export const offLines =
  (isCovered: (line: OfferLine) => boolean, amountOff: (sumMinor: number) => number): Benefit =>
  (lines) => {
    const covered = lines.filter(isCovered);
    const sum = sumOf(covered);
    if (sum === 0) return noDiscount;
    const minor = Math.min(Math.max(0, amountOff(sum)), sum);
    return { minor, byClass: spread(minor, sum, covered.toSorted(byTaxClass)) };
  };
