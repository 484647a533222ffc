import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useSendConfirmation } from '@crema/remote-kit';
import { Banner, Button, Card, Cluster, Page, Stack, Text, buttonClass } from '@crema/shared-ui';
import { ScopeList } from '../../apps/scope-list.tsx';
import { publicPath } from '../../return-url/return-url.rules.ts';
import { knownScopes } from './authorize-app.rules.ts';
import type { Problem } from './use-authorization.ts';

const sentIds = {
  sent: 'account.confirmEmail.sent',
  'too-many': 'account.confirmEmail.tooMany',
  'not-sent': 'account.confirmEmail.notSent',
} as const;

/** D-157, D-158: the member confirms the address, and then continues here. */
const ConfirmEmail = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { sending, send } = useSendConfirmation(onRetry);
  return (
    <>
      {sending !== 'idle' && sending !== 'sending' && (
        <Text role="status">
          <FormattedMessage id={sentIds[sending]} />
        </Text>
      )}
      {sending !== 'sent' && (
        <Button busy={sending === 'sending'} onClick={() => void send()}>
          <FormattedMessage id="account.confirmEmail.send" />
        </Button>
      )}
      <Button variant="secondary" onClick={onRetry}>
        <FormattedMessage id="account.authorize.confirmed" />
      </Button>
    </>
  );
};

interface RefusedStatusProps {
  readonly scope: string;
  readonly problem: Problem;
  readonly onRetry: () => void;
}
/**
 * ACC-084, D-120: the form stays, with what was asked for and what is wrong, and without the buttons. An unknown app or address is
 * refused only.
 */
export const RefusedStatus = ({ scope, problem, onRetry }: RefusedStatusProps) => {
  // Nobody has registered this app, or its address: what it asks for says nothing.
  const scopes = problem.action === 'got-it' ? [] : knownScopes(scope);
  return (
    <Page width="narrow" title={<FormattedMessage id="account.authorize.title.unknown" values={brand} />}>
      <Stack gap={3}>
        <Banner tone="error" title={<FormattedMessage id="account.authorize.refused" />}>
          {problem.text}
        </Banner>
        {scopes.length > 0 && (
          <Card tone="outlined">
            <ScopeList scopes={scopes} />
          </Card>
        )}
        <Cluster gap={2}>
          {problem.action === 'confirm-email' && <ConfirmEmail onRetry={onRetry} />}
          {problem.action === 'try-again' && (
            <Button onClick={onRetry}>
              <FormattedMessage id="account.tryAgain" />
            </Button>
          )}
          <Link to={publicPath} className={buttonClass('secondary')}>
            <FormattedMessage id="account.backHome" />
          </Link>
        </Cluster>
      </Stack>
    </Page>
  );
};
