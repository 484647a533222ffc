import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { BackLink, keepRedirect, useConnection, useHost, usePageHead } from '@crema/remote-kit';
import { brand, storePath, type StoreSummary } from '@crema/shared-contracts';
import { Button, EmptyState, Page, Text, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { StorefrontPicture } from '@crema/shared-ui/storefront-picture';
import { FavoriteHeart } from './favorites/favorite-heart.tsx';
import { useFavorites } from './favorites/use-favorites.tsx';
import { nextStep } from './features/choose-store/next-step.rules.ts';
import { useOrderHere } from './features/choose-store/use-order-here.tsx';
import { StorePlace } from './features/find-store/map/store-place.tsx';
import { PartUnavailable } from './features/find-store/part-unavailable.tsx';
import { StoreContact } from './features/find-store/store-details/store-contact.tsx';
import { HoursPlaceholder, StoreHours } from './features/find-store/store-details/store-hours.tsx';
import { StoreAmenities, StorePickup } from './features/find-store/store-details/store-offers.tsx';
import { useStore, type FoundStore, type PageStore } from './features/find-store/store-details/use-store.ts';
import { useAppDispatch, useAppSelector } from './locator.hooks.ts';
import { StorePageSkeleton } from './store-page-skeleton.tsx';
import { Distance } from './stores/distance.tsx';
import { OpenStatusText } from './stores/open-status-text.tsx';
import { findOrderObstacle } from './stores/order-obstacle.rules.ts';
import { StoreTags } from './stores/store-tags.tsx';
import { structuredDataText } from './stores/structured-data.ts';
import { selectNow } from './visit/clock.slice.ts';
import { locatorClosed, locatorOpened } from './visit/session.actions.ts';
import s from './store-page.module.css';

/** The link to all stores, which keeps the return path (LOC-040). */
const Back = () => (
  <BackLink
    to={`/store-locator${keepRedirect(useLocation())}`}
    label={<FormattedMessage id="locator.store.back" />}
  />
);
const back = <Back />;

/** The clock of the locator runs while the page is open, so that the open status stays current (D-53). */
const useClock = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(locatorOpened());
    return () => void dispatch(locatorClosed());
  }, [dispatch]);
};

/** Shows the canonical path of the store in the address bar: the number alone, or another name, also opens it. */
const useCanonicalPath = (store: StoreSummary | undefined) => {
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & {
    readonly state: unknown;
  };
  const navigate = useNavigate();
  const path = store && storePath(store);
  const isOther = path !== undefined && path !== pathname;
  const replace = useEffectEvent(() => {
    if (isOther) void navigate(path + search + hash, { replace: true, state });
  });
  useEffect(() => replace(), [isOther]);
};

const useStoreHead = (found: FoundStore | undefined, isUnknown: boolean) => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'locator.store.unknown.title' });
  usePageHead(
    isUnknown
      ? { title, found: false }
      : found && {
          title: intl.formatMessage(
            { id: 'locator.store.title' },
            { name: found.store.name, city: found.store.address.city },
          ),
          canonical: storePath(found.store),
        },
  );
};

const UnknownStore = () => (
  <Page back={back} title={<FormattedMessage id="locator.store.unknown.title" />}>
    <EmptyState
      art={<Illustration name="lost" size={160} />}
      title={<FormattedMessage id="locator.error.notFound" />}
      actions={
        <Link to={`/store-locator${keepRedirect(useLocation())}`} className={buttonClass()}>
          <FormattedMessage id="locator.title" />
        </Link>
      }
    >
      <FormattedMessage id="locator.store.unknown.body" />
    </EmptyState>
  </Page>
);

const OrderHere = ({
  store,
  onOrder,
}: {
  readonly store: StoreSummary;
  readonly onOrder: (store: StoreSummary) => void;
}) => {
  const obstacle = findOrderObstacle(store, useAppSelector(selectNow));
  return obstacle ? (
    <Text tone="muted">
      <FormattedMessage id={`locator.obstacle.${obstacle}`} />
    </Text>
  ) : (
    <Button size="large" onClick={() => onOrder(store)}>
      <FormattedMessage id="locator.orderHere" />
    </Button>
  );
};

/** Hours, pickup options and amenities. A list has only the second: the others keep their place until they are loaded. */
const StoreSide = ({
  found: { store, details },
  failed,
  retry,
}: Pick<PageStore, 'failed' | 'retry'> & { readonly found: FoundStore }) => {
  const isOffline = useConnection() === 'offline';
  return (
    <div className={s.side}>
      {details && <StoreHours level={2} store={store} schedule={details.schedule} />}
      {!details &&
        (failed ? <PartUnavailable isOffline={isOffline} onRetry={retry} /> : <HoursPlaceholder />)}
      <StorePickup level={2} store={store} />
      {details && <StoreAmenities level={2} amenities={details.amenities} />}
    </div>
  );
};

const StoreContent = ({
  page,
  found,
  order,
}: {
  readonly page: Pick<PageStore, 'failed' | 'retry'>;
  readonly found: FoundStore;
  readonly order: ReactNode;
}) => {
  const { store, details, address } = found;
  const { publicOrigin } = useHost();
  const { toggle, dialog } = useFavorites();
  return (
    <Page back={back} title={store.name} eyebrow={brand.name}>
      <div className={s.columns}>
        <div className={s.main}>
          <div className={s.art}>
            <StorefrontPicture seed={store.storeNumber} eager />
            <FavoriteHeart store={store} className={s.heart} onToggle={toggle} />
          </div>
          <Text as="div" size="lead" strong className={s.status ?? ''}>
            <OpenStatusText store={store} />
            <Text as="span" tone="muted">
              <Distance store={store} />
            </Text>
          </Text>
          <StoreTags store={store} />
          <div className={s.order}>{order}</div>
          <StoreContact store={store} phoneNumber={page.failed ? null : details?.phoneNumber} />
          <StorePlace store={store} />
        </div>
        <StoreSide found={found} {...page} />
      </div>
      {details && address && (
        <script type="application/ld+json">
          {structuredDataText({ ...store, ...details, address }, publicOrigin)}
        </script>
      )}
      {dialog}
    </Page>
  );
};

/** /store/{storeNumber}/{slug}: one store (LOC-003). */
export const StorePage = () => {
  const { storeNumber = '' } = useParams();
  const navigate = useNavigate();
  const location = useLocation();
  const isOffline = useConnection() === 'offline';
  const page = useStore(storeNumber);
  const { found, isUnknown, failed, retry } = page;
  useClock();
  useCanonicalPath(found?.store);
  useStoreHead(found, isUnknown);
  const { order, dialog } = useOrderHere({
    inMenu: false,
    asksForAccount: true,
    onChosen: (store) => void navigate(nextStep(location, store)),
  });
  if (isUnknown) return <UnknownStore />;
  if (failed && !found)
    return (
      <Page back={back} title={<FormattedMessage id="locator.store.unknown.title" />}>
        <PartUnavailable isOffline={isOffline} onRetry={retry} />
      </Page>
    );
  if (!found) return <StorePageSkeleton />;
  return (
    <>
      <StoreContent page={page} found={found} order={<OrderHere store={found.store} onOrder={order} />} />
      {dialog}
    </>
  );
};
