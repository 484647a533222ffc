import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DomainEvents, GiftPaymentChoice, Slots } from '@crema/shared-contracts';
import { useHost, useSignal } from '@crema/remote-kit';
import { Button, RadioCards, Stack } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../scan-choice/cards.hooks.ts';
import { orderPaymentShown, selectOrderPayment } from '../../scan-choice/scan-to-pay.slice.ts';
import { usePaymentMethodName } from '../../methods/payment-method-name.tsx';
import { chargeable, usePaymentMethods } from '../../methods/use-payment-methods.ts';
import { useCards } from '../../wallet/use-cards.ts';
import { ReadFailed, WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { isBelowZero, type Payment } from './choose-payment.rules.ts';
import { NothingUsable } from './nothing-usable.tsx';
import { PaymentChooserSkeleton } from './payment-chooser-skeleton.tsx';
import { optionOf, paymentsOf, valueOf, valueOfGiftChoice } from './payment-options.tsx';

type Purpose = DomainEvents['payment-chosen']['purpose'];

const toEvent = (purpose: Purpose, payment: Payment): DomainEvents['payment-chosen'] => {
  if (payment.kind === 'stored-value') return { purpose, kind: 'stored-value', id: payment.card.cardId };
  if (payment.kind === 'instrument')
    return { purpose, kind: 'instrument', id: payment.method.paymentMethodId };
  return { purpose, kind: 'new-card' };
};
const isUsable = (payment: Payment) => {
  if (payment.kind === 'stored-value') return !isBelowZero(payment.card);
  return payment.kind !== 'instrument' || chargeable([payment.method]).length > 0;
};

/** The choice of each purpose: of the order it is what the chooser shows now, of gifts what the member picked in this visit. */
const usePresentChoice = (purpose: Purpose) => {
  const { giftDraft } = useHost();
  const dispatch = useAppDispatch();
  const nameOf = usePaymentMethodName();
  const ofOrder = useAppSelector(selectOrderPayment);
  const ofGifts = useSignal(giftDraft.choice);
  const toGiftChoice = (payment: Payment): GiftPaymentChoice =>
    payment.kind === 'instrument'
      ? {
          kind: 'instrument',
          paymentMethodId: payment.method.paymentMethodId,
          paymentType: payment.method.paymentType,
          name: nameOf(payment.method),
        }
      : { kind: 'new-card' };
  return purpose === 'order'
    ? { present: ofOrder, keep: (payment: Payment) => void dispatch(orderPaymentShown(valueOf(payment))) }
    : {
        present: ofGifts && valueOfGiftChoice(ofGifts),
        keep: (payment: Payment) => giftDraft.choosePayment(toGiftChoice(payment)),
      };
};

interface ChoosePaymentProps {
  readonly purpose: Purpose;
  readonly payments: readonly Payment[];
  readonly onClose: () => void;
}
const ChoosePayment = ({ purpose, payments, onClose }: ChoosePaymentProps) => {
  const { bus } = useHost();
  const { present, keep } = usePresentChoice(purpose);
  const [picked, pick] = useState(present);
  const payment =
    payments.find((candidate) => valueOf(candidate) === picked && isUsable(candidate)) ??
    payments.find((one) => isUsable(one));
  const choose = () => {
    if (payment) {
      keep(payment);
      bus.emit('payment-chosen', toEvent(purpose, payment));
    }
    onClose();
  };
  return (
    <Stack gap={3}>
      {payments.length > 0 && (
        <RadioCards
          legend={<FormattedMessage id="cards.choose.legend" />}
          hideLegend
          value={payment && valueOf(payment)}
          onChange={pick}
          options={payments.map((candidate) => optionOf(candidate, undefined))}
        />
      )}
      {payment ? (
        <Button size="large" block onClick={choose}>
          <FormattedMessage id="cards.choose.use" />
        </Button>
      ) : (
        <NothingUsable />
      )}
    </Stack>
  );
};

/** A gift is paid by the bank; an order by stored-value cards too (CRD-004). The page that takes the choice asks for a new card. */
const ChoosePaymentModal = ({
  purpose,
  onClose,
}: {
  readonly purpose: Purpose;
  readonly onClose: () => void;
}) => {
  const takesNewCard = useHost().configuration.newPaymentOptionEnabled.creditCard;
  const wallet = useCards();
  const stored = usePaymentMethods();
  if (wallet.status !== 'ready')
    return <WalletFallback wallet={wallet} level={3} loading={<PaymentChooserSkeleton />} />;
  if (stored.status === 'loading') return <PaymentChooserSkeleton />;
  const cards = purpose === 'order' ? wallet.cards : [];
  const methods = stored.status === 'ready' ? stored.methods : [];
  return (
    <Stack gap={2}>
      {stored.status === 'failed' && <ReadFailed {...stored} level={3} />}
      <ChoosePayment {...{ purpose, onClose }} payments={paymentsOf({ cards, methods, takesNewCard })} />
    </Stack>
  );
};

/** Slot `choose-order-payment`, which the hash #payment-summary opens (CRD-004, ORD-009). */
export const ChooseOrderPayment = ({ onClose }: Slots['choose-order-payment']) => (
  <ChoosePaymentModal purpose="order" onClose={onClose} />
);
/** Slot `choose-gift-payment`, which the hash #payment opens (CRD-004, GFT-003). */
export const ChooseGiftPayment = ({ onClose }: Slots['choose-gift-payment']) => (
  <ChoosePaymentModal purpose="gift" onClose={onClose} />
);
