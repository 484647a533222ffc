import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Grid, Icon, Page, Stack, buttonClass } from '@crema/shared-ui';
import { cardPaths } from '../../card/card-paths.ts';
import { useCards } from '../../wallet/use-cards.ts';
import { balanceOf } from '../../card/wallet-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { AccountCardNotice } from './account-card-notice.tsx';
import { CardTile } from './card-tile.tsx';
import { CardTilesSkeleton } from './card-tiles-skeleton.tsx';
import { RemovedCardsNotice } from './removed-cards-notice.tsx';

/** Cards in a row of the widest window. */
const widestRow = 3;

/** /account/cards: every card with its balance (CRD-001). */
export const CardsPage = () => {
  const wallet = useCards();
  const { configuration } = useHost();
  const { search } = useLocation();
  // A mailed link to a card may name this page: its token is read where the card is registered (CRD-017).
  if (new URLSearchParams(search).has('cashstarToken'))
    return <Navigate to={`${cardPaths.add}${search}`} replace />;
  const filled = wallet.status === 'ready' && wallet.cards.length > 0;
  // Empty cards pay nothing: money comes first (K-22).
  const isEmpty = filled && wallet.cards.every((card) => balanceOf(card).amountMinor <= 0);
  const hasNoCards = wallet.status === 'ready' && !filled;
  return (
    <Page
      title={<FormattedMessage id="cards.list.title" />}
      lead={<FormattedMessage id="cards.list.lead" values={brand} />}
      actions={
        (wallet.status === 'ready' || wallet.status === 'loading') && (
          <>
            {/* Without a card nothing can be scanned: the link to a first card has its place (K-04), since a button that goes would move the rest of the page. */}
            <Link
              to={hasNoCards ? cardPaths.addMoney : '#pay'}
              className={buttonClass(isEmpty || hasNoCards ? 'secondary' : 'primary')}
            >
              <Icon name={hasNoCards ? 'card' : 'barcode'} size={20} />
              <FormattedMessage id={hasNoCards ? 'cards.none.digital' : 'cards.scan.open'} />
            </Link>
            <Link to={cardPaths.addMoney} className={buttonClass(isEmpty ? 'primary' : 'secondary')}>
              <Icon name="plus" size={20} />
              <FormattedMessage id="cards.addMoney.title" />
            </Link>
            {configuration.newPaymentOptionEnabled.giftCard && (
              <Link to={cardPaths.add} className={buttonClass('secondary')}>
                <Icon name="plus" size={20} />
                <FormattedMessage id="cards.add.title" />
              </Link>
            )}
          </>
        )
      }
    >
      <Stack gap={3}>
        {/* Not before the buttons above it, which would move it. */}
        <AccountCardNotice isHidden={wallet.status === 'loading'} />
        {wallet.status === 'ready' && <RemovedCardsNotice cards={wallet.removed} />}
        {filled ? (
          <Grid as="ul" min="large" gap={3}>
            {wallet.cards.map((card, index) => (
              <CardTile key={card.cardId} card={card} eager={index < widestRow} />
            ))}
          </Grid>
        ) : (
          <WalletFallback wallet={wallet} loading={<CardTilesSkeleton />} />
        )}
        {wallet.status === 'ready' && configuration.unauthCardBalanceCheckEnabled && (
          <p>
            <Link to={configuration.cardBalanceUrl}>
              <FormattedMessage id="cards.check.title" />
            </Link>
          </p>
        )}
      </Stack>
    </Page>
  );
};
