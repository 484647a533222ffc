import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Dialog } from '@crema/shared-ui';
import { AccountWays } from '../account/account-ways.tsx';

interface SignInRequiredProps {
  readonly onClose: () => void;
  /** The customer is signed in now and wants it still. */
  readonly onSignedIn: () => void;
}

/** Favourites belong to an account (LOC-051). */
export const SignInRequired = ({ onClose, onSignedIn }: SignInRequiredProps) => (
  <Dialog
    open
    onClose={onClose}
    closeLabel={useIntl().formatMessage({ id: 'locator.answer.close' })}
    title={<FormattedMessage id="locator.favorite.signIn.title" />}
    description={<FormattedMessage id="locator.favorite.signIn.body" values={brand} />}
    actions={<AccountWays onSigningIn={onClose} onSignedIn={onSignedIn} />}
  />
);
