import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { createStoreClock } from '@crema/remote-kit';
import { storeMoment } from '../../facts/store-moment.ts';
import { money } from '@crema/shared-contracts';
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
import { useRecipeText } from '../../../cart/use-recipe-text.ts';
import { ObstacleText } from '../../../catalogue/obstacle-text.tsx';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { findItemObstacle, isOrderable, type BasketItem } from '../../../cart/reorder.conversions.ts';
import { receiptPathOf } from '../../facts/receipt-path.ts';
import { OrderVoid } from '../../facts/order-void.tsx';
import { ChangeTip } from '../../follow/change-tip/change-tip.tsx';
import { UsedOffer } from '../../facts/used-offer.tsx';
import { spokenOnly } from '../../../accessibility/spoken-only.tsx';
import type { PreviousOrder } from './use-previous-orders.ts';
import s from './previous-orders-page.module.css';
import line from '../ordered-line.module.css';
import { useStoreOfOrder } from '../../../order-store/use-store-of-order.ts';
import { useReorder } from '../use-reorder.ts';

const tones = {
  RECEIVED: 'info',
  PREPARING: 'warning',
  READY: 'success',
  PICKED_UP: 'neutral',
  VOIDED: 'danger',
} as const satisfies Record<PreviousOrder['status'], Tone>;

interface ItemProps {
  readonly item: BasketItem;
  readonly onAdd: () => void;
}
const Item = ({ item, onAdd }: ItemProps) => {
  const intl = useIntl();
  const obstacle = findItemObstacle(item);
  const recipe = useRecipeText()(item);
  return (
    <li className={s.item}>
      <div className={line.art} data-missing={!!obstacle || undefined}>
        <ProductPicture picture={item.picture} art={item.art} sizes="6rem" />
      </div>
      <div>
        <p className={line.name}>
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
          onClick={onAdd}
        />
      )}
    </li>
  );
};

interface PreviousOrderCardProps {
  readonly order: PreviousOrder;
  /** The tip of the order was changed. */
  readonly onChanged: () => void;
}
/**
 * One past order with its time in the store's zone, its store and its items; it can be ordered again as a
 * whole or line by line (ORD-143, D-08).
 */
export const PreviousOrderCard = ({ order, onChanged }: PreviousOrderCardProps) => {
  const reorder = useReorder();
  const chooseStore = useStoreOfOrder(order.storeNumber);
  const addAtStore = (...added: Parameters<typeof reorder>) =>
    void chooseStore().then(() => reorder(...added));
  const { locale } = useIntl();
  const { items } = order.basket;
  const number = order.inStoreOrder.expressOrder.orderNumber;
  const clock = createStoreClock(locale, order.timeZoneId);
  return (
    <Card as="li" className={s.card}>
      <div className={s.head}>
        <div>
          <Heading level={2} size="small">
            {order.storeName}
          </Heading>
          <Text size="note" tone="muted">
            {clock.dateTime(order.placedAt)}
            {' · '}
            <FormattedMessage id="ordering.previous.number" values={{ number }} />
          </Text>
          {order.scheduledFor !== null && (
            <Text size="note" tone="muted">
              <FormattedMessage
                id="ordering.previous.scheduled"
                values={{
                  time: storeMoment(locale, order.timeZoneId, {
                    at: order.scheduledFor,
                    now: Date.parse(order.placedAt),
                  }),
                }}
              />
            </Text>
          )}
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
            onAdd={() => addAtStore([item])}
          />
        ))}
        {order.dropped.map(({ name, option, reason }) => (
          <li key={name}>
            <Text size="note" tone="muted">
              {name}
              {' · '}
              <ObstacleText availability={reason} {...(option !== null && { option })} />
            </Text>
          </li>
        ))}
      </ul>
      {order.offer && !order.voided && (
        <Text size="note" tone="muted">
          <UsedOffer offer={order.offer} />
        </Text>
      )}
      {order.voided && <OrderVoid voided={order.voided} offer={order.offer} />}
      <ChangeTip
        order={{
          orderId: order.id,
          price: money(order.total.amountMinor - order.tip.amountMinor, order.total.currency),
          tip: order.tip,
        }}
        change={order.tipChange}
        timeZoneId={order.timeZoneId}
        onChanged={onChanged}
      />
      <div className={s.foot}>
        <Price value={order.total} />
        <Link to={order.statusPath} className={buttonClass('quiet', { size: 'small' })}>
          <FormattedMessage id="ordering.previous.status" values={{ number, hidden: spokenOnly }} />
        </Link>
        <Link to={receiptPathOf(order)} className={buttonClass('quiet', { size: 'small' })}>
          <FormattedMessage id="ordering.previous.receipt" values={{ number, hidden: spokenOnly }} />
        </Link>
        <Button
          variant="secondary"
          disabled={!items.some(isOrderable)}
          onClick={() => addAtStore(items, order.dropped)}
        >
          <FormattedMessage id="ordering.previous.again" />
        </Button>
      </div>
    </Card>
  );
};
