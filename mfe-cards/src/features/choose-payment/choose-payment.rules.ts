import type { Money } from '@crema/shared-contracts';
import { balanceOf, type WalletCard } from '../../wallet/wallet-card.ts';

/** A card pays only in its own currency (D-01). */
export const canPay = (card: WalletCard, total: Money): boolean =>
  balanceOf(card).currency === total.currency;
export const coversTotal = (card: WalletCard, total: Money): boolean =>
  canPay(card, total) && balanceOf(card).amountMinor >= total.amountMinor;

interface Facts {
  readonly cards: readonly WalletCard[];
  readonly selectedCardId: string | undefined;
  readonly total: Money;
}
/**
 * The rules are checked top to bottom; the first rule that finds a card decides. The customer's own choice is
 * kept even when its balance is too low (ORD-105).
 */
const preferences: readonly ((facts: Facts) => WalletCard | undefined)[] = [
  ({ cards, selectedCardId, total }) =>
    cards.find((card) => card.cardId === selectedCardId && canPay(card, total)),
  ({ cards, total }) => cards.find((card) => card.isPrimary && coversTotal(card, total)),
  ({ cards, total }) => cards.find((card) => coversTotal(card, total)),
  ({ cards, total }) => cards.find((card) => card.isPrimary && canPay(card, total)),
  ({ cards, total }) => cards.find((card) => canPay(card, total)),
];

/** The card to pay with, or none when no card is in the order's currency. */
export const chooseCard = (facts: Facts): WalletCard | undefined => {
  for (const prefer of preferences) {
    const card = prefer(facts);
    if (card) return card;
  }
  return undefined;
};
