import { useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { menuPaths } from '../catalogue/menu-paths.ts';
import { countUnits } from './cart.rules.ts';
import { selectRoom } from './cart.selectors.ts';
import { lineAdded, type HasCart } from './cart.slice.ts';
import type { LineDraft } from './cart.types.ts';

/** Puts lines into the cart and says so: all of them, or none when they would not fit (ORD-041). */
export const useAddLines = () => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const store = useStore<HasCart>();
  const navigate = useNavigate();
  const { toast, configuration } = useHost();
  const { maximumItemAmount: limit } = configuration;
  return (lines: readonly LineDraft[]) => {
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
        onPress: () => void navigate(menuPaths.cart),
      },
    });
  };
};
