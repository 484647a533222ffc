import { Link } from 'react-router-dom';
import { useIsFollowedLink } from '@crema/remote-kit';
import { Text } from '@crema/shared-ui';
import { GiftCardPicture } from '@crema/shared-ui/gift-card-picture';
import { giftPaths } from '../../gift-paths.ts';
import type { GiftDesign } from './use-catalogue.ts';
import s from './design-list.module.css';

/** Designs in a row of the widest window. */
const widestRow = 4;

interface DesignListProps {
  readonly designs: readonly GiftDesign[];
  /** True if the list begins the page of a category: the pictures of its first row load at once. */
  readonly isFirst?: boolean;
}
/** A grid of designs, each a link to its gift. The picture is hidden from screen readers, because the name is next to it. */
export const DesignList = ({ designs, isFirst = false }: DesignListProps) => {
  // After a link, pictures would be read while the page is rendered, before its first frame.
  const loadsFirst = !useIsFollowedLink() && isFirst;
  return (
    <ul role="list" className={s.designs}>
      {designs.map(({ productNumber, name, art }, index) => (
        <li key={productNumber}>
          <Link to={giftPaths.detail(productNumber)} className={s.design}>
            <GiftCardPicture
              design={art}
              title={name}
              eager={loadsFirst && index < widestRow}
              className={s.card}
            />
            <Text size="note" tone="muted">
              {name}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
};
