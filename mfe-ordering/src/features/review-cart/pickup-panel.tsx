import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  Banner,
  Button,
  Card,
  Cluster,
  Heading,
  Icon,
  OptionTiles,
  Skeleton,
  Stack,
  StoreOpenDot,
  Text,
  type IconName,
} from '@crema/shared-ui';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import {
  consumptionChosen,
  forcesOutOfStore,
  pickUpChosen,
  pickUpReplaced,
} from '../../order/fulfilment.slice.ts';
import { orderPaths } from '../../order/order-paths.ts';
import { selectFulfilment } from '../../order/order.selectors.ts';
import type { Consumption, PickUpCode } from '../../order/order.types.ts';
import { isPickUpOpen, offeredPickUps } from '../../order/pick-up.rules.ts';
import type { OrderStore } from '../../order-store/order-store.slice.ts';
import type { StoreDetails } from '../../order-store/use-store-details.ts';
import { PickupEstimate } from '../../order-panels/pickup-estimate.tsx';
import s from './pickup-panel.module.css';

const icons = { '16': 'walk', DT: 'car', CX: 'pin' } as const satisfies Record<PickUpCode, IconName>;

/** Said where the chosen way of pickup gave way to another: the order would wait at the wrong counter. */
const ReplacedNote = () => {
  const { replaced, pickUp } = useSelector(selectFulfilment);
  return (
    <div role="status">
      {replaced && (
        <Banner tone="warning">
          <FormattedMessage
            id="ordering.cart.pickUp.changed"
            values={{
              before: <FormattedMessage id={`ordering.order.pickUp.${replaced}`} />,
              after: <FormattedMessage id={`ordering.order.pickUp.${pickUp}`} />,
            }}
          />
        </Banner>
      )}
    </div>
  );
};

/** ORD-060: the store's ways of pickup; one that the store no longer offers gives way to the first that it does, and says so. */
const WaysOfPickup = ({ store }: { readonly store: StoreDetails }) => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { pickUp } = useSelector(selectFulfilment);
  const offered = offeredPickUps(store);
  const [first] = offered.filter((code) => isPickUpOpen(code, store));
  const possible = offered.includes(pickUp) && isPickUpOpen(pickUp, store);
  useEffect(() => {
    if (!possible && first) dispatch(pickUpReplaced(first));
  }, [possible, first, dispatch]);
  return (
    <OptionTiles<PickUpCode>
      legend={intl.formatMessage({ id: 'ordering.cart.pickUp.legend' })}
      value={pickUp}
      onChange={(code) => dispatch(pickUpChosen(code))}
      options={offered.map((code) => ({
        value: code,
        label: <FormattedMessage id={`ordering.order.pickUp.${code}`} />,
        art: <Icon name={icons[code]} size={28} />,
        disabled: !isPickUpOpen(code, store),
        ...(!isPickUpOpen(code, store) && {
          detail: <FormattedMessage id="ordering.cart.pickUp.curbsideClosed" />,
        }),
      }))}
    />
  );
};

const consumptions = ['ConsumeOutOfStore', 'ConsumeInStore'] as const satisfies readonly Consumption[];
/** ORD-062: changing it prices the order again; drive-thru and curbside leave no choice (D-23). */
const WhereConsumed = () => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { pickUp, consumption } = useSelector(selectFulfilment);
  if (forcesOutOfStore(pickUp)) return null;
  return (
    <OptionTiles<Consumption>
      legend={intl.formatMessage({ id: 'ordering.cart.consumption.legend' })}
      value={consumption}
      onChange={(choice) => dispatch(consumptionChosen(choice))}
      options={consumptions.map((value) => ({
        value,
        label: <FormattedMessage id={`ordering.cart.consumption.${value}`} />,
      }))}
    />
  );
};

const Details = ({ store }: { readonly store: StoreDetails }) => {
  const { pickUp } = useSelector(selectFulfilment);
  return (
    <>
      <WaysOfPickup store={store} />
      <ReplacedNote />
      <WhereConsumed />
      <p role="status" className={s.estimate} data-closed={!store.isOpen || undefined}>
        <Icon name={store.isOpen ? 'clock' : 'alert'} size={20} />
        {store.isOpen ? (
          <PickupEstimate
            estimates={store.pickupEstimates}
            pickUp={pickUp}
            timeZoneId={store.timeZone.timeZoneId}
          />
        ) : (
          <FormattedMessage id="ordering.order.error.storeClosed" />
        )}
      </p>
    </>
  );
};

const Unknown = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Cluster justify="between">
    <Text tone="muted">
      <FormattedMessage id="ordering.cart.storeFailed" />
    </Text>
    <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
      <FormattedMessage id="ordering.order.action.tryAgain" />
    </Button>
  </Cluster>
);

interface PickupPanelProps {
  readonly chosen: OrderStore;
  readonly store: StoreDetails | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}
/** Where and how the order is picked up, and when it will be ready. */
export const PickupPanel = ({ chosen, store, failed, onRetry }: PickupPanelProps) => (
  <Card as="section" aria-labelledby="pickup-store">
    <Stack gap={3}>
      <div className={s.head}>
        <Icon name="storefront" size={28} className={s.icon ?? ''} />
        <div className={s.words}>
          <Heading level={2} size="small" id="pickup-store">
            {chosen.name}
          </Heading>
          {store ? (
            <Text size="note" tone="muted">
              {store.address.singleLine}
            </Text>
          ) : (
            <Skeleton shape="text" width="14rem" />
          )}
          {store && (
            <StoreOpenDot state={store.isOpen ? 'open' : 'closed'}>{store.openStatusFormatted}</StoreOpenDot>
          )}
        </div>
        <Link to={menuPaths.chooseStore} state={{ from: orderPaths.cart }} className={s.change}>
          <FormattedMessage id="ordering.cart.changeStore" />
        </Link>
      </div>
      {store && <Details store={store} />}
      {!store && (failed ? <Unknown onRetry={onRetry} /> : <Skeleton shape="block" height="12rem" />)}
    </Stack>
  </Card>
);
