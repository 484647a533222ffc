import { useSelector } from 'react-redux';
import { lazyPart, useUpgradeBlocker } from '@crema/remote-kit';
import type { RootState } from '../ordering.reducer.ts';

const Dialog = lazyPart(() => import('./order-placed-dialog.tsx').then((part) => part.OrderPlacedDialog), {
  fallback: null,
});

/** In every page of the menu and on the order's own: once an order is placed it says so (ORD-102, D-170). Its code comes only then. */
export const OrderPlaced = () => {
  const status = useSelector(({ order }: RootState) => order.submission.status);
  useUpgradeBlocker(['processing', 'asking', 'placed'].includes(status), 'an order being placed');
  return status === 'placed' && <Dialog />;
};
