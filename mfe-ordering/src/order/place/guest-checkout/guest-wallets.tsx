import { setNestedObjectValues, useFormikContext } from 'formik';
import { afterFrame } from '@crema/remote-kit';
import { useAppDispatch } from '../../../state/ordering.hooks.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import type { GuestContact } from '../../facts/order.types.ts';
import { OrderWallets } from '../payment/order-wallets.tsx';
import { guestContactGiven } from '../payment/tender.slice.ts';
import { useConfirmStore } from '../pick-up/use-confirm-store.ts';
import { submissionRequested } from '../submission/submission.slice.ts';

/** A guest's wallets (L-40): they open once name and address for the receipt are right. */
export const GuestWallets = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const dispatch = useAppDispatch();
  const confirmStore = useConfirmStore(store);
  const { values, validateForm, setTouched } = useFormikContext<GuestContact>();
  const checkContact = async () => {
    const errors = await validateForm();
    if (Object.keys(errors).length === 0) return true;
    await setTouched(setNestedObjectValues(values, true), false);
    afterFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
    return false;
  };
  const pay = async () => {
    dispatch(guestContactGiven(values));
    if (await confirmStore()) dispatch(submissionRequested());
  };
  return <OrderWallets onPress={checkContact} onToken={() => void pay()} />;
};
