import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { findReturnUrlError, type OauthConsentRequest } from '@crema/shared-contracts';
import { useMember } from '@crema/remote-kit';
import { EmptyState, ErrorState, PageSkeleton, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { publicPath, withReturnUrl } from '../../return-url/return-url.rules.ts';
import { readAuthorizationRequest } from './authorize-app.rules.ts';
import { Consent } from './consent.tsx';
import { RefusedStatus } from './refused-status.tsx';
import { useAuthorization } from './use-authorization.ts';

/** ACC-084: nothing is sent. */
const Incomplete = () => (
  <ErrorState
    headingLevel={1}
    title={<FormattedMessage id="account.authorize.incomplete" />}
    actions={
      <Link to={publicPath} className={buttonClass('secondary')}>
        <FormattedMessage id="account.backHome" />
      </Link>
    }
  >
    <FormattedMessage id="account.authorize.incomplete.body" />
  </ErrorState>
);

interface RequestProps {
  readonly request: OauthConsentRequest;
  /** This page with the whole query, for the way through another page. */
  readonly path: string;
  readonly isMember: boolean;
}
const Request = ({ request, path, isMember }: RequestProps) => {
  const { state, retry, ...answers } = useAuthorization(request);
  if (state.kind === 'unproved') return <Navigate to={withReturnUrl(accountPaths.stepUp, path)} replace />;
  if (state.kind === 'loading') return <PageSkeleton kind="form" />;
  if (state.kind === 'failed' && !isMember && state.problem.code === 'UNAUTHENTICATED')
    return <Navigate to={withReturnUrl(accountPaths.signIn, path)} replace />;
  if (state.kind === 'failed')
    return <RefusedStatus scope={request.scope} problem={state.problem} onRetry={retry} />;
  if (state.kind === 'leaving')
    return (
      <EmptyState
        headingLevel={1}
        title={<FormattedMessage id="account.authorize.leaving" values={{ name: state.name }} />}
      >
        <FormattedMessage id="account.authorize.leaving.body" />
      </EmptyState>
    );
  return <Consent status={state.status} path={path} {...answers} />;
};

/** /oauth/authorize: gives an app access to the account (ACC-080 to ACC-084). A visitor whose request the server does not refuse signs in and comes back here. */
export const AuthorizeAppPage = () => {
  const member = useMember();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const request = useMemo(() => readAuthorizationRequest(search), [search]);
  // A request that the sign-in could not lead back to would be lost.
  if (!request || findReturnUrlError(path)) return <Incomplete />;
  // Another request, and another member, begin from the start.
  return (
    <Request
      key={`${member?.memberId ?? ''} ${search}`}
      request={request}
      path={path}
      isMember={member !== undefined}
    />
  );
};
