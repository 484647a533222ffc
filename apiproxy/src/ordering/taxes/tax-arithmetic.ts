import type { TaxRow } from './tax.kind.ts';

/** A fraction that is not negative, exact. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}
const half = 2n;

const roundings: Readonly<
  Record<TaxRow['rounding'], (whole: bigint, rest: bigint, under: bigint) => boolean>
> = {
  'half-up': (_whole, rest, under) => rest * half >= under,
  'half-even': (whole, rest, under) => rest * half > under || (rest * half === under && whole % half === 1n),
  up: (_whole, rest) => rest > 0n,
  down: () => false,
};
/** Whole minor units by a rule. */
export const roundRatio = ({ over, under }: Ratio, rule: TaxRow['rounding']): number => {
  const [whole, rest] = [over / under, over % under];
  return Number(roundings[rule](whole, rest, under) ? whole + 1n : whole);
};
export const addRatios = (a: Ratio, b: Ratio): Ratio =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

/** A rate of one basis point, of which rows have hundredths. */
const perBasisPoint = 100;
const wholeRate = 1_000_000n;
const rateOf = ({ rate }: Pick<TaxRow, 'rate'>): bigint => BigInt(Math.round(rate * perBasisPoint));

/** The share of each tax in a price without taxes, over `scale`: a compound one is also on those before it. */
const sharesOf = (taxes: readonly Pick<TaxRow, 'rate' | 'isCompound'>[]) => {
  const scale = wholeRate ** BigInt(taxes.length);
  let before = 0n;
  const shares = taxes.map((tax) => {
    const share = (rateOf(tax) * (tax.isCompound ? scale + before : scale)) / wholeRate;
    before += share;
    return share;
  });
  return { shares, scale, all: before };
};

/** Each of the taxes of one class on the sum of its lines, before rounding: on top of the sum, or contained in it. */
export const taxesOnSum = (
  minor: number,
  taxes: readonly Pick<TaxRow, 'rate' | 'isCompound' | 'isIncluded'>[],
): readonly Ratio[] => {
  const { shares, scale, all } = sharesOf(taxes);
  return shares.map((share, at) => ({
    over: BigInt(minor) * share,
    under: taxes[at]?.isIncluded ? scale + all : scale,
  }));
};
