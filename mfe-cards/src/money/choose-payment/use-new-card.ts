import { useState } from 'react';
import type { PreparedCard } from '@crema/shared-contracts';
import { useBankCard } from '../../methods/use-bank-card.ts';
import { useStoreCard } from '../../methods/use-store-card.ts';

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
    const typed = await tokenise({ isToBeStored });
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
  /** A token pays or is stored: the other use needs another one. */
  const changeUse = (isStored: boolean) => {
    drop();
    setToBeStored(isStored);
  };
  return { vault, card, drop, isToBeStored, setToBeStored: changeUse, error, isSending, prepare };
};
