import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useMember } from '@crema/remote-kit';
import { Button, EmptyState, Heading, Skeleton, Stack, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { FailedState } from '../../../connection/failed-state.tsx';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { PreviousOrderCard } from './previous-order-card.tsx';
import s from './previous-orders-page.module.css';
import { usePreviousOrders } from './use-previous-orders.ts';

const NothingYet = () => (
  <EmptyState
    art={<Illustration name="emptyBag" size={200} />}
    title={<FormattedMessage id="ordering.previous.empty.title" />}
    actions={
      <Link to={menuPaths.root} className={buttonClass('primary', { size: 'large' })}>
        <FormattedMessage id="ordering.cart.empty.toMenu" />
      </Link>
    }
  >
    <FormattedMessage id="ordering.previous.empty.body" />
  </EmptyState>
);

const historyPath = '/account/history';
/** All activity of the account, if its page is there (ACC-060). */
const HistoryLink = () =>
  useHost().hasPage(historyPath) && (
    <div>
      <Link to={historyPath} className={buttonClass('quiet')}>
        <FormattedMessage id="ordering.previous.history" />
      </Link>
    </div>
  );

type OrdersProps = Pick<ReturnType<typeof usePreviousOrders>, 'orders' | 'failed' | 'retry'>;
const Orders = ({ orders, failed, retry }: OrdersProps) => {
  if (failed)
    return (
      <FailedState
        retry={retry}
        title={<FormattedMessage id="ordering.previous.failed.title" />}
        actions={
          <Button icon="refresh" onClick={retry}>
            <FormattedMessage id="ordering.order.action.tryAgain" />
          </Button>
        }
      >
        <FormattedMessage id="ordering.previous.failed.body" />
      </FailedState>
    );
  if (!orders)
    return (
      <div className={s.list} aria-busy>
        <Skeleton shape="block" height="16rem" count={3} />
      </div>
    );
  return orders.length === 0 ? (
    <NothingYet />
  ) : (
    <ul role="list" className={s.list}>
      {orders.map((order) => (
        <PreviousOrderCard key={order.id} order={order} onChanged={retry} />
      ))}
    </ul>
  );
};

/** The link follows the orders, whose number gives its position: it is rendered together with them. */
const OrdersAndHistory = () => {
  const list = usePreviousOrders();
  return (
    <>
      <Orders {...list} />
      {(list.orders ?? list.failed) && <HistoryLink />}
    </>
  );
};

/** The content of /menu/previous (ORD-004): past orders, with buttons that order them again. The host asks other visitors to sign in. */
export const PreviousOrdersPage = () => (
  <Stack gap={3}>
    <Heading level={1} tabIndex={-1}>
      <FormattedMessage id="ordering.previous.title" />
    </Heading>
    {useMember() && <OrdersAndHistory />}
  </Stack>
);
