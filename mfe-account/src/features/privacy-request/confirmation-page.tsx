import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { neighbourPaths } from '../../account-paths.ts';
import { PrivacyMessages } from '../../layout/privacy-messages.tsx';

/** /personal-information/confirmation (ACC-071): never shows whether the address has an account. */
export const ConfirmationPage = () => (
  <PrivacyMessages>
    <EmptyState
      headingLevel={1}
      art={<Illustration name="inbox" size={200} />}
      title={<FormattedMessage id="account.privacyRequest.sent" />}
      actions={
        <Link to={neighbourPaths.privacyNotice} className={buttonClass('secondary')}>
          <FormattedMessage id="account.privacyRequest.notice" />
        </Link>
      }
    >
      <FormattedMessage id="account.privacyRequest.sent.body" />
    </EmptyState>
  </PrivacyMessages>
);
