import { FormattedMessage, useIntl } from 'react-intl';
import { mfaRestPaths, type MemberSession, type SessionsReply } from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import { Button, List, ListRow, Stack, Tag, TimeText } from '@crema/shared-ui';
import { FormError } from '../../layout/form-error.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { NamedAction } from '../../settings/named-action.tsx';
import { useChange } from '../../settings/use-change.ts';
import { useConfirmed } from '../../settings/use-confirmed.ts';

interface SessionsProps {
  readonly sessions: readonly MemberSession[];
  readonly onChange: (reply: SessionsReply) => void;
}
const endQuestion = {
  body: 'account.devices.signOut.body',
  confirm: 'account.devices.signOut.confirm',
} as const;
const Sessions = ({ sessions, onChange }: SessionsProps) => {
  const intl = useIntl();
  const { change, running, error } = useChange();
  const isConfirmed = useConfirmed();
  const nameOf = (device: string) => device || intl.formatMessage({ id: 'account.devices.unknown' });
  /** Without a device: all others. */
  const end = async (path: string, device?: string) => {
    const question =
      device === undefined
        ? { ...endQuestion, title: 'account.devices.signOutAll.title' }
        : { ...endQuestion, title: 'account.devices.signOut.title', name: nameOf(device) };
    if (!(await isConfirmed(question))) return;
    const reply = await change<SessionsReply>(path, 'DELETE');
    if (reply) onChange(reply);
  };
  return (
    <Stack gap={3}>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      <List>
        {sessions.map(({ id, device, signedInAt, lastUsedAt, current }) => (
          <ListRow
            key={id}
            title={nameOf(device)}
            detail={
              <>
                <FormattedMessage
                  id="account.devices.signedIn"
                  values={{ time: <TimeText value={signedInAt} dateStyle="medium" timeStyle="short" /> }}
                />
                <br />
                <FormattedMessage
                  id="account.devices.lastUse"
                  values={{ time: <TimeText value={lastUsedAt} dateStyle="medium" timeStyle="short" /> }}
                />
              </>
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
                  onClick={() => void end(mfaRestPaths.session(id), device)}
                >
                  <NamedAction id="account.devices.signOut" name={nameOf(device)} />
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

/** /account/settings/devices: the member's sessions, and signing out of them (ACC-041). */
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
