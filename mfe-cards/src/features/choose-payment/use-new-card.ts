import { useRef, useState } from 'react';
import type { PreparedCard, StoredInstrument } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';
import { AddPaymentInstrumentDocument } from '../../generated/add-payment-instrument.ts';
import { useBankCard } from '../../payment-methods/use-bank-card.ts';
import type { PaymentMethod } from '../../payment-methods/use-payment-methods.ts';
import { useAnnouncePaymentMethods } from '../../payment-methods/use-refresh-payment-methods.ts';
import { useChange } from '../../wallet/use-change.ts';
import { useRequestId } from '../../wallet/use-request-id.ts';
import { useWalletChanges } from '../../wallet/use-wallet-changes.ts';

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
const useStoreCard = () => {
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

/**
 * A card that the customer types to pay with (ORD-109). The page calls `prepare` when the customer pays: the vault makes the
 * token only then, so that it is young. A card that the customer asks to store is stored before the payment, which then
 * charges the stored one: a token can be used once.
 */
export const useNewCard = () => {
  const { vault, card, tokenise, drop, end } = useBankCard();
  const [isToBeStored, setToBeStored] = useState(false);
  const { store, error, isSending, clear } = useStoreCard();
  const prepare = async (): Promise<PreparedCard | undefined> => {
    clear();
    const typed = await tokenise();
    if (!typed) return undefined;
    if (!isToBeStored) {
      drop();
      const { paymentInstrumentToken, paymentType, accountNumberLastFour, expiresInMs } = typed;
      return { kind: 'token', paymentInstrumentToken, paymentType, accountNumberLastFour, expiresInMs };
    }
    const result = await store(typed.paymentInstrumentToken);
    end(result.error);
    if (result.stored) {
      drop();
      setToBeStored(false);
    }
    return result.stored;
  };
  return { vault, card, drop, isToBeStored, setToBeStored, error, isSending, prepare };
};
