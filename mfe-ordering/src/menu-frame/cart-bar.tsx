import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '@crema/shared-ui';
import { selectUnitCount } from '../cart/cart.selectors.ts';
import { menuPaths } from '../catalogue/menu-paths.ts';
import s from './cart-bar.module.css';

/** Stays at the foot of the window while something waits in the cart. */
export const CartBar = () => {
  const count = useSelector(selectUnitCount);
  return (
    <div role="status" className={s.place}>
      {count > 0 && (
        <Link to={menuPaths.cart} className={s.bar}>
          <Icon name="bag" size={22} />
          <span className={s.count}>
            <FormattedMessage id="ordering.cartBar.count" values={{ count }} />
          </span>
          <span className={s.action}>
            <FormattedMessage id="ordering.cartBar.view" />
            <Icon name="arrow-right" size={20} />
          </span>
        </Link>
      )}
    </div>
  );
};
