import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, Card, Cluster, Heading, Icon, Skeleton, Stack, StoreOpenDot, Text } from '@crema/shared-ui';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { forcesOutOfStore } from '../pick-up/fulfilment.slice.ts';
import { orderErrors } from '../submission/order.errors.ts';
import { selectFulfilment, selectPricingState } from '../../facts/order.selectors.ts';
import type { OrderStore } from '@crema/shared-contracts';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import { ChosenTime } from '../pick-up/time/chosen-time.tsx';
import { PickupTime } from '../pick-up/time/pickup-time.tsx';
import s from './pickup-panel.module.css';
import { PickupOptions, WhereConsumed } from './pickup-options.tsx';

/** The refusals of a store that takes no order now (ORD-161): the server refuses the price for the same reason. */
const refusals: Readonly<Record<string, string>> = {
  BUSY: orderErrors.HIGH_VOLUME_STORE.messageId,
  CLOSED: orderErrors.STORE_CLOSED.messageId,
  NOT_SUPPORTED: orderErrors.MOP_UNAVAILABLE.messageId,
  UNKNOWN: orderErrors.STORE_UNAVAILABLE.messageId,
};
const findRefusal = ({ mobileOrdering }: StoreDetails): string | undefined =>
  refusals[mobileOrdering.availability];

const Details = ({ store }: { readonly store: StoreDetails }) => {
  const { slotStartsAt, lostSlot } = useAppSelector(selectFulfilment);
  const refused = findRefusal(store);
  // A closed store takes the order for a time after it opens (L-06).
  const isWithoutTime = !store.isOpen && slotStartsAt === undefined && !lostSlot;
  const refusal = refused ?? (isWithoutTime ? refusals['CLOSED'] : undefined);
  return (
    <>
      <PickupOptions store={store} />
      <WhereConsumed />
      {!refused && <PickupTime store={store} />}
      <p role="status" className={s.estimate} data-closed={!!refusal || undefined}>
        <Icon name={refusal ? 'alert' : 'clock'} size={20} />
        {refusal ? <FormattedMessage id={refusal} /> : <ChosenTime store={store} />}
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

/** Placeholders with the height of the parts that depend on the store. */
const PickupPlaceholder = () => {
  const { pickUp } = useAppSelector(selectFulfilment);
  return (
    <>
      <Skeleton shape="block" className={s.roomOfTiles ?? ''} />
      {!forcesOutOfStore(pickUp) && <Skeleton shape="block" className={s.roomOfChoice ?? ''} />}
      <Skeleton shape="block" className={s.roomOfTiles ?? ''} />
      <Skeleton shape="block" className={s.roomOfEstimate ?? ''} />
    </>
  );
};

/** The store may have closed the chosen pickup option since it was read: its present options replace it (ORD-060, ORD-161). */
const useReadAgainWhenRefused = (read: () => void) => {
  const { error } = useAppSelector(selectPricingState);
  const isRefused = error?.code === 'MOP_NOT_ACCEPTED';
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (isRefused) readNow();
  }, [isRefused]);
};

interface PickupPanelProps {
  readonly chosen: OrderStore;
  readonly store: StoreDetails | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}
/** The store, the pickup option and the time when the order will be ready. */
export const PickupPanel = ({ chosen, store, failed, onRetry }: PickupPanelProps) => {
  useReadAgainWhenRefused(onRetry);
  return (
    <Card as="section" aria-labelledby="pickup-store" aria-busy={!store && !failed}>
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
              <StoreOpenDot state={store.isOpen ? 'open' : 'closed'}>
                {store.openStatusFormatted}
              </StoreOpenDot>
            )}
          </div>
          <Link to={menuPaths.chooseStore(menuPaths.cart)} className={s.change}>
            <FormattedMessage id="ordering.cart.changeStore" />
          </Link>
        </div>
        {store && <Details store={store} />}
        {!store && (failed ? <Unknown onRetry={onRetry} /> : <PickupPlaceholder />)}
      </Stack>
    </Card>
  );
};
