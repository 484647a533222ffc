import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '@crema/shared-ui';
import { useHostContext, useRegistry } from '../host-context.ts';

const cartPath = '/menu/cart';

/** The number of items in the cart, from the retained event `cart-changed`. Hidden while no remote serves /menu/cart. */
export const CartLink = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const [count, setCount] = useState(() => host.hostBus.last('cart-changed')?.count ?? 0);
  useEffect(() => host.hostBus.on('cart-changed', (cart) => setCount(cart.count)), [host]);
  const offered = useRegistry().remotes.some(({ manifest }) =>
    manifest.routes.some(({ path }) => path === cartPath),
  );
  if (!offered) return null;
  return (
    <Link
      to={cartPath}
      className="crema-tool crema-cart"
      aria-label={intl.formatMessage({ id: 'host.cart' }, { count })}
    >
      <Icon name="bag" size={24} />
      {count > 0 && (
        <span className="crema-cart-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
};
