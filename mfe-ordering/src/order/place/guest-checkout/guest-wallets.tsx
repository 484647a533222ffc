import { useFormikContext } from 'formik';
import { useCheckForm } from '@crema/shared-ui/forms';
import { useAppDispatch } from '../../../state/ordering.hooks.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import type { GuestContact } from '../../facts/order.types.ts';
import { OrderWallets } from '../panels/order-wallets.tsx';
import { guestContactGiven } from '../payment/tender.slice.ts';
import { useConfirmStore } from '../pick-up/use-confirm-store.ts';
import { submissionRequested } from '../submission/submission.slice.ts';

/** A guest's wallets: they open once name and address for the receipt are right. */
export const GuestWallets = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const dispatch = useAppDispatch();
  const confirmStore = useConfirmStore(store);
  const { values } = useFormikContext<GuestContact>();
  const checkForm = useCheckForm<GuestContact>();
  const pay = async () => {
    dispatch(guestContactGiven(values));
    if (await confirmStore()) dispatch(submissionRequested());
  };
  return <OrderWallets onPress={checkForm} onToken={() => void pay()} />;
};
