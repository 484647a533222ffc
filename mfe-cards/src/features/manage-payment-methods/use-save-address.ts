import type { FormikHelpers } from 'formik';
import { CreateAddressDocument } from '../../generated/create-address.ts';
import { UpdateAddressDocument } from '../../generated/update-address.ts';
import type { BillingAddress } from '../../payment-methods/use-payment-methods.ts';
import { useRefreshPaymentMethods } from '../../payment-methods/use-refresh-payment-methods.ts';
import { useChange } from '../../wallet/use-change.ts';
import { useRequestId } from '../../wallet/use-request-id.ts';
import { useWalletChanges } from '../../wallet/use-wallet-changes.ts';
import { toAddressInput } from './address.conversions.ts';
import { addressMessages, addressSchema, type AddressValues } from './address.schema.ts';

type Form = Pick<FormikHelpers<AddressValues>, 'setFieldError' | 'setFieldTouched'>;
/** Shows the server's reasons (params: field → reason) next to their fields. */
const showReasons = (params: Readonly<Record<string, string | number>>, form: Form) => {
  const messages: Readonly<Record<string, unknown>> = addressMessages;
  for (const [field, reason] of Object.entries(params)) {
    const message = messages[reason];
    if (!message || !Object.hasOwn(addressSchema.fields, field)) continue;
    void form.setFieldTouched(field, true, false);
    // Formik types errors as text but stores any value.
    form.setFieldError(field, message as string);
  }
};

/** Stores a billing address, or changes a stored one (CRD-060). */
export const useSaveAddress = (address: BillingAddress | undefined, onSaved: () => void) => {
  const { send } = useWalletChanges();
  const requestId = useRequestId();
  const refresh = useRefreshPaymentMethods();
  const { run, isSending, error } = useChange(async (typed: AddressValues) => {
    const content = toAddressInput(typed);
    if (address) await send(UpdateAddressDocument, { input: { addressId: address.addressId, ...content } });
    else await send(CreateAddressDocument, { input: { requestId: requestId.idOf(content), ...content } });
    await refresh();
    onSaved();
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
