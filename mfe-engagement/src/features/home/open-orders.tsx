import { useState } from 'react';
import { Slot, useDomainEvent, useHost } from '@crema/remote-kit';
import { StickyBar } from '@crema/shared-ui';
import s from './open-orders.module.css';

/**
 * Links to orders that are not picked up yet (ORD-067): ordering publishes their number and fills the slot.
 * The bar overlays the page, so that the layout does not shift when it appears.
 */
export const OpenOrders = () => {
  const { bus } = useHost();
  const [count, setCount] = useState(() => bus.last('open-orders-changed')?.count ?? 0);
  useDomainEvent('open-orders-changed', (orders) => setCount(orders.count));
  if (count === 0) return null;
  return (
    <StickyBar className={s.bar ?? ''}>
      <Slot name="open-orders" props={{}} fallback={null} />
    </StickyBar>
  );
};
