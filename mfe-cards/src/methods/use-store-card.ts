import { useRef } from 'react';
import type { StoredInstrument } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';
import { AddPaymentInstrumentDocument } from '../generated/add-payment-instrument.ts';
import { useChange } from '../changes/use-change.ts';
import { useRequestId } from '../changes/use-request-id.ts';
import { useWalletChanges } from '../changes/use-wallet-changes.ts';
import type { PaymentMethod } from './use-payment-methods.ts';
import { useAnnouncePaymentMethods } from './use-refresh-payment-methods.ts';

export const toStoredInstrument = ({
  paymentMethodId,
  paymentType,
  accountNumberLastFour,
}: Pick<PaymentMethod, 'paymentMethodId' | 'paymentType' | 'accountNumberLastFour'>): StoredInstrument => ({
  kind: 'instrument',
  paymentMethodId,
  paymentType,
  lastFour: accountNumberLastFour,
});

/** Stores a token as a payment method; a repeated request stores it once (D-164). */
export const useStoreCard = () => {
  const { send } = useWalletChanges();
  const requestId = useRequestId();
  const announce = useAnnouncePaymentMethods();
  const stored = useRef<StoredInstrument>(undefined);
  const { run, ...state } = useChange(async (paymentInstrumentToken: string) => {
    const content = { paymentInstrumentToken };
    const { addPaymentInstrument } = await send(AddPaymentInstrumentDocument, {
      input: { requestId: requestId.idOf(content), ...content },
    });
    stored.current = toStoredInstrument(addPaymentInstrument);
    await announce({
      subject: 'payment-method',
      id: addPaymentInstrument.paymentMethodId,
      reason: 'added',
    });
  });
  const store = async (
    token: string,
  ): Promise<{ stored?: StoredInstrument | undefined; error?: AppError }> => {
    stored.current = undefined;
    const error = await run(token);
    requestId.end(error);
    return error ? { error } : { stored: stored.current };
  };
  return { ...state, store };
};
