import { AddPaymentInstrumentDocument } from '../../generated/add-payment-instrument.ts';
import { UpdatePaymentInstrumentDocument } from '../../generated/update-payment-instrument.ts';
import type { PaymentMethod } from '../use-payment-methods.ts';
import { useAnnouncePaymentMethods } from '../use-refresh-payment-methods.ts';
import { useChange } from '../../changes/use-change.ts';
import { useRequestId } from '../../changes/use-request-id.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';

interface BankCardValues {
  /** The token of a new card; without it only the address of a stored one changes. */
  readonly token: string | undefined;
  readonly addressId: string | undefined;
  readonly isDefault: boolean;
}
/** Stores a card, or changes a stored one, whose id and auto reloads remain. */
export const useSaveBankCard = (
  method: PaymentMethod | undefined,
  onSaved: (paymentMethodId: string) => void,
) => {
  const { send } = useWalletChanges();
  const requestId = useRequestId();
  const announce = useAnnouncePaymentMethods();
  const { run, isSending, error } = useChange(async ({ token, addressId, isDefault }: BankCardValues) => {
    const address = addressId === undefined ? {} : { addressId };
    let id = method?.paymentMethodId;
    if (id !== undefined) {
      const change = { ...(token !== undefined && { paymentInstrumentToken: token }), ...address };
      await send(UpdatePaymentInstrumentDocument, { input: { paymentMethodId: id, ...change } });
    } else {
      const content = { paymentInstrumentToken: token ?? '', ...address, default: isDefault };
      const { addPaymentInstrument } = await send(AddPaymentInstrumentDocument, {
        input: { requestId: requestId.idOf(content), ...content },
      });
      id = addPaymentInstrument.paymentMethodId;
    }
    await announce({ subject: 'payment-method', id, reason: method ? 'changed' : 'added' });
    onSaved(id);
  });
  return {
    isSending,
    error,
    save: async (values: BankCardValues) => {
      const failure = await run(values);
      requestId.end(failure);
      return failure;
    },
  };
};
