import { StoredCardPicture } from '@crema/shared-ui/stored-card-picture';
import { paletteOf, type WalletCard } from './wallet-card.ts';
import s from './card-thumb.module.css';

/** A small picture of the card, which is decorative because the card's name is next to it. */
export const CardThumb = ({ card }: { readonly card: WalletCard }) => (
  <span className={s.thumb}>
    <StoredCardPicture palette={paletteOf(card)} />
  </span>
);
