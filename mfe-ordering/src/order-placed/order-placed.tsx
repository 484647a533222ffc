import { useSelector } from 'react-redux';
import { lazyRoute } from '@crema/remote-kit';
import type { HasOrder } from '../order/order.reducer.ts';

const Dialog = lazyRoute(() => import('./order-placed-dialog.tsx').then((part) => part.OrderPlacedDialog));

/** Stands in every page of the menu: once an order is placed it says so (ORD-102, D-20). Its code comes only then. */
export const OrderPlaced = () => {
  const placed = useSelector(({ order }: HasOrder) => order.placement.status === 'placed');
  return placed && <Dialog />;
};
