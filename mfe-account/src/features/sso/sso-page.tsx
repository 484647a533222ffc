import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, EmptyState, ErrorState, Spinner, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import { LazyCodeOverlay } from '../../second-factor/lazy-code-overlay.tsx';
import { useSso } from './use-sso.ts';

/** /account/signin/sso/{token}: signs in a member whom another site of ours sends here (ACC-007). */
export const SsoPage = () => {
  const intl = useIntl();
  const { state, retry, returnUrl, proved, giveUp } = useSso();
  const signIn = (
    <Link to={withReturnUrl(accountPaths.signIn, returnUrl)} className={buttonClass('primary')}>
      <FormattedMessage id="account.signIn.submit" />
    </Link>
  );
  if (state.kind === 'invalid')
    return (
      <ErrorState headingLevel={1} title={<FormattedMessage id="account.sso.invalid" />} actions={signIn}>
        <FormattedMessage id="account.sso.invalid.body" />
      </ErrorState>
    );
  if (state.kind === 'failed')
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="account.sso.failed" />}
        actions={
          <>
            <Button onClick={retry}>
              <FormattedMessage id="account.tryAgain" />
            </Button>
            {signIn}
          </>
        }
      >
        <FormattedMessage id="account.error.unavailable" />
      </ErrorState>
    );
  return (
    <>
      <EmptyState
        headingLevel={1}
        art={<Spinner label={intl.formatMessage({ id: 'account.sso.busy' })} size="large" />}
        title={<FormattedMessage id="account.sso.busy" />}
      />
      {state.kind === 'factor' && (
        <LazyCodeOverlay
          challengeId={state.challenge.challengeId}
          methods={state.challenge.methods}
          onProved={proved}
          onClose={giveUp}
        />
      )}
    </>
  );
};
