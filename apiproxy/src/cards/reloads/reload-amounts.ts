import { validateAmount, type Rule } from '@crema/shared-contracts';
import { highestBalanceMinor } from '../highest-balance.ts';

const unitMinor = 100;
/** D-152: the least amount of one's own. */
const leastOther = 5;

/** The amount that can be added before the card has the highest balance (D-92). */
export const headroomOf = (balanceMinor: number): number => Math.max(0, highestBalanceMinor - balanceMinor);

/** The configured amounts, in major units there and in minor units here. */
export const optionsOf = (svcLoadOptions: readonly number[], balanceMinor: number) =>
  svcLoadOptions.map((option) => ({
    amountMinor: option * unitMinor,
    isAvailable: option * unitMinor <= headroomOf(balanceMinor),
  }));

/** The range of an amount of one's own in whole units; null if the headroom is below it. */
export const otherRange = (balanceMinor: number): { least: number; most: number } | null => {
  const most = Math.floor(headroomOf(balanceMinor) / unitMinor) * unitMinor;
  const least = leastOther * unitMinor;
  return most >= least ? { least, most } : null;
};

interface AmountFacts {
  readonly amountMinor: number | null | undefined;
  readonly balanceMinor: number;
}
export type AmountCode = '121005' | '121036' | '121023';
/** Checked top to bottom (CRD-081, CRD-082, CRD-085). */
const rules: readonly Rule<number, { readonly code: AmountCode }, AmountFacts>[] = [
  { code: '121005', isViolatedBy: (amountMinor) => amountMinor === 0 },
  {
    code: '121036',
    isViolatedBy: (amountMinor) =>
      validateAmount(amountMinor, { least: leastOther * unitMinor }) !== undefined ||
      amountMinor % unitMinor !== 0,
  },
  { code: '121023', isViolatedBy: (amountMinor, { balanceMinor }) => amountMinor > headroomOf(balanceMinor) },
];

/** The code of the first violated rule for an amount that a member wants to add. */
export const findAmountError = (facts: AmountFacts): AmountCode | undefined =>
  rules.find(({ isViolatedBy }) => isViolatedBy(facts.amountMinor ?? 0, facts))?.code;
