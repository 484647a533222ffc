import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { storePath, type StoreSummary } from '@crema/shared-contracts';
import { Button, Card, Heading, Icon, Text } from '@crema/shared-ui';
import { StorefrontPicture } from '@crema/shared-ui/storefront-picture';
import { useAppSelector } from '../../../locator.hooks.ts';
import { FavoriteHeart } from '../../../favorites/favorite-heart.tsx';
import { Distance } from '../../../stores/distance.tsx';
import { findOrderObstacle } from '../../../stores/order-obstacle.rules.ts';
import { OpenStatusText } from '../../../stores/open-status-text.tsx';
import { pickupOptionsOf } from '../../../stores/pickup-options.rules.ts';
import { StoreTags } from '../../../stores/store-tags.tsx';
import { selectNow } from '../../../visit/clock.slice.ts';
import type { StoreActions } from './store-actions.ts';
import s from './store-card.module.css';

interface StoreCardProps extends StoreActions {
  readonly store: StoreSummary;
  /** True in the first row: the picture loads at once. */
  readonly eager: boolean;
}

const PickupIcons = ({ store }: { readonly store: StoreSummary }) => (
  <ul role="list" className={s.pickup}>
    {pickupOptionsOf(store)
      .filter(({ available }) => available)
      .map(({ code, name, icon }) => (
        <li key={code} className={s.way}>
          <Icon name={icon} size={18} />
          <span className={s.wayName}>{name}</span>
        </li>
      ))}
  </ul>
);

/** One store of the list (LOC-030); the name opens its details. */
export const StoreCard = memo(({ store, eager, isGreyed, onOpen, onOrder, onFavorite }: StoreCardProps) => {
  const nameId = useId();
  const { lines, city } = store.address;
  // Choosing a greyed-out store shows why it cannot be chosen (LOC-041).
  const greyed = isGreyed(store);
  const obstacle = findOrderObstacle(store, useAppSelector(selectNow));
  return (
    <Card as="li" interactive padding="none" className={s.card} data-greyed={greyed || undefined}>
      <div className={s.art}>
        <StorefrontPicture seed={store.storeNumber} eager={eager} />
      </div>
      <div className={s.words}>
        <div className={s.top}>
          <Heading level={3} size="small">
            <button
              type="button"
              id={nameId}
              data-card-link
              className={s.name}
              onClick={() => (greyed ? onOrder(store) : onOpen(store))}
            >
              {store.name}
            </button>
          </Heading>
          <FavoriteHeart store={store} className={s.heart} onToggle={onFavorite} />
        </div>
        <Text size="note" tone="muted">
          {store.distanceMetres !== null && (
            <>
              <span className={s.distance}>
                <Distance store={store} />
              </span>
              {' · '}
            </>
          )}
          <Link to={storePath(store)} aria-describedby={nameId} className={s.address}>
            {lines.length > 0 ? `${lines[0]}, ${city}` : city}
          </Link>
        </Text>
        <Text as="div" size="note" strong>
          <OpenStatusText store={store} />
        </Text>
        <StoreTags store={store} />
      </div>
      <div className={s.foot}>
        <PickupIcons store={store} />
        {obstacle ? (
          <Text as="span" size="note" tone="muted" className={s.obstacle ?? ''}>
            <FormattedMessage id={`locator.obstacle.${obstacle}`} />
          </Text>
        ) : (
          <Button
            size="small"
            aria-describedby={nameId}
            className={s.order ?? ''}
            onClick={() => onOrder(store)}
          >
            <FormattedMessage id="locator.orderHere" />
          </Button>
        )}
      </div>
    </Card>
  );
});
