import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Money, Slots } from '@crema/shared-contracts';
import { Price, RadioCards, Tag } from '@crema/shared-ui';
import { CardThumb } from '../../wallet/card-thumb.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { balanceOf, maskedNumber, type WalletCard } from '../../wallet/wallet-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { canPay, chooseCard, coversTotal } from './choose-payment.rules.ts';
import { PaymentChooserSkeleton } from './payment-chooser-skeleton.tsx';
import s from './payment-chooser.module.css';

type Chooser = Slots['payment-chooser'];

/** The card's last four digits, and why it may not pay this order. */
const CardNote = ({ card, total }: { readonly card: WalletCard; readonly total: Money }) => (
  <span className={s.note}>
    <span className={s.number}>{maskedNumber(card)}</span>
    {!canPay(card, total) ? (
      <Tag tone="neutral">
        <FormattedMessage id="cards.choose.otherCurrency" values={{ currency: balanceOf(card).currency }} />
      </Tag>
    ) : (
      !coversTotal(card, total) && (
        <Tag tone="warning" icon="alert">
          <FormattedMessage id="cards.choose.insufficient" />
        </Tag>
      )
    )}
  </span>
);

/** Reports which card pays: at first, and after each change of the choice or its balance. */
const useReportedChoice = (card: WalletCard | undefined, onSelected: Chooser['onSelected']) => {
  const report = useEffectEvent(onSelected);
  const id = card?.cardId;
  const amount = card && balanceOf(card).amountMinor;
  const currency = card && balanceOf(card).currency;
  const lastFour = card?.cardNumberLastFour;
  const nickname = card?.nickname;
  useEffect(() => {
    if (id === undefined || amount === undefined || !currency) return;
    report({
      cardId: id,
      balance: { amountMinor: amount, currency },
      lastFour: lastFour ?? '',
      nickname: nickname ?? '',
    });
  }, [id, amount, currency, lastFour, nickname]);
};

const Choice = ({ cards, total, selectedCardId, onSelected }: Chooser & { cards: readonly WalletCard[] }) => {
  const chosen = chooseCard({ cards, selectedCardId, total });
  useReportedChoice(chosen, onSelected);
  const choose = (cardId: string) => {
    const card = cards.find((candidate) => candidate.cardId === cardId);
    if (card)
      onSelected({
        cardId,
        balance: balanceOf(card),
        lastFour: card.cardNumberLastFour,
        nickname: card.nickname,
      });
  };
  return (
    <RadioCards
      legend={<FormattedMessage id="cards.choose.legend" />}
      hideLegend
      value={chosen?.cardId}
      onChange={choose}
      options={cards.map((card) => ({
        value: card.cardId,
        label: card.nickname,
        description: <CardNote card={card} total={total} />,
        start: <CardThumb card={card} />,
        end: <Price value={balanceOf(card)} />,
        disabled: !canPay(card, total),
      }))}
    />
  );
};

/** Slot `payment-chooser`: the member's cards with their balances, one of them chosen (ORD-101, D-26). */
export const PaymentChooser = (props: Chooser) => {
  const wallet = useCards();
  if (wallet.status === 'ready' && wallet.cards.length > 0) return <Choice {...props} cards={wallet.cards} />;
  return <WalletFallback wallet={wallet} level={3} loading={<PaymentChooserSkeleton />} />;
};
