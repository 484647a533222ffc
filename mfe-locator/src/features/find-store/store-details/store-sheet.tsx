import { FormattedMessage, useIntl } from 'react-intl';
import type { StoreSummary } from '@crema/shared-contracts';
import { Button, Sheet, Text } from '@crema/shared-ui';
import { StorefrontPicture } from '@crema/shared-ui/storefront-picture';
import { useAppSelector } from '../../../locator.hooks.ts';
import { FavoriteHeart } from '../../../favorites/favorite-heart.tsx';
import type { ToggleFavorite } from '../../../favorites/use-favorites.tsx';
import { Distance } from '../../../stores/distance.tsx';
import { selectNow } from '../../../visit/clock.slice.ts';
import { findOrderObstacle } from '../../../stores/order-obstacle.rules.ts';
import { OpenStatusText } from '../../../stores/open-status-text.tsx';
import { StoreTags } from '../../../stores/store-tags.tsx';
import { PartUnavailable } from '../part-unavailable.tsx';
import { StoreAmenities, StorePickup } from './store-offers.tsx';
import { StoreContact } from './store-contact.tsx';
import { HoursPlaceholder, StoreHours } from './store-hours.tsx';
import { useStoreDetails } from './use-store-details.ts';
import s from './store-sheet.module.css';

interface StoreSheetProps {
  readonly store: StoreSummary | undefined;
  readonly onClose: () => void;
  readonly onFavorite: ToggleFavorite;
  readonly onOrder: (store: StoreSummary) => void;
}

const Details = ({
  store,
  onFavorite,
}: { readonly store: StoreSummary } & Pick<StoreSheetProps, 'onFavorite'>) => {
  const { details, failed, isOffline, retry } = useStoreDetails(store);
  return (
    <div className={s.details}>
      <div className={s.art}>
        <StorefrontPicture seed={store.storeNumber} />
        <FavoriteHeart store={store} className={s.heart} onToggle={onFavorite} />
      </div>
      <Text as="div" strong className={s.status}>
        <OpenStatusText store={store} />
        <Text as="span" tone="muted">
          <Distance store={store} />
        </Text>
      </Text>
      <StoreTags store={store} />
      <StoreContact store={store} phoneNumber={failed ? null : details?.phoneNumber} />
      <StorePickup store={store} />
      {details && <StoreHours store={store} schedule={details.schedule} />}
      {details && <StoreAmenities amenities={details.amenities} />}
      {!details &&
        (failed ? <PartUnavailable isOffline={isOffline} onRetry={retry} /> : <HoursPlaceholder />)}
    </div>
  );
};

/** The details of one store (LOC-031). */
export const StoreSheet = ({ store, onClose, onOrder, onFavorite }: StoreSheetProps) => {
  const intl = useIntl();
  const now = useAppSelector(selectNow);
  const obstacle = store && findOrderObstacle(store, now);
  return (
    <Sheet
      open={store !== undefined}
      onClose={onClose}
      title={store?.name}
      closeLabel={intl.formatMessage({ id: 'locator.details.close' })}
      actions={
        store &&
        (obstacle ? (
          <Text tone="muted">
            <FormattedMessage id={`locator.obstacle.${obstacle}`} />
          </Text>
        ) : (
          <Button block onClick={() => onOrder(store)}>
            <FormattedMessage id="locator.orderHere" />
          </Button>
        ))
      }
    >
      {store && <Details store={store} onFavorite={onFavorite} />}
    </Sheet>
  );
};
