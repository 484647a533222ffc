import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useParams } from 'react-router-dom';
import { isRecord } from '@crema/shared-contracts';
import { BackLink, usePageHead } from '@crema/remote-kit';
import { Card, Heading, Icon, Page, Price, Tag, Text, buttonClass } from '@crema/shared-ui';
import { useAppDispatch } from '../../scan-choice/cards.hooks.ts';
import { CardFace } from '../../card/card-face.tsx';
import { cardPaths } from '../../card/card-paths.ts';
import { UnusableCard } from '../../wallet/unusable-card.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { balanceOf, maskedNumber, paletteOf, type WalletCard } from '../../card/wallet-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { cardPicked } from '../../scan-choice/scan-to-pay.slice.ts';
import { AutoReloadState } from './auto-reload-state.tsx';
import { CardActions } from './card-actions.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { Ledger } from './ledger.tsx';
import s from './card-page.module.css';
import { TransferDialog } from './transfer-balance/transfer-dialog.tsx';

const Back = () => <BackLink to="/account/cards" label={<FormattedMessage id="cards.list.title" />} />;

const CardFacts = ({ card }: { readonly card: WalletCard }) => {
  const dispatch = useAppDispatch();
  // An empty card pays nothing: money comes first (K-22).
  const isEmpty = balanceOf(card).amountMinor <= 0;
  return (
    <Card padding="medium" className={s.facts}>
      <CardFace palette={paletteOf(card)} digits={maskedNumber(card)} eager />
      <div>
        <Text size="note" tone="muted">
          <FormattedMessage id="cards.balance" />
        </Text>
        <Price value={balanceOf(card)} size="large" className={s.balance} />
      </div>
      {card.isPrimary && (
        <div>
          <Tag tone="accent" icon="star">
            <FormattedMessage id="cards.primary" />
          </Tag>
        </div>
      )}
      <AutoReloadState card={card} />
      <Link
        to="#pay"
        className={buttonClass(isEmpty ? 'secondary' : 'primary', { block: true })}
        onClick={() => dispatch(cardPicked(card.cardId))}
      >
        <Icon name="barcode" size={20} />
        <FormattedMessage id="cards.scan.open" />
      </Link>
      <Link
        to={cardPaths.addMoney}
        className={buttonClass(isEmpty ? 'primary' : 'secondary', { block: true })}
      >
        <Icon name="plus" size={20} />
        <FormattedMessage id="cards.addMoney.title" />
      </Link>
    </Card>
  );
};

/** Whether a page asked to continue a transfer from this card (CRD-016). */
const useTransferState = (): boolean => {
  const state: unknown = useLocation().state;
  return isRecord(state) && state['transfers'] === true;
};

/** /account/cards/:cardId: a card's balance and its history (CRD-001). */
export const CardPage = () => {
  const { cardId = '' } = useParams();
  const wallet = useCards();
  const [isTransferring, setTransferring] = useState(useTransferState());
  const card = wallet.status === 'ready' ? wallet.cards.find((one) => one.cardId === cardId) : undefined;
  usePageHead(card && { title: card.nickname });
  if (wallet.status !== 'ready')
    return (
      <Page title={<FormattedMessage id="cards.card.title" />} back={<Back />}>
        <WalletFallback wallet={wallet} loading={<CardSkeleton />} />
      </Page>
    );
  if (!card)
    return (
      <Page title={<FormattedMessage id="cards.card.title" />} back={<Back />}>
        <UnusableCard key={cardId} cardId={cardId} />
      </Page>
    );
  return (
    <Page title={card.nickname} eyebrow={maskedNumber(card)} back={<Back />}>
      <div className={s.columns}>
        <div className={s.side}>
          <CardFacts card={card} />
          <CardActions card={card} onTransfer={() => setTransferring(true)} />
        </div>
        <section aria-labelledby="card-ledger" className={s.history}>
          <Heading level={2} id="card-ledger" size="medium" tabIndex={-1}>
            <FormattedMessage id="cards.ledger.title" />
          </Heading>
          <Ledger key={cardId} cardId={cardId} balanceMinor={balanceOf(card).amountMinor} />
          <Link to={cardPaths.transactions(cardId)} className={s.all}>
            <FormattedMessage id="cards.transactions.all" />
          </Link>
        </section>
      </div>
      {isTransferring && (
        <TransferDialog card={card} cards={wallet.cards} onClose={() => setTransferring(false)} />
      )}
    </Page>
  );
};
