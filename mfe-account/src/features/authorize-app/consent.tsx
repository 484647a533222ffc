import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, type OauthStatusReply } from '@crema/shared-contracts';
import { useMember } from '@crema/remote-kit';
import { Button, Card, Cluster, Dialog, Page, Stack, Text } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { AppMark } from '../../apps/app-mark.tsx';
import { ScopeList } from '../../apps/scope-list.tsx';
import { destinationOf } from './authorize-app.rules.ts';
import s from '../../apps/apps.module.css';
import type { Problem } from './use-authorization.ts';

interface ConsentProps {
  readonly status: OauthStatusReply;
  readonly path: string;
  readonly isSending: boolean;
  readonly problem: Problem | undefined;
  readonly confirm: (status: OauthStatusReply) => Promise<void>;
  readonly cancel: (status: OauthStatusReply) => void;
  readonly dismiss: () => void;
}

/** ACC-082: why the consent was not stored, with the next step. */
const FailedConsent = ({ status, problem, confirm, dismiss }: ConsentProps & { problem: Problem }) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={dismiss}
      title={intl.formatMessage({ id: 'account.authorize.failed' })}
      actions={
        <>
          {problem.action === 'try-again' && (
            <Button onClick={() => void confirm(status)}>
              <FormattedMessage id="account.tryAgain" />
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            <FormattedMessage id="account.authorize.close" />
          </Button>
        </>
      }
    >
      <Text>{problem.text}</Text>
    </Dialog>
  );
};

const SignedInAs = ({ path }: { readonly path: string }) => {
  const member = useMember();
  const otherMember = `${accountPaths.signIn}?${new URLSearchParams({ reauth: '1', returnUrl: path })}`;
  return (
    <Text size="note" tone="muted">
      <FormattedMessage
        id="account.authorize.as"
        values={{
          email: member?.email ?? '',
          link: (words) => (
            <Link key="other" to={otherMember}>
              {words}
            </Link>
          ),
        }}
      />
    </Text>
  );
};

/** The question to the member: who asks, for what, and where the browser goes afterwards (ACC-081). */
export const Consent = (props: ConsentProps) => {
  const { status, path, isSending, problem, confirm, cancel } = props;
  const { clientName: name, clientImage: image, claims, redirectUri } = status;
  return (
    <Page
      width="narrow"
      eyebrow={<FormattedMessage id="account.authorize.eyebrow" values={brand} />}
      title={<FormattedMessage id="account.authorize.title" values={{ ...brand, name }} />}
    >
      <Stack gap={3}>
        <div className={s.identity}>
          <AppMark name={name} image={image} />
          <SignedInAs path={path} />
        </div>
        <Card tone="outlined">
          <ScopeList scopes={claims.map(({ scope }) => scope)} />
        </Card>
        <Text size="note" tone="muted">
          <FormattedMessage
            id="account.authorize.note"
            values={{ name, destination: destinationOf(redirectUri) ?? redirectUri }}
          />
        </Text>
        <Cluster gap={2}>
          <Button size="large" busy={isSending} onClick={() => void confirm(status)}>
            <FormattedMessage id="account.authorize.confirm" />
          </Button>
          <Button size="large" variant="secondary" disabled={isSending} onClick={() => cancel(status)}>
            <FormattedMessage id="account.keep" />
          </Button>
        </Cluster>
      </Stack>
      {problem && <FailedConsent {...props} problem={problem} />}
    </Page>
  );
};
