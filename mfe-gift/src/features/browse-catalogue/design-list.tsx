import { Text } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import type { GiftDesign } from './use-catalogue.ts';
import s from './design-list.module.css';

/** Designs in a row of the widest window. */
const widestRow = 4;

interface DesignListProps {
  readonly designs: readonly GiftDesign[];
  /** True if the list begins the page: the pictures of its first row load at once. */
  readonly isFirst?: boolean;
}
/** A grid of designs. The picture is hidden from screen readers, because the name is next to it. */
export const DesignList = ({ designs, isFirst = false }: DesignListProps) => (
  <ul role="list" className={s.designs}>
    {designs.map(({ productNumber, name, art }, index) => (
      <li key={productNumber} className={s.design}>
        <GiftCardPicture design={art} title={name} eager={isFirst && index < widestRow} className={s.card} />
        <Text size="note" tone="muted">
          {name}
        </Text>
      </li>
    ))}
  </ul>
);
