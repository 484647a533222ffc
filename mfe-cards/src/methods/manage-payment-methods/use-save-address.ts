import type { FormikHelpers } from 'formik';
import { CreateAddressDocument } from '../../generated/create-address.ts';
import { UpdateAddressDocument } from '../../generated/update-address.ts';
import type { BillingAddress } from '../use-payment-methods.ts';
import { useAnnouncePaymentMethods } from '../use-refresh-payment-methods.ts';
import { useChange } from '../../changes/use-change.ts';
import { useRequestId } from '../../changes/use-request-id.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import { toAddressInput } from './address.conversions.ts';
import { addressSchema, type AddressValues } from '../addresses/address.schema.ts';
import { showReasons } from '../addresses/show-reasons.ts';

type Form = Pick<FormikHelpers<AddressValues>, 'setFieldError' | 'setFieldTouched'>;
/** Stores a billing address, or changes a stored one (CRD-060). */
export const useSaveAddress = (address: BillingAddress | undefined, onSaved: (addressId: string) => void) => {
  const { send } = useWalletChanges();
  const requestId = useRequestId();
  const announce = useAnnouncePaymentMethods();
  const { run, isSending, error } = useChange(async (typed: AddressValues) => {
    const content = toAddressInput(typed);
    const { addressId } = address
      ? (await send(UpdateAddressDocument, { input: { addressId: address.addressId, ...content } }))
          .updateAddress
      : (await send(CreateAddressDocument, { input: { requestId: requestId.idOf(content), ...content } }))
          .createAddress;
    const reason = address ? 'changed' : 'added';
    await announce({ subject: 'billing-address', id: addressId, reason });
    onSaved(addressId);
  });
  return {
    isSending,
    /** An error with a field is shown there. */
    error: error?.code === 'VALIDATION' ? undefined : error,
    save: async (typed: AddressValues, form: Form) => {
      const failure = await run(addressSchema.cast(typed));
      requestId.end(failure);
      if (failure?.code === 'VALIDATION') showReasons(failure.params ?? {}, form);
    },
  };
};
