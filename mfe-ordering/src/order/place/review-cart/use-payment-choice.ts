import { useRef, useState } from 'react';
import type { BankPayment, BankPayments, NewCard } from '@crema/shared-contracts';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectTender } from '../../facts/order.selectors.ts';
import { bankChosen, singleUseCardDropped, type TenderState } from '../payment/tender.slice.ts';
import { useSingleUseCard } from '../payment/use-single-use-card.ts';

/** The payment that the chooser shows as selected: the one that was picked in #payment-summary, or the present one. */
const selectionOf = ({ card, bank, picked }: TenderState) => {
  const chosen = picked ?? {
    kind: bank?.kind ?? 'stored-value',
    id: bank?.kind === 'instrument' ? bank.paymentMethodId : card?.cardId,
  };
  const { kind, id } = chosen;
  const selected: BankPayments['selected'] =
    kind === 'new-card' ? { kind } : kind === 'instrument' && id !== undefined ? { kind, id } : undefined;
  return { cardId: kind === 'stored-value' ? id : undefined, bank: selected };
};

/**
 * The member's choice for the slot payment-chooser, and what is left to do before the order is sent: a typed card becomes a
 * token, or a stored payment method, when the customer pays (ORD-109).
 */
export const usePaymentChoice = () => {
  const dispatch = useAppDispatch();
  const tender = useAppSelector(selectTender);
  const saveToken = useSingleUseCard();
  const prepareCard = useRef<NewCard['prepare']>(undefined);
  // Two presses can arrive before React renders the first, so that the state alone cannot refuse the second.
  const isRunning = useRef(false);
  const [isPreparing, setPreparing] = useState(false);
  const { bank, singleUseCard } = tender;
  const selection = selectionOf(tender);
  const onSelected = (payment: BankPayment) => {
    if (payment.kind === 'new-card') {
      prepareCard.current = payment.prepare;
      dispatch(bankChosen({ kind: 'new-card' }));
    } else dispatch(bankChosen(payment));
  };
  const bankPayments: BankPayments = {
    selected: selection.bank,
    onSelected,
    entered: singleUseCard,
    onDropped: () => void dispatch(singleUseCardDropped()),
  };
  /** Resolves to true once the order can be sent; to false if the card form shows an error. */
  const prepare = async (): Promise<boolean> => {
    if (bank?.kind !== 'new-card' || singleUseCard) return true;
    if (isRunning.current) return false;
    isRunning.current = true;
    setPreparing(true);
    const prepared = await (prepareCard.current?.() ?? Promise.resolve(undefined)).finally(() => {
      isRunning.current = false;
      setPreparing(false);
    });
    if (prepared?.kind === 'token') saveToken(prepared);
    if (prepared?.kind === 'instrument') onSelected(prepared);
    return prepared !== undefined;
  };
  return { selectedCardId: selection.cardId, bankPayments, prepare, isPreparing };
};
