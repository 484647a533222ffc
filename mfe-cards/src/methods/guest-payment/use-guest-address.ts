import type { FormikHelpers } from 'formik';
import { AddSingleUseBillingAddressDocument } from '../../generated/add-single-use-billing-address.ts';
import { showReasons } from '../addresses/show-reasons.ts';
import { useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import { formFields, toSingleUseInput, type GuestAddressValues } from './guest-address.conversions.ts';
import { guestAddressSchema } from './guest-address.schema.ts';

type Form = Pick<FormikHelpers<GuestAddressValues>, 'setFieldError' | 'setFieldTouched'>;

/** CRD-061: the server keeps the address for one payment. `onSaved` gets its token, which is kept in memory only. */
export const useGuestAddress = (onSaved: (addressToken: string) => void) => {
  const { send } = useWalletChanges();
  const { run, isSending, error } = useChange(async (values: GuestAddressValues) => {
    const input = toSingleUseInput(guestAddressSchema.cast(values));
    const { addSingleUseBillingAddress } = await send(AddSingleUseBillingAddressDocument, { input });
    onSaved(addSingleUseBillingAddress.addressToken);
  });
  return {
    isSending,
    /** An error with a field is shown there. */
    error: error?.code === 'VALIDATION' ? undefined : error,
    save: async (values: GuestAddressValues, form: Form) => {
      const failure = await run(values);
      if (failure?.code !== 'VALIDATION') return;
      const reasons = Object.entries(failure.params ?? {}).flatMap(([field, reason]) => {
        const name = formFields[field];
        return name ? [[name, reason] as const] : [];
      });
      showReasons(Object.fromEntries(reasons), form);
    },
  };
};
