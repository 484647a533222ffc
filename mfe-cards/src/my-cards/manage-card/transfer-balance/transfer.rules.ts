import { parseAmount, validateAmount, type Rule } from '@crema/shared-contracts';
import { balanceOf, type WalletCard } from '../../../card/wallet-card.ts';

/** The cards that can receive a transfer: the member's others, in the same currency (D-01). */
export const receiversOf = (card: WalletCard, cards: readonly WalletCard[]): readonly WalletCard[] =>
  cards.filter(
    (other) => other.cardId !== card.cardId && balanceOf(other).currency === balanceOf(card).currency,
  );

const hasRoom = (to: WalletCard, from: WalletCard) =>
  to.addMoney.headroom.amountMinor >= balanceOf(from).amountMinor;
const isInCredit = (card: WalletCard) => balanceOf(card).amountMinor >= 0;
/**
 * The receiver that is chosen at first: one that is not below zero and has room for the whole balance, if there is one (D-92). The
 * debt of a card below zero would take the money, so such a card is first only without any other (CRD-016).
 */
export const firstReceiver = (
  card: WalletCard,
  receivers: readonly [WalletCard, ...WalletCard[]],
): WalletCard =>
  receivers.find((to) => hasRoom(to, card) && isInCredit(to)) ?? receivers.find(isInCredit) ?? receivers[0];

interface TransferChoice {
  readonly isWhole: boolean;
  /** The typed amount in whole units and their fractions. */
  readonly typed: string;
}

/** A code of the server, or that no amount is typed. */
export type TransferViolation = '121025' | 'AMOUNT_INVALID' | '121023';

interface Facts {
  readonly amountMinor: number;
  readonly balanceMinor: number;
  readonly headroomMinor: number;
}
/** Checked top to bottom; the first violated rule is shown (CRD-082, CRD-083). */
const rules: readonly Rule<Facts, { readonly code: TransferViolation }>[] = [
  { code: '121025', isViolatedBy: ({ balanceMinor }) => validateAmount(balanceMinor) !== undefined },
  {
    code: '121025',
    isViolatedBy: ({ amountMinor, balanceMinor }) =>
      validateAmount(amountMinor, { most: balanceMinor }) === 'too-high',
  },
  { code: 'AMOUNT_INVALID', isViolatedBy: ({ amountMinor }) => validateAmount(amountMinor) !== undefined },
  { code: '121023', isViolatedBy: ({ amountMinor, headroomMinor }) => amountMinor > headroomMinor },
];

/** The amount of a transfer in minor units, or the code of the rule that it violates. */
export const readTransfer = (
  { isWhole, typed }: TransferChoice,
  from: WalletCard,
  to: WalletCard,
): { readonly amountMinor: number } | { readonly code: TransferViolation } => {
  const balanceMinor = balanceOf(from).amountMinor;
  const amountMinor = isWhole ? balanceMinor : (parseAmount(typed) ?? Number.NaN);
  const facts = { amountMinor, balanceMinor, headroomMinor: to.addMoney.headroom.amountMinor };
  const violated = rules.find(({ isViolatedBy }) => isViolatedBy(facts));
  return violated ? { code: violated.code } : { amountMinor };
};
