import { FormattedMessage } from 'react-intl';
import { mfaRestPaths, type MemberSession, type SessionsReply } from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import { Button, List, ListRow, Stack, Tag, TimeText } from '@crema/shared-ui';
import { FormError } from '../../layout/form-error.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { useChange } from '../../settings/use-change.ts';

interface SessionsProps {
  readonly sessions: readonly MemberSession[];
  readonly onChange: (reply: SessionsReply) => void;
}
const Sessions = ({ sessions, onChange }: SessionsProps) => {
  const { change, running, error } = useChange();
  const end = async (path: string) => {
    const reply = await change<SessionsReply>(path, 'DELETE');
    if (reply) onChange(reply);
  };
  return (
    <Stack gap={3}>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      <List>
        {sessions.map(({ id, device, lastUsedAt, current }) => (
          <ListRow
            key={id}
            title={device || <FormattedMessage id="account.devices.unknown" />}
            detail={
              <FormattedMessage
                id="account.devices.lastUse"
                values={{ time: <TimeText value={lastUsedAt} dateStyle="medium" timeStyle="short" /> }}
              />
            }
            end={
              current ? (
                <Tag>
                  <FormattedMessage id="account.devices.current" />
                </Tag>
              ) : (
                <Button
                  variant="quiet"
                  busy={running === mfaRestPaths.session(id)}
                  onClick={() => void end(mfaRestPaths.session(id))}
                >
                  <FormattedMessage id="account.devices.signOut" />
                </Button>
              )
            }
          />
        ))}
      </List>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          busy={running === mfaRestPaths.sessions}
          onClick={() => void end(mfaRestPaths.sessions)}
        >
          <FormattedMessage id="account.devices.signOutAll" />
        </Button>
      )}
    </Stack>
  );
};

/** /account/settings/devices: the member's sessions, and signing out of them (D-118). */
export const DevicesPage = () => {
  const { resource, reload, set } = useResource<SessionsReply>(mfaRestPaths.sessions);
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.devices" />}
      lead={<FormattedMessage id="account.devices.lead" />}
    >
      <SettingsResource resource={resource} onRetry={reload}>
        {({ sessions }) => <Sessions sessions={sessions} onChange={set} />}
      </SettingsResource>
    </SettingsLayout>
  );
};
