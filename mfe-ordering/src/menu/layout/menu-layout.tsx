import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@crema/remote-kit';
import { useAppSelector } from '../../state/ordering.hooks.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { selectOpenOrders } from '../../order/follow/open-orders/open-orders.selectors.ts';
import { OrderPlaced } from '../../order/place/order-placed/order-placed.tsx';
import { useQuickAdd } from '../quick-add/use-quick-add.tsx';
import { CartBar } from './cart-bar.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import { StoreHeader } from './store-header.tsx';
import s from './menu-layout.module.css';

const OpenOrdersBanner = lazyPart(
  () => import('../../order/follow/open-orders/open-orders-banner.tsx').then((part) => part.OpenOrdersBanner),
  { fallback: null },
);

/**
 * The banner's height is reserved before its code has loaded, and from the first frame of a later page on, so that the
 * content does not shift (ORD-067). The page of previous orders shows the open ones itself.
 */
const OpenOrders = () => {
  const isOpen = useAppSelector(selectOpenOrders).length > 0;
  const { pathname } = useLocation();
  if (pathname === menuPaths.previous) return null;
  return <div className={s.open}>{isOpen && <OpenOrdersBanner />}</div>;
};

interface LayoutProps {
  readonly children: ReactNode;
}
/** The part above a page of the menu; it is the complete frame before the page's code has loaded. */
export const MenuLayoutHeader = ({ children }: LayoutProps) => {
  const [onClick, part] = useQuickAdd();
  return (
    <div className={s.frame} onClickCapture={onClick}>
      <OpenOrders />
      <div className={s.top}>
        <MenuTabs />
        <StoreHeader />
      </div>
      {children}
      {part}
    </div>
  );
};

/** The frame of every page of the menu: open orders, tabs, the order store, and the link to the cart. */
export const MenuLayout = ({ children }: LayoutProps) => (
  <MenuLayoutHeader>
    {children}
    <CartBar />
    <OrderPlaced />
  </MenuLayoutHeader>
);
