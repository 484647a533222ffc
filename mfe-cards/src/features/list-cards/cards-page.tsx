import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { Grid, Icon, Page, buttonClass } from '@crema/shared-ui';
import { cardPaths } from '../../wallet/card-paths.ts';
import { useCards } from '../../wallet/use-cards.ts';
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
  const filled = wallet.status === 'ready' && wallet.cards.length > 0;
  return (
    <Page
      title={<FormattedMessage id="cards.list.title" />}
      lead={<FormattedMessage id="cards.list.lead" values={brand} />}
      actions={
        wallet.status === 'ready' && (
          <>
            <Link to={cardPaths.add} className={buttonClass(filled ? 'secondary' : 'primary')}>
              <Icon name="plus" size={20} />
              <FormattedMessage id="cards.add.title" />
            </Link>
            {filled && (
              <Link to="#pay" className={buttonClass('primary')}>
                <Icon name="barcode" size={20} />
                <FormattedMessage id="cards.scan.open" />
              </Link>
            )}
          </>
        )
      }
    >
      <AccountCardNotice />
      <RemovedCardsNotice />
      {filled ? (
        <Grid as="ul" min="large" gap={3}>
          {wallet.cards.map((card, index) => (
            <CardTile key={card.cardId} card={card} eager={index < widestRow} />
          ))}
        </Grid>
      ) : (
        <WalletFallback wallet={wallet} loading={<CardTilesSkeleton />} />
      )}
    </Page>
  );
};
