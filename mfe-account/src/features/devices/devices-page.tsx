import { FormattedMessage, useIntl } from 'react-intl';
import { mfaRestPaths, type MemberSession, type SessionsReply } from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import { Button, List, ListRow, Stack, Tag, TimeText, useTimeText } from '@crema/shared-ui';
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
/** A session lasts 30 days at most: without the year a line of a phone has room for the moment. */
const moment = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const endQuestion = {
  body: 'account.devices.signOut.body',
  confirm: 'account.devices.signOut.confirm',
} as const;
const Sessions = ({ sessions, onChange }: SessionsProps) => {
  const intl = useIntl();
  const { change, running, error } = useChange();
  const isConfirmed = useConfirmed();
  const timeText = useTimeText();
  const deviceOf = ({ device }: MemberSession) =>
    device || intl.formatMessage({ id: 'account.devices.unknown' });
  /** Of equal devices each is named with its sign-in. */
  const nameOf = (session: MemberSession) => {
    const name = deviceOf(session);
    const isUnique = sessions.every((other) => other === session || deviceOf(other) !== name);
    const time = timeText(session.signedInAt, moment);
    return isUnique ? name : intl.formatMessage({ id: 'account.devices.oneOf' }, { name, time });
  };
  /** Without a session: all others. */
  const end = async (path: string, session?: MemberSession) => {
    const question =
      session === undefined
        ? { ...endQuestion, title: 'account.devices.signOutAll.title' }
        : { ...endQuestion, title: 'account.devices.signOut.title', name: nameOf(session) };
    if (!(await isConfirmed(question))) return;
    const reply = await change<SessionsReply>(path, 'DELETE');
    if (reply) onChange(reply);
  };
  return (
    <Stack gap={3}>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      <List>
        {sessions.map((session) => (
          <ListRow
            key={session.id}
            title={deviceOf(session)}
            detail={
              <>
                <FormattedMessage
                  id="account.devices.signedIn"
                  values={{ time: <TimeText value={session.signedInAt} {...moment} /> }}
                />
                <br />
                <FormattedMessage
                  id="account.devices.lastUse"
                  values={{ time: <TimeText value={session.lastUsedAt} {...moment} /> }}
                />
              </>
            }
            end={
              session.current ? (
                <Tag>
                  <FormattedMessage id="account.devices.current" />
                </Tag>
              ) : (
                <Button
                  variant="quiet"
                  busy={running === mfaRestPaths.session(session.id)}
                  onClick={() => void end(mfaRestPaths.session(session.id), session)}
                >
                  <NamedAction id="account.devices.signOut" name={nameOf(session)} />
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
