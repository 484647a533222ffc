import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ErrorState, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';

/** /account/forgot-password-reset/{token}: the mailed link was used or is too old (ACC-010). */
export const LinkExpiredPage = () => (
  <ErrorState
    headingLevel={1}
    title={<FormattedMessage id="account.reset.expired" />}
    actions={
      <Link to={accountPaths.forgotPassword} className={buttonClass('primary')}>
        <FormattedMessage id="account.tryAgain" />
      </Link>
    }
  >
    <FormattedMessage id="account.reset.expired.body" />
  </ErrorState>
);
