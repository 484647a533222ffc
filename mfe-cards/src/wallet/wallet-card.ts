import type { Currency } from '@crema/shared-contracts';
import type { CardFieldsFragment } from '../generated/operations.ts';

/** CRD-010: a stored-value card of the member's own. */
export type WalletCard = CardFieldsFragment;

/** The server's card designs in the colours that we can draw. */
const paletteOfDesign: Readonly<Record<string, string>> = {
  evergreen: 'fern',
  sunrise: 'copper',
  midnight: 'dusk',
  maple: 'berry',
  oat: 'apricot',
};
const designOf = (art: string): string | undefined => {
  try {
    const { design } = JSON.parse(art) as { design?: unknown };
    return typeof design === 'string' ? design : undefined;
  } catch {
    return undefined;
  }
};
/** A palette of StoredCardArt; a design that we do not know still looks the same every time. */
export const paletteOf = ({ art, cardId }: Pick<WalletCard, 'art' | 'cardId'>): string => {
  const design = designOf(art);
  return (design && paletteOfDesign[design]) ?? design ?? cardId;
};

/** What stands for a card's number wherever the number itself must not (D-94). */
export const maskedNumber = ({ cardNumberLastFour }: Pick<WalletCard, 'cardNumberLastFour'>): string =>
  `•••• ${cardNumberLastFour}`;

export const balanceOf = ({ balance }: WalletCard): { amountMinor: number; currency: Currency } =>
  balance.amount;
