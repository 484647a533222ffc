import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { createStoreClock } from '@crema/remote-kit';
import {
  Button,
  Card,
  Heading,
  IconButton,
  Price,
  Tag,
  Text,
  buttonClass,
  type Tone,
} from '@crema/shared-ui';
import { useRecipeText } from '../../cart/use-recipe-text.ts';
import { ObstacleText } from '../../catalogue/obstacle-text.tsx';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { findItemObstacle, isOrderable, type BasketItem, type PreviousOrder } from './reorder.conversions.ts';
import { spokenOnly } from '../../messages/spoken-only.tsx';
import s from './previous-orders-page.module.css';
import { useReorder } from './use-reorder.ts';

const tones = {
  RECEIVED: 'info',
  PREPARING: 'warning',
  READY: 'success',
  PICKED_UP: 'neutral',
} as const satisfies Record<PreviousOrder['status'], Tone>;

const Item = ({ item }: { readonly item: BasketItem }) => {
  const intl = useIntl();
  const reorder = useReorder();
  const obstacle = findItemObstacle(item);
  const recipe = useRecipeText()(item);
  return (
    <li className={s.item}>
      <div className={s.art} data-missing={!!obstacle || undefined}>
        <ProductPicture picture={item.picture} art={item.art} />
      </div>
      <div>
        <p className={s.name}>
          {item.quantity > 1 && `${item.quantity} × `}
          {item.name}
        </p>
        <Text size="note" tone="muted">
          {recipe}
        </Text>
        {obstacle && (
          <Text size="note" tone="danger">
            <ObstacleText {...obstacle} />
          </Text>
        )}
      </div>
      {!obstacle && (
        <IconButton
          icon="plus"
          variant="soft"
          label={intl.formatMessage({ id: 'ordering.previous.addOne' }, { name: item.name })}
          onClick={() => reorder([item])}
        />
      )}
    </li>
  );
};

/**
 * One past order with its time in the store's zone, its store and its items; it can be ordered again as a
 * whole or line by line (ORD-143, D-08).
 */
export const PreviousOrderCard = ({ order }: { readonly order: PreviousOrder }) => {
  const reorder = useReorder();
  const { locale } = useIntl();
  const { items } = order.basket;
  const number = order.inStoreOrder.expressOrder.orderNumber;
  return (
    <Card as="li" className={s.card}>
      <div className={s.head}>
        <div>
          <Heading level={2} size="small">
            {order.storeName}
          </Heading>
          <Text size="note" tone="muted">
            {createStoreClock(locale, order.timeZoneId).dateTime(order.placedAt)}
            {' · '}
            <FormattedMessage id="ordering.previous.number" values={{ number }} />
          </Text>
        </div>
        <Tag tone={tones[order.status]}>
          <FormattedMessage id={`ordering.order.status.${order.status}`} />
        </Tag>
      </div>
      <ul role="list" className={s.items}>
        {items.map((item) => (
          <Item
            key={`${item.sku}${[...item.childItems, ...item.excludedIngredients].map(({ sku }) => sku).join()}`}
            item={item}
          />
        ))}
        {order.droppedLines > 0 && (
          <li>
            <Text size="note" tone="muted">
              <FormattedMessage id="ordering.previous.dropped" values={{ count: order.droppedLines }} />
            </Text>
          </li>
        )}
      </ul>
      <div className={s.foot}>
        <Price value={order.total} />
        <Link to={order.statusPath} className={buttonClass('quiet', { size: 'small' })}>
          <FormattedMessage id="ordering.previous.status" values={{ number, hidden: spokenOnly }} />
        </Link>
        <Button variant="secondary" disabled={!items.some(isOrderable)} onClick={() => reorder(items)}>
          <FormattedMessage id="ordering.previous.again" />
        </Button>
      </div>
    </Card>
  );
};
