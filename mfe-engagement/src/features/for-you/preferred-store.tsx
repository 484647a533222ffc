import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, storePath, toDistance } from '@crema/shared-contracts';
import { useMember, useOrderStore } from '@crema/remote-kit';
import { buttonClass, Card, Heading, Icon, Skeleton, Text } from '@crema/shared-ui';
import { useNearestStore, type Nearest, type NearestStore } from './use-nearest-store.ts';
import s from './preferred-store.module.css';

/** In the unit of the member's market (LOC-023). */
const Distance = ({ store }: { readonly store: NearestStore }) => {
  const market = useMember()?.market ?? store.address.countryCode;
  const { value, unit } = toDistance(store.distanceMetres ?? 0, market);
  return <FormattedNumber value={value} style="unit" unit={unit} maximumFractionDigits={1} />;
};

const SmallLink = ({ to, id }: { readonly to: string; readonly id: string }) => (
  <Link to={to} className={buttonClass('quiet', { size: 'small' })}>
    <FormattedMessage id={id} />
  </Link>
);

interface PanelProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}
const Panel = ({ title, note, actions, children }: PanelProps) => (
  <Card as="section" padding="medium" className={s.panel} aria-labelledby="for-you-store">
    <span className={s.sign}>
      <Icon name="storefront" />
    </span>
    <div className={s.words}>
      <Heading id="for-you-store" level={2} size="small">
        {title}
      </Heading>
      <Text size="note" tone="muted">
        {note}
      </Text>
    </div>
    <div className={s.actions}>{actions}</div>
    {children}
  </Card>
);

/** The line below the store of the next order: which store is nearest. Its space is there while the store is read. */
const NearestLine = ({ nearest, orderStore }: { readonly nearest: Nearest; readonly orderStore: string }) => {
  if (nearest.status !== 'ready')
    return nearest.status === 'none' ? null : (
      <div className={s.nearest}>
        <Skeleton shape="text" />
      </div>
    );
  const { store } = nearest;
  const isOrderStore = store.storeNumber === orderStore;
  return (
    <div className={s.nearest}>
      <Text size="note" className={s.words}>
        <FormattedMessage
          id={isOrderStore ? 'feed.store.isNearest' : 'feed.store.nearestIs'}
          values={{
            distance: <Distance store={store} />,
            store: <Link to={storePath(store)}>{store.name}</Link>,
          }}
        />
      </Text>
      {!isOrderStore && (
        <SmallLink
          to={`/menu?${new URLSearchParams({ storeNumber: store.storeNumber })}`}
          id="pickup.orderHere"
        />
      )}
    </div>
  );
};

const findStore = (id: string) => (
  <Link to="/store-locator" className={buttonClass('secondary', { size: 'small' })}>
    <FormattedMessage id={id} />
  </Link>
);

/** The store of the next order, and the nearest one if the visitor has given a position in this visit; else the way to a store. */
export const PreferredStore = () => {
  const orderStore = useOrderStore();
  const nearest = useNearestStore();
  if (orderStore)
    return (
      <Panel
        title={orderStore.name}
        note={<FormattedMessage id="feed.store.yours" />}
        actions={
          <>
            <SmallLink to={`/store/${orderStore.storeNumber}`} id="feed.store.details" />
            {findStore('feed.store.change')}
          </>
        }
      >
        <NearestLine nearest={nearest} orderStore={orderStore.storeNumber} />
      </Panel>
    );
  if (nearest.status !== 'ready')
    return (
      <Panel
        title={<FormattedMessage id="home.stores.title" values={brand} />}
        note={<FormattedMessage id="home.stores.body" />}
        actions={findStore('home.findStore')}
      />
    );
  const { store } = nearest;
  return (
    <Panel
      title={store.name}
      note={<FormattedMessage id="feed.store.nearest" values={{ distance: <Distance store={store} /> }} />}
      actions={
        <>
          <SmallLink to={storePath(store)} id="feed.store.details" />
          <SmallLink
            to={`/menu?${new URLSearchParams({ storeNumber: store.storeNumber })}`}
            id="pickup.orderHere"
          />
          {findStore('home.findStore')}
        </>
      }
    />
  );
};
