import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import { selectTender } from '../../facts/order.selectors.ts';
import { singleUseCardDropped } from '../payment/tender.slice.ts';

/** ORD-121: the single-use card has expired; the other typed fields are unchanged (D-12). */
export const SessionExpiredDialog = ({ onAddPayment }: { readonly onAddPayment: () => void }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { singleUseCardExpired } = useAppSelector(selectTender);
  const addPayment = () => {
    dispatch(singleUseCardDropped());
    onAddPayment();
  };
  const cancel = () => {
    dispatch(singleUseCardDropped());
    void navigate(orderPaths.cart);
  };
  return (
    <Dialog
      open={singleUseCardExpired}
      onClose={addPayment}
      title={<FormattedMessage id="ordering.checkout.expired.title" />}
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            <FormattedMessage id="ordering.checkout.expired.cancel" />
          </Button>
          <Button onClick={addPayment}>
            <FormattedMessage id="ordering.checkout.expired.addPayment" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="ordering.order.error.guestSessionExpired" />
    </Dialog>
  );
};
