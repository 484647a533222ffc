import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { brand, type NewCard, type Slots } from '@crema/shared-contracts';
import { Banner, RadioCards, Stack, Text } from '@crema/shared-ui';
import { useAppDispatch } from '../../scan-choice/cards.hooks.ts';
import { orderPaymentShown } from '../../scan-choice/scan-to-pay.slice.ts';
import { toStoredInstrument } from '../../methods/use-store-card.ts';
import { usePaymentMethods, type PaymentMethods } from '../../methods/use-payment-methods.ts';
import { useCards } from '../../wallet/use-cards.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import { balanceOf, type WalletCard } from '../../card/wallet-card.ts';
import { NoCards, ReadFailed, WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { choosePayment, type Payment } from './choose-payment.rules.ts';
import { FirstCardLink } from './first-card-link.tsx';
import { NewCardForm } from './new-card-form.tsx';
import { NothingUsable } from './nothing-usable.tsx';
import { PaymentChooserSkeleton } from './payment-chooser-skeleton.tsx';
import { optionOf, paymentsOf, valueOf } from './payment-options.tsx';
import { Shortfall } from './shortfall.tsx';

type Chooser = Slots['payment-chooser'];

/** The content of a payment that the page knows: a change of it is reported again. */
const contentOf = (payment: Payment | undefined): string => {
  if (payment?.kind !== 'stored-value') return payment ? valueOf(payment) : '';
  const { card } = payment;
  return JSON.stringify([valueOf(payment), balanceOf(card), card.cardNumberLastFour, card.nickname]);
};

/** Reports which payment pays: at first, after each change of the choice or of its content, and when a new one is picked. */
const useReport = ({ onSelected, onNothing, bank }: Chooser, payment: Payment | undefined) => {
  const form = useRef<NewCard['prepare']>(undefined);
  const prepare = useCallback(() => form.current?.() ?? Promise.resolve(undefined), []);
  const dispatch = useAppDispatch();
  const report = (chosen: Payment | undefined) => {
    dispatch(orderPaymentShown(chosen && valueOf(chosen)));
    if (!chosen) onNothing?.();
    else if (chosen.kind === 'stored-value') {
      const { card } = chosen;
      const { cardId, nickname } = card;
      onSelected({ cardId, balance: balanceOf(card), lastFour: card.cardNumberLastFour, nickname });
    } else if (chosen.kind === 'instrument') bank?.onSelected(toStoredInstrument(chosen.method));
    else bank?.onSelected({ kind: 'new-card', prepare });
  };
  const reportPresent = useEffectEvent(() => report(payment));
  const content = contentOf(payment);
  useEffect(() => reportPresent(), [content]);
  return {
    report,
    setForm: useCallback((present: NewCard['prepare'] | undefined) => {
      form.current = present;
    }, []),
  };
};

interface Wallets {
  readonly cards: readonly WalletCard[];
  readonly stored: PaymentMethods | undefined;
}
const Choice = ({ cards, stored, ...props }: Chooser & Wallets) => {
  const { total, selectedCardId, bank } = props;
  const methods = bank && (stored?.status === 'ready' ? stored.methods : []);
  const takesNewCard = useHost().configuration.newPaymentOptionEnabled.creditCard;
  const offer = { cards, methods, takesNewCard };
  const payment = choosePayment({ ...offer, selectedCardId, selectedBank: bank?.selected, total });
  const { report, setForm } = useReport(props, payment);
  const payments = paymentsOf(offer);
  const hasOnlyForm = payments.length === 1 && payment?.kind === 'new-card';
  return (
    <Stack gap={2}>
      {hasOnlyForm && stored?.status === 'ready' && (
        <Text tone="muted">
          <FormattedMessage id="cards.choose.none" />
        </Text>
      )}
      {bank && !payment && stored?.status === 'ready' && <NothingUsable />}
      {!hasOnlyForm && payments.length > 0 && (
        <RadioCards
          legend={<FormattedMessage id="cards.choose.legend" />}
          hideLegend
          value={payment && valueOf(payment)}
          onChange={(value) => report(payments.find((candidate) => valueOf(candidate) === value))}
          options={payments.map((candidate) => optionOf(candidate, total, payment && valueOf(payment)))}
        />
      )}
      {stored?.status === 'failed' && <ReadFailed {...stored} level={3} />}
      {cards.length === 0 && <FirstCardLink total={total} />}
      {payment?.kind === 'stored-value' && <Shortfall card={payment.card} total={total} />}
      {bank && payment?.kind === 'new-card' && (
        <NewCardForm entered={bank.entered} onDropped={bank.onDropped} onPrepareChanged={setForm} />
      )}
    </Stack>
  );
};

/** ORD-106: the store takes stored-value cards only. */
const StoredValueOnly = () => (
  <Banner tone="info">
    <FormattedMessage id="cards.choose.storedValueOnly" values={brand} />
  </Banner>
);

/** The member has no card where only cards are taken: the page drops the payment that was chosen before. */
const NoPayment = ({ onNothing, total }: Pick<Chooser, 'onNothing' | 'total'>) => {
  const report = useEffectEvent(() => onNothing?.());
  useEffect(() => report(), []);
  return <NoCards level={3} missingMinor={total.amountMinor} />;
};

/** The balance of the chosen card changed elsewhere: its new balance is shown, with the way to add what it lacks (CRD-090, D-28). */
const useRefusedBalance = (isRefused: boolean) => {
  const { refresh } = useWalletChanges();
  useEffect(() => {
    if (isRefused) void refresh();
  }, [isRefused, refresh]);
};

/**
 * Slot `payment-chooser`: the member's cards with their balances, the stored payment methods and a new card, one of them
 * chosen (ORD-101, ORD-109, D-26, D-142). A member who has nothing sees the card form at once.
 */
export const PaymentChooser = (props: Chooser) => {
  useRefusedBalance(props.isBalanceRefused ?? false);
  const wallet = useCards();
  const methods = usePaymentMethods();
  const stored = props.bank && methods;
  const isLoading = stored?.status === 'loading';
  const canChoose = wallet.status === 'ready' && (props.bank !== undefined || wallet.cards.length > 0);
  return (
    <Stack gap={2}>
      {props.isStoredValueOnly && <StoredValueOnly />}
      {canChoose && !isLoading && <Choice {...props} cards={wallet.cards} stored={stored} />}
      {canChoose && isLoading && <PaymentChooserSkeleton />}
      {!canChoose && wallet.status === 'ready' && (
        <NoPayment onNothing={props.onNothing} total={props.total} />
      )}
      {wallet.status !== 'ready' && (
        <WalletFallback wallet={wallet} level={3} loading={<PaymentChooserSkeleton />} />
      )}
    </Stack>
  );
};
