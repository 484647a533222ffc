import type { BankPayments, Money } from '@crema/shared-contracts';
import { chargeable, type PaymentMethod } from '../../methods/use-payment-methods.ts';
import { balanceOf, type WalletCard } from '../../card/wallet-card.ts';

/** A card pays only in its own currency (D-01). */
export const canPay = (card: WalletCard, total: Money): boolean =>
  balanceOf(card).currency === total.currency;
/** D-153: after a chargeback a card pays nothing until its debt is covered. */
export const isBelowZero = (card: WalletCard): boolean => balanceOf(card).amountMinor < 0;
export const coversTotal = (card: WalletCard, total: Money): boolean =>
  canPay(card, total) && balanceOf(card).amountMinor >= total.amountMinor;
/** The amount in minor units that a card lacks to pay the total (ORD-105); 0 if it can pay, or never can. */
export const shortfallOf = (card: WalletCard, total: Money): number =>
  canPay(card, total) ? Math.max(0, total.amountMinor - balanceOf(card).amountMinor) : 0;

export type Payment =
  | { readonly kind: 'stored-value'; readonly card: WalletCard }
  | { readonly kind: 'instrument'; readonly method: PaymentMethod }
  | { readonly kind: 'new-card' };

interface Facts {
  readonly cards: readonly WalletCard[];
  /** The stored payment methods, the default one first; undefined if the page takes stored-value cards only. */
  readonly methods: readonly PaymentMethod[] | undefined;
  /** False if the shop takes no new bank cards (CRD-051). */
  readonly takesNewCard: boolean;
  readonly selectedCardId: string | undefined;
  readonly selectedBank: BankPayments['selected'];
  readonly total: Money;
}
const ofCard = (card: WalletCard | undefined): Payment | undefined => card && { kind: 'stored-value', card };
const ofMethod = (method: PaymentMethod | undefined): Payment | undefined =>
  method && { kind: 'instrument', method };
const newCard = ({ methods, takesNewCard }: Facts): Payment | undefined =>
  methods && takesNewCard ? { kind: 'new-card' } : undefined;
const usable = ({ methods = [] }: Facts) => chargeable(methods);

/**
 * The rules are checked top to bottom; the first rule that finds a payment decides. The customer's own choice is kept even
 * when its balance is too low (ORD-105). A customer who has nothing types a card (D-142).
 */
const preferences: readonly ((facts: Facts) => Payment | undefined)[] = [
  (facts) => (facts.selectedBank?.kind === 'new-card' ? newCard(facts) : undefined),
  (facts) => {
    const { selectedBank } = facts;
    if (selectedBank?.kind !== 'instrument') return undefined;
    return ofMethod(usable(facts).find(({ paymentMethodId }) => paymentMethodId === selectedBank.id));
  },
  ({ cards, selectedCardId, total }) =>
    ofCard(cards.find((card) => card.cardId === selectedCardId && canPay(card, total))),
  ({ cards, total }) => ofCard(cards.find((card) => card.isPrimary && coversTotal(card, total))),
  ({ cards, total }) => ofCard(cards.find((card) => coversTotal(card, total))),
  (facts) => ofMethod(usable(facts)[0]),
  ({ cards, total }) => ofCard(cards.find((card) => card.isPrimary && canPay(card, total))),
  ({ cards, total }) => ofCard(cards.find((card) => canPay(card, total))),
  newCard,
];

/** The payment of the order, or none when nothing that the page takes can pay it. */
export const choosePayment = (facts: Facts): Payment | undefined => {
  for (const prefer of preferences) {
    const payment = prefer(facts);
    if (payment) return payment;
  }
  return undefined;
};
