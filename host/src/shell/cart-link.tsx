import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '@crema/shared-ui';
import { useHostContext, useRegistry } from '../host-context.ts';

const cartPath = '/menu/cart';

/** How many units are in the bag: a retained fact of whoever owns the cart. Hidden while nobody has a cart page. */
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
      className="crema-tool crema-bag"
      aria-label={intl.formatMessage({ id: 'host.bag' }, { count })}
    >
      <Icon name="bag" size={24} />
      {count > 0 && (
        <span className="crema-bag-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
};
