import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { HostPageLayout } from './host-page-layout.tsx';

/** PLT-010, D-141: a friendly page with the router's error in a collapsed detail. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <HostPageLayout>
      <EmptyState
        art={<Illustration name="lost" />}
        headingLevel={1}
        title={<FormattedMessage id="host.notFound.title" />}
        actions={
          <Link className={buttonClass('primary')} to="/">
            <FormattedMessage id="host.home" />
          </Link>
        }
      >
        <p>
          <FormattedMessage id="host.notFound.body" />
        </p>
        <details className="crema-detail">
          <summary>
            <FormattedMessage id="host.notFound.detail" />
          </summary>
          {/* The router's error text, as in the log; it is not translated. */}
          <code lang="en">{`${pathname} did not match any installed routes`}</code>
        </details>
      </EmptyState>
    </HostPageLayout>
  );
};
