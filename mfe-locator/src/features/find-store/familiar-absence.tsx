import { FormattedMessage } from 'react-intl';
import { brand, errorRowOf } from '@crema/shared-contracts';
import { Button, Card, EmptyState, Heading, Icon, Text, type IconName } from '@crema/shared-ui';
import { StorefrontArt } from '@crema/shared-ui/art';
import { AccountWays } from '../../account/account-ways.tsx';
import { locatorErrors } from './locator-errors.ts';
import s from './familiar-absence.module.css';

type Which = 'previous' | 'favorites';
const signs = { previous: 'receipt', favorites: 'heart-filled' } as const satisfies Record<Which, IconName>;
const errors = { previous: 'noPrevious', favorites: 'noFavorite' } as const satisfies Record<
  Which,
  keyof typeof locatorErrors
>;

const Medal = ({ which }: { readonly which: Which }) => (
  <div className={s.medal}>
    <div className={s.scene}>
      <StorefrontArt seed={which} />
    </div>
    <span className={s.sign}>
      <Icon name={signs[which]} />
    </span>
  </div>
);

/** What a customer without an account would have here (D-56). */
export const SignInCard = ({ which }: { readonly which: Which }) => (
  <Card padding="large" className={s.card}>
    <Medal which={which} />
    <div className={s.words}>
      <Heading size="medium">
        <FormattedMessage id={`locator.familiar.signIn.${which}`} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage id={`locator.familiar.signIn.${which}.body`} values={brand} />
      </Text>
      <div className={s.ways}>
        <AccountWays />
      </div>
    </div>
  </Card>
);

interface NoFamiliarStoresProps {
  readonly which: Which;
  readonly onNearby: () => void;
}
/** No previous, no favourite stores yet (LOC-053, LOC-054). */
export const NoFamiliarStores = ({ which, onNearby }: NoFamiliarStoresProps) => {
  const { messageId } = errorRowOf(locatorErrors, errors[which]);
  return (
    <EmptyState
      art={<Medal which={which} />}
      title={<FormattedMessage id={messageId} />}
      actions={
        <Button onClick={onNearby}>
          <FormattedMessage id="locator.familiar.toNearby" />
        </Button>
      }
    >
      <FormattedMessage id={`${messageId}.hint`} />
    </EmptyState>
  );
};
