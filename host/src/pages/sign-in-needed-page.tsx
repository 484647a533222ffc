import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { HostPageLayout } from './host-page-layout.tsx';

/** Replaces a member's page while no remote provides sign-in. */
export const SignInNeededPage = () => (
  <HostPageLayout>
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id="host.signInNeeded.title" />}
      actions={
        <Link className={buttonClass('primary')} to="/">
          <FormattedMessage id="host.home" />
        </Link>
      }
    >
      <FormattedMessage id="host.signInNeeded.body" />
    </EmptyState>
  </HostPageLayout>
);
