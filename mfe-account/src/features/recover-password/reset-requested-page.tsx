import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useErrorText, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, Icon, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { recoveryErrors } from '../../password/recovery.errors.ts';
import { latestResetRequest, requestReset, type ResetRequest } from './reset-request.ts';

/** The failure of the request that the page before has sent, and a way to send it again. */
const useSentRequest = () => {
  const host = useHost();
  const describe = useErrorText(recoveryErrors);
  const [request, setRequest] = useState<ResetRequest | undefined>(latestResetRequest);
  const [failure, setFailure] = useState<{ readonly code: string; readonly text: string }>();
  useEffect(() => {
    let isCurrent = true;
    request?.sent.catch((cause: unknown) => {
      const { error, text } = describe(cause);
      if (isCurrent) setFailure({ code: error.code, text });
    });
    return () => {
      isCurrent = false;
    };
    // `describe` changes with the language only.
  }, [request, describe]);
  const retry = useCallback(() => {
    if (!request) return;
    setFailure(undefined);
    setRequest(requestReset(host, request.email));
  }, [host, request]);
  useRetryOnReconnect(failure?.code === 'OFFLINE', retry);
  return { failure, retry };
};

/** /account/forgot-password/success (ACC-009): never shows whether the address has an account. */
export const ResetRequestedPage = () => {
  const returnUrl = useReturnUrl();
  const { failure, retry } = useSentRequest();
  const again = withReturnUrl(accountPaths.forgotPassword, returnUrl);
  if (failure)
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="account.forgot.notSent" />}
        actions={
          <Button onClick={retry}>
            <FormattedMessage id="account.tryAgain" />
          </Button>
        }
      >
        {failure.text}
      </ErrorState>
    );
  return (
    <EmptyState
      headingLevel={1}
      art={<Icon name="mail" size={44} />}
      title={<FormattedMessage id="account.forgot.sent" />}
      actions={
        <>
          <Link to={withReturnUrl(accountPaths.signIn, returnUrl)} className={buttonClass('primary')}>
            <FormattedMessage id="account.forgot.back" />
          </Link>
          <Link to={again} className={buttonClass('secondary')}>
            <FormattedMessage id="account.forgot.again" />
          </Link>
        </>
      }
    >
      <FormattedMessage id="account.forgot.sent.body" />
    </EmptyState>
  );
};
