import type { ReactNode } from 'react';
import { OrderPlaced } from '../order-placed/order-placed.tsx';
import { CartBar } from './cart-bar.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import { StoreHeader } from './store-header.tsx';
import s from './menu-frame.module.css';

/** What every page of the menu stands in: tabs, the order store, and the way to the cart. */
export const MenuFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={s.frame}>
    <div className={s.top}>
      <MenuTabs />
      <StoreHeader />
    </div>
    {children}
    <CartBar />
    <OrderPlaced />
  </div>
);
