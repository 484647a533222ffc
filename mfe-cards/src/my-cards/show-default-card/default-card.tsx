import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, type Slots } from '@crema/shared-contracts';
import { useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { Button, Card, Heading, Icon, Price, Text, buttonClass } from '@crema/shared-ui';
import { useAppDispatch } from '../../scan-choice/cards.hooks.ts';
import { cardPicked } from '../../scan-choice/scan-to-pay.slice.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { CardThumb } from '../../card/card-thumb.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { balanceOf, maskedNumber, type WalletCard } from '../../card/wallet-card.ts';
import { DefaultCardSkeleton } from './default-card-skeleton.tsx';
import s from './default-card.module.css';

const Panel = ({ children }: { readonly children: ReactNode }) => (
  <Card as="section" padding="medium" className={s.panel}>
    {children}
  </Card>
);

/** Both links open their modal over the page, for this card. */
const Actions = ({ cardId }: Pick<WalletCard, 'cardId'>) => {
  const dispatch = useAppDispatch();
  const pick = () => void dispatch(cardPicked(cardId));
  return (
    <div className={s.actions}>
      <Link to={cardPaths.addMoney} onClick={pick} className={buttonClass('secondary', { size: 'small' })}>
        <Icon name="plus" size={20} />
        <FormattedMessage id="cards.addMoney.title" />
      </Link>
      <Link to="#pay" onClick={pick} className={buttonClass('secondary', { size: 'small' })}>
        <Icon name="barcode" size={20} />
        <FormattedMessage id="cards.home.pay" />
      </Link>
    </div>
  );
};

const LoadedCard = ({ card }: { readonly card: WalletCard }) => (
  <Panel>
    <div className={s.card}>
      <CardThumb card={card} />
      <div className={s.words}>
        <Heading level={2} size="small">
          <Link to={cardPaths.card(card.cardId)} className={s.name}>
            {card.nickname}
          </Link>
        </Heading>
        <Text size="note" tone="muted">
          {maskedNumber(card)}
        </Text>
      </div>
      <div className={s.balance}>
        <Text size="note" tone="muted">
          <FormattedMessage id="cards.balance" />
        </Text>
        <Price value={balanceOf(card)} size="large" />
      </div>
    </div>
    <Actions cardId={card.cardId} />
  </Panel>
);

/** K-04: the sheet that gets a digital card with money on it, unless cards are off (CRD-051). */
const NoCardActions = () => {
  const { giftCard } = useHost().configuration.newPaymentOptionEnabled;
  return (
    giftCard && (
      <div className={s.actions}>
        <Link to={cardPaths.addMoney} className={buttonClass('secondary', { size: 'small' })}>
          <FormattedMessage id="cards.none.digital" />
        </Link>
        <Link to={cardPaths.add} className={buttonClass('quiet', { size: 'small' })}>
          <FormattedMessage id="cards.none.add" />
        </Link>
      </div>
    )
  );
};

const NoCard = () => (
  <Panel>
    <Heading level={2} size="small">
      <FormattedMessage id="cards.home.none" values={brand} />
    </Heading>
    <NoCardActions />
  </Panel>
);

const ReadFailed = ({ retry }: { readonly retry: () => void }) => {
  useRetryOnReconnect(true, retry);
  return (
    <Panel>
      <p role="status">
        <FormattedMessage id="cards.error.title" />
      </p>
      <Button variant="secondary" icon="refresh" onClick={retry}>
        <FormattedMessage id="cards.tryAgain" />
      </Button>
    </Panel>
  );
};

/** Slot `default-card`: the balance of the member's default card, which follows each change of it (CRD-011). */
export const DefaultCard = (_: Slots['default-card']) => {
  const wallet = useCards();
  if (wallet.status === 'signed-out') return null;
  if (wallet.status === 'loading') return <DefaultCardSkeleton />;
  if (wallet.status === 'failed') return <ReadFailed retry={wallet.retry} />;
  const card = wallet.cards.find(({ isPrimary }) => isPrimary) ?? wallet.cards[0];
  return card ? <LoadedCard card={card} /> : <NoCard />;
};
