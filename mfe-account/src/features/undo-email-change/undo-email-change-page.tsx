import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { accountRestPaths, brand, type EmailChangeUndoneReply } from '@crema/shared-contracts';
import { toAppError, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, Icon, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';

type State = 'asking' | 'sending' | 'done' | 'invalid' | 'failed';

/** Sends the token of the mailed link when the member presses: programs that open links in mails change nothing. */
const useUndo = () => {
  const { http, refreshSession } = useHost();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  const [state, setState] = useState<State>(token ? 'asking' : 'invalid');
  useEffect(() => {
    // The token does not stay in the address bar, as others may see or copy it.
    if (search) void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  const undo = async () => {
    setState('sending');
    try {
      await http<EmailChangeUndoneReply>(accountRestPaths.undoEmailChange, {
        method: 'POST',
        body: { token },
      });
      setState('done');
      await refreshSession().catch(() => undefined);
    } catch (cause) {
      setState(toAppError(cause).code === 'EMAIL_LINK_INVALID' ? 'invalid' : 'failed');
    }
  };
  useRetryOnReconnect(state === 'failed', () => setState('asking'));
  return { state, undo: () => void undo() };
};

const Invalid = () => (
  <ErrorState
    headingLevel={1}
    title={<FormattedMessage id="account.undoEmail.invalid" />}
    actions={
      <Link to="/help" className={buttonClass('secondary')}>
        <FormattedMessage id="account.undoEmail.help" />
      </Link>
    }
  >
    <FormattedMessage id="account.undoEmail.invalid.body" />
  </ErrorState>
);

/** /account/undo-email-change: takes a change of the email address back by the link that the earlier address got (L-75). */
export const UndoEmailChangePage = () => {
  const { state, undo } = useUndo();
  if (state === 'invalid') return <Invalid />;
  if (state === 'done')
    return (
      <EmptyState
        headingLevel={1}
        art={<Icon name="check" size={44} />}
        title={<FormattedMessage id="account.undoEmail.done" />}
        actions={
          <Link to={accountPaths.forgotPassword} className={buttonClass('primary')}>
            <FormattedMessage id="account.undoEmail.choose" />
          </Link>
        }
      >
        <FormattedMessage id="account.undoEmail.done.body" />
      </EmptyState>
    );
  const button = (
    <Button busy={state === 'sending'} onClick={undo}>
      <FormattedMessage id={state === 'failed' ? 'account.tryAgain' : 'account.undoEmail.do'} />
    </Button>
  );
  if (state === 'failed')
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="account.undoEmail.failed" />}
        actions={button}
      >
        <FormattedMessage id="account.undoEmail.failed.body" />
      </ErrorState>
    );
  return (
    <EmptyState
      headingLevel={1}
      art={<Icon name="lock" size={44} />}
      title={<FormattedMessage id="account.undoEmail.title" />}
      actions={button}
    >
      <FormattedMessage id="account.undoEmail.body" values={brand} />
    </EmptyState>
  );
};
