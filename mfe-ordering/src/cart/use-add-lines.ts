import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { useAppDispatch, useAppStore } from '../state/ordering.hooks.ts';
import { menuPaths } from '../catalogue/menu-paths.ts';
import { countUnits } from './cart.rules.ts';
import { selectRemainingUnits } from './cart.selectors.ts';
import { lineAdded } from './cart.slice.ts';
import type { LineDraft } from './cart.types.ts';

/**
 * Adds lines to the cart and shows a message: it adds all of them, or none when they would not fit (ORD-041).
 * `left` has a text for each requested line that is unavailable (D-31). Adding needs no connection.
 */
export const useAddLines = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { toast, configuration, connection } = useHost();
  const { maximumItemAmount: limit } = configuration;
  const toCart = {
    label: intl.formatMessage({ id: 'ordering.cartBar.view' }),
    onPress: () => void navigate(menuPaths.cart),
  };
  return (lines: readonly LineDraft[], left: readonly string[] = []) => {
    if (countUnits(lines) > selectRemainingUnits(store.getState(), limit)) {
      toast({ kind: 'warning', text: intl.formatMessage({ id: 'ordering.cart.atMax' }, { limit }) });
      return;
    }
    for (const line of lines) dispatch(lineAdded(line));
    toast({
      kind: 'success',
      text: [
        intl.formatMessage(
          { id: 'ordering.previous.added' },
          { count: countUnits(lines), left: left.length },
        ),
        ...left,
      ].join(' '),
      // While the device is offline, the cart's own page may fail to load.
      ...(pathname !== menuPaths.cart && connection.get() === 'online' && { action: toCart }),
    });
  };
};
