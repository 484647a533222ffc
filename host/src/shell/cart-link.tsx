import { useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { roleCounts } from '@crema/shared-contracts';
import { Icon } from '@crema/shared-ui';
import { useHostContext, useRegistry, useSignal } from '../host-context.ts';
import { pageOfRole, routedPages } from '@crema/remote-kit/host-services';

/** The last number that the cart's remote published; the server and a page that is hydrated do not know it. */
const useCount = (): number => {
  const { hostBus } = useHostContext().host;
  const subscribe = useCallback((onChange: () => void) => hostBus.on(roleCounts.cart, onChange), [hostBus]);
  return useSyncExternalStore(
    subscribe,
    () => hostBus.last(roleCounts.cart)?.count ?? 0,
    () => 0,
  );
};

/**
 * The link to the page with the role `cart`, with its number of items. It is hidden while no enabled remote
 * has such a page.
 */
export const CartLink = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const count = useCount();
  const page = pageOfRole(routedPages(useRegistry(), useSignal(host.flags)), 'cart');
  if (!page) return null;
  return (
    <Link
      to={page.path}
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
