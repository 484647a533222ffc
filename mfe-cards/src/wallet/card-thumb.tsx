import { StoredCardArt } from '@crema/shared-ui/art';
import { paletteOf, type WalletCard } from './wallet-card.ts';
import s from './card-thumb.module.css';

/** A small picture of the card, which is decorative because the card's name is next to it. */
export const CardThumb = ({ card }: { readonly card: WalletCard }) => (
  <span className={s.thumb}>
    <StoredCardArt palette={paletteOf(card)} />
  </span>
);
