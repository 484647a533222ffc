import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { keepRedirect } from '@crema/remote-kit';
import { storePath, type StoreSummary } from '@crema/shared-contracts';
import { Button, Card, Heading, Icon, Text } from '@crema/shared-ui';
import { StorefrontPicture } from '@crema/shared-ui/storefront-picture';
import { useAppSelector } from '../../../locator.hooks.ts';
import { isShownOnMap, selectMap } from '../map/map.slice.ts';
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
  /** The map shows the store as selected. */
  readonly isSelected: boolean;
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

/** The link to the store's page, which keeps the return path (LOC-040). */
const AddressLink = ({ store, nameId }: { readonly store: StoreSummary; readonly nameId: string }) => {
  const location = useLocation();
  const { lines, city } = store.address;
  return (
    <Link to={storePath(store) + keepRedirect(location)} aria-describedby={nameId} className={s.address}>
      {lines.length > 0 ? `${lines[0]}, ${city}` : city}
    </Link>
  );
};

/** One store of the list (LOC-030); the name opens its details. */
export const StoreCard = memo((props: StoreCardProps) => {
  const { store, eager, isSelected, isGreyed, onOpen, onOrder, onFavorite } = props;
  const nameId = useId();
  // Choosing a greyed-out store shows why it cannot be chosen (LOC-041).
  const greyed = isGreyed(store);
  const obstacle = findOrderObstacle(store, useAppSelector(selectNow));
  const isHighlighted = useAppSelector((state) =>
    isShownOnMap(selectMap(state), store.storeNumber, isSelected),
  );
  return (
    <Card
      as="li"
      interactive
      padding="none"
      className={s.card}
      data-greyed={greyed || undefined}
      data-store={store.storeNumber}
      data-highlighted={isHighlighted || undefined}
      aria-current={isSelected || undefined}
    >
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
          <AddressLink store={store} nameId={nameId} />
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
