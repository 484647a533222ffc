import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Dialog } from '@crema/shared-ui';
import { AccountActions } from '../account/account-actions.tsx';

interface SignInRequiredProps {
  readonly onClose: () => void;
  /** The function is called once the customer is signed in, so that the caller can save the favourite. */
  readonly onSignedIn: () => void;
}

/** Asks a guest to sign in, because favourites belong to an account (LOC-051). */
export const SignInRequired = ({ onClose, onSignedIn }: SignInRequiredProps) => (
  <Dialog
    open
    onClose={onClose}
    closeLabel={useIntl().formatMessage({ id: 'locator.answer.close' })}
    title={<FormattedMessage id="locator.favorite.signIn.title" />}
    description={<FormattedMessage id="locator.favorite.signIn.body" values={brand} />}
    actions={<AccountActions onSigningIn={onClose} onSignedIn={onSignedIn} />}
  />
);
