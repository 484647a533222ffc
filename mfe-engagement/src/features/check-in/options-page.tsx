import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Slot, useOrderStore } from '@crema/remote-kit';
import { Page, PageSkeleton, Stack, buttonClass } from '@crema/shared-ui';
import { CheckInLoadState } from './check-in-load-state.tsx';
import { CheckInOptions } from './check-in-options.tsx';
import { checkInPaths, readCheckInQuery, type CheckInQuery } from './check-in-paths.ts';
import { useCheckInOrder, type CheckInOrder } from './use-check-in-order.ts';
import { useCheckInStore } from './use-check-in-store.ts';

interface OptionsProps {
  readonly query: CheckInQuery;
}
const OfOrder = ({ query, order }: OptionsProps & { readonly order: CheckInOrder }) => (
  <Page
    width="narrow"
    eyebrow={<FormattedMessage id="pickup.number" values={{ number: order.orderNumber }} />}
    title={<FormattedMessage id="pickup.title" />}
    lead={<FormattedMessage id="pickup.lead" values={{ store: order.store.name }} />}
  >
    <CheckInOptions store={order.store} query={query} chosen={order.pickUpOption} />
  </Page>
);

/** The store that a code at the door names, without an order. */
const OfStore = ({ query }: OptionsProps) => {
  const store = useCheckInStore(query.storeNumber);
  if (store === undefined) return <PageSkeleton kind="narrow" />;
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="pickup.title" />}
      lead={store && <FormattedMessage id="pickup.lead" values={{ store: store.name }} />}
    >
      <Stack gap={3}>
        {store && <CheckInOptions store={store} query={query} />}
        <Link
          to={checkInPaths.menuOf(query.storeNumber)}
          className={buttonClass('primary', { size: 'large', block: true })}
        >
          <FormattedMessage id="pickup.orderHere" />
        </Link>
      </Stack>
    </Page>
  );
};

/** ENG-034: a store that differs from the order store becomes it, which the picker does, and the menu opens. */
const WithoutOrder = () => {
  const navigate = useNavigate();
  const before = useRef(useOrderStore()?.storeNumber);
  const open = (storeNumber: string) =>
    void navigate(
      storeNumber === before.current
        ? checkInPaths.options({ orderToken: '', storeNumber, firstName: '' })
        : checkInPaths.menu,
    );
  return (
    <Page title={<FormattedMessage id="pickup.title" />} lead={<FormattedMessage id="pickup.noOrder" />}>
      <Slot
        name="store-picker"
        props={{ onChosen: open, guestOrdering: false }}
        fallback={
          <Link to={checkInPaths.stores} className={buttonClass('primary')}>
            <FormattedMessage id="home.findStore" />
          </Link>
        }
      />
    </Page>
  );
};

/** /pickup: what to do on arrival, by pickup option (ENG-030). */
export const OptionsPage = () => {
  const [search] = useSearchParams();
  const query = readCheckInQuery(search);
  const { state, retry } = useCheckInOrder(query.orderToken);
  if (state.status === 'ready') return <OfOrder query={query} order={state.order} />;
  if (query.orderToken) return <CheckInLoadState status={state.status} onRetry={retry} />;
  return query.storeNumber ? <OfStore query={query} /> : <WithoutOrder />;
};
