import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useErrorText, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, buttonClass, type HeadingProps } from '@crema/shared-ui';
import { stateOfShortfall } from '../card/shortfall-state.ts';
import { CardFace } from '../card/card-face.tsx';
import { cardPaths } from '../card/card-paths.ts';
import { cardsErrors } from '../problems/cards.errors.ts';
import type { Wallet } from './use-cards.ts';
import s from './wallet-fallback.module.css';

type Level = Pick<HeadingProps, 'level'>['level'];

/** A card of no account: the picture of a message instead of cards. */
export const BlankCard = () => (
  <div className={s.art}>
    <CardFace palette="copper" eager />
  </div>
);

interface NoCardsProps {
  readonly level?: Level;
  /** The total of an order that the first card is to pay, in minor units. */
  readonly missingMinor?: number;
}
/** ORD-108: the member has no card: opens the sheet that gets a digital one with money on it (K-04), or the page that adds one. */
export const NoCards = ({ level, missingMinor }: NoCardsProps) => {
  const { giftCard } = useHost().configuration.newPaymentOptionEnabled;
  const state = missingMinor === undefined ? undefined : stateOfShortfall({ amountMinor: missingMinor });
  return (
    <EmptyState
      headingLevel={level}
      art={<BlankCard />}
      title={<FormattedMessage id="cards.none.title" />}
      actions={
        giftCard ? (
          <>
            <Link to={cardPaths.addMoney} state={state} className={buttonClass('primary')}>
              <FormattedMessage id="cards.none.digital" />
            </Link>
            <Link to={cardPaths.add} className={buttonClass('secondary')}>
              <FormattedMessage id="cards.none.add" />
            </Link>
          </>
        ) : (
          <Link to="/store-locator" className={buttonClass('secondary')}>
            <FormattedMessage id="cards.none.findStore" />
          </Link>
        )
      }
    >
      {giftCard && <FormattedMessage id="cards.none.body" values={brand} />}
    </EmptyState>
  );
};

interface SignedOutProps {
  readonly level?: Level;
  readonly retry: (() => void) | undefined;
}
const SignedOut = ({ level, retry }: SignedOutProps) => {
  const { signIn } = useHost();
  return (
    <EmptyState
      headingLevel={level}
      art={<BlankCard />}
      title={<FormattedMessage id="cards.signedOut.title" />}
      actions={
        <Button onClick={() => void signIn().then((isSignedIn) => isSignedIn && retry?.())}>
          <FormattedMessage id="cards.signIn" />
        </Button>
      }
    >
      <FormattedMessage id="cards.signedOut.body" values={brand} />
    </EmptyState>
  );
};

interface ReadFailedProps {
  readonly cause: unknown;
  readonly retry: () => void;
  readonly level?: Level;
}
export const ReadFailed = ({ cause, retry, level }: ReadFailedProps) => {
  const { error, text } = useErrorText(cardsErrors)(cause);
  useRetryOnReconnect(true, retry);
  return (
    <ErrorState
      headingLevel={level}
      title={<FormattedMessage id="cards.error.title" />}
      referenceId={error.referenceId}
      referenceLabel={<FormattedMessage id="cards.error.reference" />}
      actions={
        <Button onClick={retry}>
          <FormattedMessage id="cards.tryAgain" />
        </Button>
      }
    >
      {text}
    </ErrorState>
  );
};

/**
 * Replaces the cards while they are loading or when the member is signed out, has no cards, or an error
 * occurred, each with a next step. Null once cards are loaded.
 */
export const WalletFallback = ({
  wallet,
  level = 2,
  loading,
}: {
  readonly wallet: Wallet;
  readonly level?: Level;
  readonly loading: ReactNode;
}) => {
  if (wallet.status === 'signed-out') return <SignedOut level={level} retry={wallet.retry} />;
  if (wallet.status === 'failed') return <ReadFailed {...wallet} level={level} />;
  if (wallet.status === 'loading') return loading;
  return wallet.cards.length === 0 ? <NoCards level={level} /> : null;
};
