import { money, parseAmount, readText, validateAmount, type Money, type Rule } from '@crema/shared-contracts';
import type { WalletCard } from '../../card/wallet-card.ts';

export type AddMoneyOptions = WalletCard['addMoney'];
/** The value of the choice “Other amount” (D-152). */
export const otherAmount = 'other';

export interface AmountChoice {
  /** An amount in minor units, or otherAmount. */
  readonly option: string | undefined;
  /** The typed amount in whole units. */
  readonly typed: string;
}
type AmountCode = '121005' | '121036' | '121023';

interface Facts {
  readonly minor: number | undefined;
  readonly options: AddMoneyOptions;
  readonly unitMinor: number;
}
/** Checked top to bottom; the first violated rule is shown (CRD-081, CRD-082, CRD-085). */
const rules: readonly Rule<Facts, { readonly code: AmountCode }>[] = [
  { code: '121005', isViolatedBy: ({ minor }) => minor === undefined },
  {
    code: '121023',
    isViolatedBy: ({ minor = 0, options }) =>
      validateAmount(minor, { most: options.headroom.amountMinor }) === 'too-high',
  },
  {
    code: '121036',
    isViolatedBy: ({ minor = 0, options, unitMinor }) =>
      validateAmount(minor, { least: options.other?.least.amountMinor ?? unitMinor }) !== undefined ||
      minor % unitMinor !== 0,
  },
];

const unitMinor = 100;
/** CRD-033: the typed amount, with a comma or a point; NaN if it is not an amount. */
const minorOfText = (typed: string): number | undefined =>
  readText(typed) === '' ? undefined : (parseAmount(typed) ?? Number.NaN);

/** The chosen amount, or the code of the rule that it violates. */
export const readAmount = (
  { option, typed }: AmountChoice,
  options: AddMoneyOptions,
): { readonly amount: Money } | { readonly code: AmountCode } => {
  const minor =
    option === otherAmount ? minorOfText(typed) : option === undefined ? undefined : Number(option);
  const facts = { minor, options, unitMinor };
  const violated = rules.find(({ isViolatedBy }) => isViolatedBy(facts));
  if (violated || minor === undefined) return { code: violated?.code ?? '121005' };
  return { amount: money(minor, options.headroom.currency) };
};

/** The choice that was made for this amount: its option, or an amount of the customer's own. */
export const choiceOfAmount = (amountMinor: number, { options }: AddMoneyOptions): AmountChoice =>
  options.some(({ amount, isAvailable }) => isAvailable && amount.amountMinor === amountMinor)
    ? { option: String(amountMinor), typed: '' }
    : { option: otherAmount, typed: String(amountMinor / unitMinor) };

/** CRD-014: whether any amount can be added. A card with less headroom than the least amount has no room. */
export const hasRoom = ({ options, other }: AddMoneyOptions): boolean =>
  Boolean(other) || options.some(({ isAvailable }) => isAvailable);

/** CRD-033: the configured default if the card has room for it, or the largest amount that fits. */
export const defaultOption = (options: AddMoneyOptions, defaultUnits: number): string | undefined => {
  const available = options.options.filter(({ isAvailable }) => isAvailable);
  const chosen =
    available.find(({ amount }) => amount.amountMinor === defaultUnits * unitMinor) ?? available.at(-1);
  if (chosen) return String(chosen.amount.amountMinor);
  return options.other ? otherAmount : undefined;
};
