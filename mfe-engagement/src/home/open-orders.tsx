import { Slot, useLastEvent, useMember } from '@crema/remote-kit';
import { StickyBar } from '@crema/shared-ui';
import s from './open-orders.module.css';

/**
 * Links to orders that are not picked up yet (ORD-067): ordering publishes their number and fills the slot. A member may
 * have ordered on another device: for a member the slot is there even if this device knows no order. The bar overlays the
 * page, so that the layout does not shift when it appears.
 */
export const OpenOrders = () => {
  const { count = 0 } = useLastEvent('open-orders-changed') ?? {};
  const isMember = useMember() !== undefined;
  if (count === 0 && !isMember) return null;
  const orders = <Slot name="open-orders" props={{}} fallback={null} />;
  return count === 0 ? orders : <StickyBar className={s.bar ?? ''}>{orders}</StickyBar>;
};
