import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, oauthRestPaths, type ConnectedApp, type ConnectedAppsReply } from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import {
  Button,
  Card,
  Cluster,
  EmptyState,
  Heading,
  Icon,
  Stack,
  Tag,
  Text,
  TimeText,
} from '@crema/shared-ui';
import { neighbourPaths } from '../../account-paths.ts';
import { AppMark } from '../../apps/app-mark.tsx';
import { FormError } from '../../layout/form-error.tsx';
import { NamedAction } from '../../settings/named-action.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { useChange } from '../../settings/use-change.ts';
import { useConfirmed } from '../../settings/use-confirmed.ts';
import s from '../../apps/apps.module.css';

const endQuestion = {
  title: 'account.apps.end.title',
  body: 'account.apps.end.body',
  confirm: 'account.apps.end.confirm',
} as const;

/** The data that the app reads, the day of the consent, and the last use. */
const AppDetail = ({ scopes, connectedAt, lastUsedAt }: ConnectedApp) => (
  <Stack gap={1}>
    <Cluster gap={1}>
      {scopes.map((scope) => (
        <Tag key={scope}>
          <FormattedMessage id={`account.scope.${scope}`} />
        </Tag>
      ))}
    </Cluster>
    <Text size="note" tone="muted">
      <FormattedMessage
        id="account.apps.since"
        values={{ date: <TimeText value={connectedAt} dateStyle="medium" /> }}
      />
    </Text>
    <Text size="note" tone="muted">
      {lastUsedAt === null ? (
        <FormattedMessage id="account.apps.unused" />
      ) : (
        <FormattedMessage
          id="account.devices.lastUse"
          values={{ time: <TimeText value={lastUsedAt} dateStyle="medium" timeStyle="short" /> }}
        />
      )}
    </Text>
  </Stack>
);

interface AppsProps extends ConnectedAppsReply {
  readonly onChange: (reply: ConnectedAppsReply) => void;
}
const Apps = ({ apps, onChange }: AppsProps) => {
  const { change, running, error } = useChange();
  const isConfirmed = useConfirmed();
  const end = async ({ id, name }: ConnectedApp) => {
    if (!(await isConfirmed({ ...endQuestion, name }))) return;
    const reply = await change<ConnectedAppsReply>(oauthRestPaths.connectedApp(id), 'DELETE');
    if (reply) onChange(reply);
  };
  if (apps.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        art={<Icon name="link" size={44} />}
        title={<FormattedMessage id="account.apps.none" />}
      >
        <FormattedMessage id="account.apps.none.body" values={brand} />
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      <Stack as="ul" role="list" gap={2}>
        {apps.map((app) => (
          <Card key={app.id} as="li" tone="outlined">
            <Stack gap={2}>
              <div className={s.identity}>
                <AppMark name={app.name} image={app.image} />
                <Heading level={2} size="small">
                  {app.name}
                </Heading>
              </div>
              <AppDetail {...app} />
              <div>
                <Button
                  variant="secondary"
                  busy={running === oauthRestPaths.connectedApp(app.id)}
                  onClick={() => void end(app)}
                >
                  <NamedAction id="account.apps.end" name={app.name} />
                </Button>
              </div>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
};

/** /account/settings/connected-apps: the apps that have access to the account, and the end of it (D-120). */
export const ConnectedAppsPage = () => {
  const { resource, reload, set } = useResource<ConnectedAppsReply>(oauthRestPaths.connectedApps);
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.apps" />}
      lead={<FormattedMessage id="account.apps.lead" />}
    >
      <SettingsResource resource={resource} onRetry={reload}>
        {({ apps }) => <Apps apps={apps} onChange={set} />}
      </SettingsResource>
      <Link to={neighbourPaths.developers}>
        <FormattedMessage id="account.apps.developers" />
      </Link>
    </SettingsLayout>
  );
};
