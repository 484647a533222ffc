import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../ordering.hooks.ts';
import { selectMissingLines } from '../../cart/orderable-lines.selectors.ts';
import { orderPaths } from '../../order/order-paths.ts';
import { selectIsGuest } from '../../order/order.selectors.ts';
import { submissionRequested } from '../../order/submission/submission.slice.ts';
import type { StoreDetails } from '../../order-store/use-store-details.ts';
import { GuestOptions } from './guest-options.tsx';
import { MemberPayment } from './member-payment.tsx';
import { MissingItemsDialog } from './missing-items-dialog.tsx';

/**
 * The end of the review: a member pays here, other visitors first choose how to continue. Both first confirm
 * missing items (ORD-045).
 */
export const CheckOut = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const missing = useAppSelector(selectMissingLines).length > 0;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const placeOrder = () => {
    setIsDialogOpen(false);
    if (guest) void navigate(orderPaths.guestCheckout);
    else dispatch(submissionRequested());
  };
  const start = () => (missing ? setIsDialogOpen(true) : placeOrder());
  return (
    <>
      {guest ? <GuestOptions store={store} onContinue={start} /> : <MemberPayment onPlace={start} />}
      <MissingItemsDialog open={isDialogOpen} onGoOn={placeOrder} onBack={() => setIsDialogOpen(false)} />
    </>
  );
};
