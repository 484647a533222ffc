import type { Currency } from '@crema/shared-contracts';
import type { CardFieldsFragment } from '../generated/operations.ts';

/** CRD-010: a stored-value card of the member. */
export type WalletCard = CardFieldsFragment;

/** The palette of a card: that of its art, or a fixed one of its own, chosen by its id. */
export const paletteOf = ({ art, cardId }: Pick<WalletCard, 'art' | 'cardId'>): string => {
  try {
    const { picture } = JSON.parse(art) as { picture?: unknown };
    return typeof picture === 'string' ? picture : cardId;
  } catch {
    return cardId;
  }
};

/** The masked card number, for places that must not show the complete number (D-94). */
export const maskedNumber = ({ cardNumberLastFour }: Pick<WalletCard, 'cardNumberLastFour'>): string =>
  `•••• ${cardNumberLastFour}`;

export const balanceOf = ({ balance }: WalletCard): { amountMinor: number; currency: Currency } =>
  balance.amount;
