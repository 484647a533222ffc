import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, Icon, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';

/** /account/reset-password-success (ACC-010): nobody is signed in, so that a second factor is asked for. */
export const PasswordResetPage = () => (
  <EmptyState
    headingLevel={1}
    art={<Icon name="check" size={44} />}
    title={<FormattedMessage id="account.reset.done" />}
    actions={
      <Link to={accountPaths.signIn} className={buttonClass('primary')}>
        <FormattedMessage id="account.signIn.submit" />
      </Link>
    }
  >
    <FormattedMessage id="account.reset.done.body" />
  </EmptyState>
);
