import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, EmptyState, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { FailedState } from '../../../connection/failed-state.tsx';
import { StatusSkeleton } from './status-skeleton.tsx';
import type { FollowedOrder } from './use-followed-order.ts';

const ToMenu = () => (
  <Link to={menuPaths.root} className={buttonClass('primary')}>
    <FormattedMessage id="ordering.cart.empty.toMenu" />
  </Link>
);

interface OrderLoadStateProps {
  /** Null for an order that is unknown, or is not the customer's. */
  readonly order: FollowedOrder | null | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}
/** The content of an order's page while it has no order. */
export const OrderLoadState = ({ order, failed, retry }: OrderLoadStateProps) => (
  <>
    {order === undefined && !failed && <StatusSkeleton />}
    {order === null && (
      <EmptyState
        art={<Illustration name="lost" size={200} />}
        title={<FormattedMessage id="ordering.order.status.unknown" />}
        actions={<ToMenu />}
      >
        <FormattedMessage id="ordering.order.status.unknownBody" />
      </EmptyState>
    )}
    {failed && (
      <FailedState
        retry={retry}
        title={<FormattedMessage id="ordering.order.status.failed" />}
        actions={
          <Button icon="refresh" onClick={retry}>
            <FormattedMessage id="ordering.order.action.tryAgain" />
          </Button>
        }
      >
        <FormattedMessage id="ordering.order.status.failedBody" />
      </FailedState>
    )}
  </>
);
