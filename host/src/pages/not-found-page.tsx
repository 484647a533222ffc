import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { EmptyState, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { HostPageLayout } from './host-page-layout.tsx';

/** The code of the suggestion is loaded when it is needed, which is rarely. */
const useSuggestion = (): ReactNode => {
  const [suggestion, setSuggestion] = useState<ReactNode>();
  useEffect(() => {
    import('./nearest-page-link.tsx').then(
      ({ NearestPageLink }) => setSuggestion(<NearestPageLink />),
      // The page has its link to the start page.
      () => undefined,
    );
  }, []);
  return suggestion;
};

/** PLT-010, D-141: a friendly page with the router's error in a collapsed detail. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  const suggestion = useSuggestion();
  return (
    <HostPageLayout>
      <EmptyState
        art={<Illustration name="lost" />}
        headingLevel={1}
        title={<FormattedMessage id="host.notFound.title" />}
        actions={
          <>
            {suggestion}
            <Link className={buttonClass(suggestion ? 'secondary' : 'primary')} to="/">
              <FormattedMessage id="host.home" />
            </Link>
          </>
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
