import { FormattedMessage } from 'react-intl';
import { brand, errorRowOf } from '@crema/shared-contracts';
import { Button, Card, EmptyState, Heading, Icon, Text, type IconName } from '@crema/shared-ui';
import { StorefrontPicture } from '@crema/shared-ui/storefront-picture';
import { AccountActions } from '../../../account/account-actions.tsx';
import { locatorErrors } from '../search/locator-errors.ts';
import s from './saved-stores-fallback.module.css';

type Which = 'previous' | 'favorites';
const icons = { previous: 'receipt', favorites: 'heart-filled' } as const satisfies Record<Which, IconName>;
const errors = { previous: 'noPrevious', favorites: 'noFavorite' } as const satisfies Record<
  Which,
  keyof typeof locatorErrors
>;

const Medal = ({ which }: { readonly which: Which }) => (
  <div className={s.medal}>
    <div className={s.picture}>
      <StorefrontPicture seed={which} />
    </div>
    <span className={s.sign}>
      <Icon name={icons[which]} />
    </span>
  </div>
);

/** The fallback for a guest: describes the tab's content for members, with sign-in (D-56). */
export const SignInCard = ({ which }: { readonly which: Which }) => (
  <Card padding="large" className={s.card}>
    <Medal which={which} />
    <div className={s.words}>
      <Heading size="medium">
        <FormattedMessage id={`locator.saved.signIn.${which}`} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage id={`locator.saved.signIn.${which}.body`} values={brand} />
      </Text>
      <div className={s.actions}>
        <AccountActions />
      </div>
    </div>
  </Card>
);

interface NoSavedStoresProps {
  readonly which: Which;
  readonly onNearby: () => void;
}
/** The fallback while the member has no previous or no favourite stores (LOC-053, LOC-054). */
export const NoSavedStores = ({ which, onNearby }: NoSavedStoresProps) => {
  const { messageId } = errorRowOf(locatorErrors, errors[which]);
  return (
    <EmptyState
      art={<Medal which={which} />}
      title={<FormattedMessage id={messageId} />}
      actions={
        <Button onClick={onNearby}>
          <FormattedMessage id="locator.saved.toNearby" />
        </Button>
      }
    >
      <FormattedMessage id={`${messageId}.hint`} />
    </EmptyState>
  );
};
