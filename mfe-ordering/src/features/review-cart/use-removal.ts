import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useHost } from '@crema/remote-kit';
import { lineRemoved, lineRestoreRequested, type CartLine } from '../../cart/cart.slice.ts';

/** The line's own buttons are gone: the keyboard goes on at the list, or at the page's title. */
const focusList = () =>
  (
    document.getElementById('cart-items') ?? document.querySelector<HTMLElement>('[data-page-title]')
  )?.focus();

/** Takes a line out at once and offers it back in a toast (D-36). */
export const useRemoval = () => {
  const intl = useIntl();
  const dispatch = useDispatch();
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
