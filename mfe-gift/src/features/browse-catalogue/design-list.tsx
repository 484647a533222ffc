import { Text } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import type { GiftDesign } from './use-catalogue.ts';
import s from './design-list.module.css';

/** A grid of designs. The picture is hidden from screen readers, because the name is next to it. */
export const DesignList = ({ designs }: { designs: readonly GiftDesign[] }) => (
  <ul role="list" className={s.designs}>
    {designs.map(({ productNumber, name, art }) => (
      <li key={productNumber} className={s.design}>
        <GiftCardPicture design={art} title={name} className={s.card} />
        <Text size="note" tone="muted">
          {name}
        </Text>
      </li>
    ))}
  </ul>
);
