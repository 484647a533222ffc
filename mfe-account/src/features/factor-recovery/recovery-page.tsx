import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { customerService, mfaRestPaths, type FactorRecoveryReply } from '@crema/shared-contracts';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  Page,
  PageSkeleton,
  Stack,
  Text,
  TimeText,
  buttonClass,
} from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { FormError } from '../../layout/form-error.tsx';
import { RecoveryMessages } from '../../layout/recovery-messages.tsx';
import { useLinkToken, useMailedLink } from '../../mailed-link/use-mailed-link.ts';
import { useChange } from '../../settings/use-change.ts';

type State = FactorRecoveryReply['state'] | 'invalid';

/** The states in which nothing is left to do here, with the next step. */
const Over = ({ state }: { readonly state: 'done' | 'cancelled' | 'invalid' }) => {
  const isDone = state === 'done';
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id={`account.recovery.${state}`} />}
      actions={
        <Link
          to={state === 'cancelled' ? accountPaths.forgotPassword : accountPaths.signIn}
          className={buttonClass(isDone ? 'primary' : 'secondary')}
        >
          <FormattedMessage
            id={state === 'cancelled' ? 'account.recovery.choose' : 'account.recovery.signIn'}
          />
        </Link>
      }
    >
      <FormattedMessage id={`account.recovery.${state}.body`} />
    </EmptyState>
  );
};

const Frame = ({ error, children }: { readonly error: string | undefined; readonly children: ReactNode }) => (
  <Page width="narrow" title={<FormattedMessage id="account.recovery.title" />}>
    <Stack gap={3}>
      {error && <FormError title={<FormattedMessage id="account.recovery.failed" />}>{error}</FormError>}
      {children}
    </Stack>
  </Page>
);

interface RequestProps {
  readonly token: string;
  readonly reply: FactorRecoveryReply;
  readonly onChange: (reply: FactorRecoveryReply) => void;
}
/** Both actions need a press: programs that open links in mails change nothing. */
const RequestOfLink = ({ token, reply, onChange }: RequestProps) => {
  const { change, running, error } = useChange();
  const send = async (path: string) => {
    const next = await change<FactorRecoveryReply>(path, 'POST', { token });
    if (next) onChange(next);
  };
  const isWaiting = reply.state === 'waiting';
  return (
    <Frame error={error}>
      {isWaiting && (
        <Banner
          tone="warning"
          title={
            <FormattedMessage
              id="account.recovery.planned"
              values={{ date: <TimeText value={reply.dueAt ?? ''} dateStyle="long" timeStyle="short" /> }}
            />
          }
        >
          <FormattedMessage
            id={reply.isApproved ? 'account.recovery.approved' : 'account.recovery.unapproved'}
          />
        </Banner>
      )}
      <Text>
        <FormattedMessage id={isWaiting ? 'account.recovery.waiting' : 'account.recovery.start.body'} />
      </Text>
      {isWaiting && !reply.isApproved && (
        <Link to={customerService.helpPath} className={buttonClass('primary')}>
          <FormattedMessage id="account.recovery.call" />
        </Link>
      )}
      <Button
        variant={isWaiting ? 'secondary' : 'primary'}
        busy={running !== undefined}
        onClick={() => void send(isWaiting ? mfaRestPaths.cancelRecovery : mfaRestPaths.startRecovery)}
      >
        <FormattedMessage id={isWaiting ? 'account.recovery.cancel' : 'account.recovery.start'} />
      </Button>
    </Frame>
  );
};

const OpenedLink = ({ token }: { readonly token: string }) => {
  const { resource, reload, setValue } = useMailedLink<FactorRecoveryReply>(mfaRestPaths.recoveryLink, token);
  if (resource.status === 'loading') return <PageSkeleton kind="message" />;
  if (resource.status === 'failed' && resource.error.code !== 'EMAIL_LINK_INVALID')
    return (
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="account.recovery.notOpened" />}
        actions={
          <Button onClick={reload}>
            <FormattedMessage id="account.tryAgain" />
          </Button>
        }
      >
        <FormattedMessage id="account.recovery.notOpened.body" />
      </ErrorState>
    );
  const state: State = resource.status === 'ready' ? resource.value.state : 'invalid';
  if (resource.status === 'ready' && (state === 'asked' || state === 'waiting'))
    return <RequestOfLink token={token} reply={resource.value} onChange={setValue} />;
  return <Over state={state === 'done' || state === 'cancelled' ? state : 'invalid'} />;
};

/** /account/recover-second-step: begins, shows and cancels a request to turn two-step verification off, by the mailed link (L-79). */
export const RecoveryPage = () => {
  const token = useLinkToken();
  return (
    <RecoveryMessages>
      {token ? <OpenedLink key={token} token={token} /> : <Over state="invalid" />}
    </RecoveryMessages>
  );
};
