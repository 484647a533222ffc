import type { ReactNode } from 'react';
import { StickyBar } from '@crema/shared-ui';
import s from './channel.module.css';
import { NotOrdering } from './not-ordering.tsx';
import { useIsOrdering } from './use-channel.ts';

/** The bar at the foot of a product; while the customer only browses or orders elsewhere, one without a price and a cart button (ORD-061). */
export const OrderingOnly = ({ children }: { readonly children: ReactNode }) =>
  useIsOrdering() ? (
    children
  ) : (
    <StickyBar className={s.bar ?? ''}>
      <NotOrdering />
    </StickyBar>
  );
