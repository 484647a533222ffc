import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectMissingLines } from '../../../cart/orderable-lines.selectors.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import { selectIsGuest } from '../../facts/order.selectors.ts';
import { useConfirmStore } from '../pick-up/use-confirm-store.ts';
import { bankChosen } from '../payment/tender.slice.ts';
import { submissionRequested } from '../submission/submission.slice.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import { GuestOptions } from './guest-options.tsx';
import { MemberPayment } from './member-payment.tsx';
import { MissingItemsDialog } from './set-aside/missing-items-dialog.tsx';
import { usePaymentChoice } from './use-payment-choice.ts';

interface CheckOutProps {
  readonly store: StoreDetails | undefined;
  readonly storeFailed: boolean;
}
/**
 * The end of the review: a member pays here, other visitors first choose how to continue. Both first confirm
 * missing items (ORD-045).
 */
export const CheckOut = ({ store, storeFailed }: CheckOutProps) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const missing = useAppSelector(selectMissingLines).length > 0;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const choice = usePaymentChoice();
  const confirmStore = useConfirmStore(store);
  const pay = async () => {
    if ((await confirmStore()) && (await choice.prepare())) dispatch(submissionRequested());
  };
  const payByWallet = async () => {
    dispatch(bankChosen({ kind: 'new-card' }));
    if (await confirmStore()) dispatch(submissionRequested());
  };
  const placeOrder = () => {
    setIsDialogOpen(false);
    if (guest) void navigate(orderPaths.guestCheckout);
    else void pay();
  };
  const start = () => (missing ? setIsDialogOpen(true) : placeOrder());
  return (
    <>
      {guest ? (
        <GuestOptions store={store} onContinue={start} />
      ) : (
        <MemberPayment
          {...{ store, storeFailed, choice }}
          onPlace={start}
          onWallet={missing ? undefined : () => void payByWallet()}
        />
      )}
      <MissingItemsDialog open={isDialogOpen} onGoOn={placeOrder} onBack={() => setIsDialogOpen(false)} />
    </>
  );
};
