import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon, StickyBar, buttonClass } from '@crema/shared-ui';
import { useAppSelector } from '../../state/ordering.hooks.ts';
import { selectUnitCount } from '../../cart/cart.selectors.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import s from './cart-bar.module.css';

/** The bar at the foot of the window while the cart is not empty. */
export const CartBar = () => {
  const count = useAppSelector(selectUnitCount);
  return count > 0 ? (
    <StickyBar className={s.bar ?? ''}>
      <span className={s.count} role="status">
        <Icon name="bag" size={22} />
        <FormattedMessage id="ordering.cartBar.count" values={{ count }} />
      </span>
      <Link to={menuPaths.cart} className={buttonClass('primary')}>
        <FormattedMessage id="ordering.cartBar.view" />
        <Icon name="arrow-right" size={20} />
      </Link>
    </StickyBar>
  ) : null;
};
