import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyRoute } from '@crema/remote-kit';
import { OrderPlaced } from '../order-placed/order-placed.tsx';
import { CartBar } from './cart-bar.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import { StoreHeader } from './store-header.tsx';
import s from './menu-frame.module.css';

const StoreOfAddress = lazyRoute(() =>
  import('../order-store/store-of-address.tsx').then((part) => part.StoreOfAddress),
);

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
    {useSearchParams()[0].has('storeNumber') && <StoreOfAddress />}
  </div>
);
