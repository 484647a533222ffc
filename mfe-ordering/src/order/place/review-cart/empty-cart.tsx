import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner, Button, EmptyState, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectPreviousLines } from '../../../cart/cart.selectors.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import { useAddLines } from '../../../cart/use-add-lines.ts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';

/** An empty cart: a link to the menu, and the lines of the last order (ORD-046). A coupon that was chosen waits for the first line (D-144). */
export const EmptyCart = () => {
  const previous = useAppSelector(selectPreviousLines);
  const add = useAddLines();
  const hasOffer = useAppSelector(selectFulfilment).offers.length > 0;
  const addPrevious = () =>
    add((previous ?? []).map(({ itemId: _itemId, timeAdded: _timeAdded, ...draft }) => draft));
  return (
    <EmptyState
      art={<Illustration name="emptyBag" size={220} />}
      title={<FormattedMessage id="ordering.cart.empty.title" />}
      actions={
        <>
          <Link to={menuPaths.root} className={buttonClass('primary', { size: 'large' })}>
            <FormattedMessage id="ordering.cart.empty.toMenu" />
          </Link>
          {previous && previous.length > 0 && (
            <Button variant="secondary" size="large" onClick={addPrevious}>
              <FormattedMessage id="ordering.cart.empty.again" />
            </Button>
          )}
        </>
      }
    >
      {hasOffer && (
        <Banner tone="success">
          <FormattedMessage id="ordering.cart.empty.offer" />
        </Banner>
      )}
      <FormattedMessage id="ordering.cart.empty.body" />
    </EmptyState>
  );
};
