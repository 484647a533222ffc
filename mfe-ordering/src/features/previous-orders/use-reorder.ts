import { useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { countUnits } from '../../cart/cart.rules.ts';
import { selectRoom } from '../../cart/cart.selectors.ts';
import { lineAdded, type HasCart } from '../../cart/cart.slice.ts';
import { orderPaths } from '../../order/order-paths.ts';
import { toLineDraft, type BasketItem } from './reorder.conversions.ts';

/** Puts a past order, or one line of it, into the cart: all that can be had, or nothing when it would not fit (ORD-143, ORD-041). */
export const useReorder = () => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const store = useStore<HasCart>();
  const navigate = useNavigate();
  const { toast, configuration } = useHost();
  const { maximumItemAmount: limit } = configuration;
  return (items: readonly BasketItem[]) => {
    const lines = items.map(toLineDraft).filter((line) => line !== undefined);
    if (countUnits(lines) > selectRoom(store.getState(), limit)) {
      toast({ kind: 'warning', text: intl.formatMessage({ id: 'ordering.cart.atMax' }, { limit }) });
      return;
    }
    for (const line of lines) dispatch(lineAdded(line));
    toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'ordering.previous.added' }, { count: countUnits(lines) }),
      action: {
        label: intl.formatMessage({ id: 'ordering.previous.toCart' }),
        onPress: () => void navigate(orderPaths.cart),
      },
    });
  };
};
