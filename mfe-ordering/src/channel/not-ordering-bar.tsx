import { StickyBar } from '@crema/shared-ui';
import s from './channel.module.css';
import { NotOrdering } from './not-ordering.tsx';

/** The bar at the foot of a product while the customer only browses or orders elsewhere: without a price and a cart button. */
export const NotOrderingBar = () => (
  <StickyBar className={s.bar ?? ''}>
    <NotOrdering />
  </StickyBar>
);
