import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { Button } from '@crema/shared-ui';
import { useAppDispatch } from '../../../state/ordering.hooks.ts';
import { cartEmptied, cartRestoreRequested } from '../../../cart/cart.slice.ts';

/** The button no longer exists in an empty cart, so focus moves to the page's title. */
const focusTitle = () => document.querySelector<HTMLElement>('[data-page-title]')?.focus();

/** Empties the cart at once and offers undo in a toast (D-36). */
export const EmptyCartButton = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { toast } = useHost();
  const empty = () => {
    dispatch(cartEmptied());
    requestAnimationFrame(focusTitle);
    toast({
      kind: 'info',
      text: intl.formatMessage({ id: 'ordering.cart.emptied' }),
      action: {
        label: intl.formatMessage({ id: 'ordering.cart.undo' }),
        onPress: () => dispatch(cartRestoreRequested()),
      },
    });
  };
  return (
    <Button variant="quiet" icon="trash" onClick={empty}>
      <FormattedMessage id="ordering.cart.emptyIt" />
    </Button>
  );
};
