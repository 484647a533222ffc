import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { orderPaths } from './order-paths.ts';
import type { SubmittedOrder } from './order.types.ts';

interface CheckInLinkProps {
  readonly order: Pick<SubmittedOrder, 'pickUpOption' | 'orderToken' | 'storeNumber'>;
  readonly onClick?: () => void;
  readonly className?: string;
}
/**
 * The link with which a curbside customer reports the arrival; shown only while a remote has a page for it.
 */
export const CheckInLink = ({ order, ...link }: CheckInLinkProps) => {
  const { hasPage } = useHost();
  if (order.pickUpOption !== 'CX' || !hasPage(orderPaths.curbside)) return null;
  return (
    <Link to={orderPaths.checkIn(order.orderToken, order.storeNumber)} {...link}>
      <FormattedMessage id="ordering.order.placed.checkIn" />
    </Link>
  );
};
