import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { useAppDispatch } from '../../../../state/ordering.hooks.ts';
import { lineRemoved, lineRestoreRequested, type CartLine } from '../../../../cart/cart.slice.ts';

/** The buttons of the removed line no longer exist, so focus moves to the list, or to the page's title. */
const focusList = () =>
  (
    document.getElementById('cart-items') ?? document.querySelector<HTMLElement>('[data-page-title]')
  )?.focus();

/** Removes a line at once and offers undo in a toast (D-36). */
export const useRemoval = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { toast } = useHost();
  return ({ itemId, product: { name } }: CartLine) => {
    dispatch(lineRemoved({ itemId }));
    requestAnimationFrame(focusList);
    toast({
      kind: 'info',
      text: intl.formatMessage({ id: 'ordering.cart.removed' }, { name }),
      action: {
        label: intl.formatMessage({ id: 'ordering.cart.undo' }),
        onPress: () => dispatch(lineRestoreRequested({ itemId })),
      },
    });
  };
};
