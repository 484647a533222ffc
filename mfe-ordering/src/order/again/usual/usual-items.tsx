import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reserveSpace, reserveSpaceLater, reservedSpace } from '@crema/remote-kit';
import { Button } from '@crema/shared-ui';
import { useRecipeText } from '../../../cart/use-recipe-text.ts';
import { ObstacleText } from '../../../catalogue/obstacle-text.tsx';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { findItemObstacle, type BasketItem } from '../../../cart/reorder.conversions.ts';
import line from '../ordered-line.module.css';
import { useReorder } from '../use-reorder.ts';
import { useUsualItems } from './use-usual-items.ts';
import s from './usual-items.module.css';

const Item = ({ item }: { readonly item: BasketItem }) => {
  const intl = useIntl();
  const reorder = useReorder();
  const recipe = useRecipeText()(item);
  const obstacle = findItemObstacle(item);
  const product = [item.name, recipe].join(', ');
  return (
    <li className={s.item}>
      <div className={line.art} data-missing={!!obstacle || undefined}>
        <ProductPicture picture={item.picture} art={item.art} sizes="6rem" />
      </div>
      <div className={s.words}>
        <span className={s.label}>
          <FormattedMessage id="ordering.usual.label" />
        </span>
        <span className={line.name}>{item.name}</span>
        <span className={s.detail} data-missing={!!obstacle || undefined} title={recipe}>
          {obstacle ? <ObstacleText {...obstacle} /> : recipe}
        </span>
      </div>
      {!obstacle && (
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          aria-label={intl.formatMessage({ id: 'ordering.previous.addOne' }, { name: product })}
          onClick={() => reorder([item])}
        >
          <FormattedMessage id="ordering.usual.add" />
        </Button>
      )}
    </li>
  );
};

/**
 * The slot `usual`: what the member has in at least three of the last ten orders, each with a button that adds it to the cart (D-36).
 * Lines that come late never move the page below them: they are shown from the next page on, which has space for them.
 */
export const UsualItems = () => {
  const intl = useIntl();
  const items = useUsualItems();
  const count = items?.length;
  const [hasSpace] = useState(() => reservedSpace('usual') > 0 || count !== undefined);
  useEffect(() => {
    if (count === undefined) return;
    if (hasSpace) reserveSpace('usual', count);
    else reserveSpaceLater('usual', count);
  }, [count, hasSpace]);
  if (!items?.length || !hasSpace) return null;
  return (
    <ul role="list" className={s.list} aria-label={intl.formatMessage({ id: 'ordering.usual.label' })}>
      {items.map((item) => (
        <Item key={`${item.sku}${item.childItems.map(({ sku }) => sku).join()}`} item={item} />
      ))}
    </ul>
  );
};
