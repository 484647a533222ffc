import { lazyPart, useUpgradeBlocker } from '@crema/remote-kit';
import { useAppSelector } from '../../../state/ordering.hooks.ts';

const Dialog = lazyPart(() => import('./order-placed-dialog.tsx').then((part) => part.OrderPlacedDialog), {
  fallback: null,
});

/**
 * Part of every page of the menu and of the order's own page: it shows the confirmation once an order is
 * placed (ORD-102, D-170). The dialog's code loads only then.
 */
export const OrderPlaced = () => {
  const status = useAppSelector(({ order }) => order.submission.status);
  useUpgradeBlocker(['processing', 'asking', 'waiting', 'placed'].includes(status), 'an order being placed');
  return status === 'placed' && <Dialog />;
};
