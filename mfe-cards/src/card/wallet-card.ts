import type { Currency } from '@crema/shared-contracts';
import type { CardFieldsFragment } from '../generated/operations.ts';

/** CRD-010: a stored-value card of the member. */
export type WalletCard = CardFieldsFragment;

/** The palette of each card design of the server. */
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
/** The palette of a design. An unknown design gets a fixed palette of its own, chosen by its id. */
export const paletteOf = ({ art, cardId }: Pick<WalletCard, 'art' | 'cardId'>): string => {
  const design = designOf(art);
  return (design && paletteOfDesign[design]) ?? design ?? cardId;
};

/** The masked card number, for places that must not show the complete number (D-94). */
export const maskedNumber = ({ cardNumberLastFour }: Pick<WalletCard, 'cardNumberLastFour'>): string =>
  `•••• ${cardNumberLastFour}`;

export const balanceOf = ({ balance }: WalletCard): { amountMinor: number; currency: Currency } =>
  balance.amount;
