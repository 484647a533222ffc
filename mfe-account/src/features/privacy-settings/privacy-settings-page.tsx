import { FormattedMessage } from 'react-intl';
import { brand, privacyRestPaths, type PrivacyReply } from '@crema/shared-contracts';
import { useHost, useMember, useResource } from '@crema/remote-kit';
import { Stack } from '@crema/shared-ui';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PersonalUse } from './personal-use.tsx';

/** /account/settings/privacy (ACC-041): the use of personal information, a file of everything that is stored, and where else a member decides about it. */
export const PrivacySettingsPage = () => {
  const member = useMember();
  const { resource, reload, set } = useResource<PrivacyReply>(privacyRestPaths.privacy);
  const { refreshSession } = useHost();
  const changeDeletion = (reply: PrivacyReply) => {
    set(reply);
    // The banner of the other pages reads the day from the session.
    void refreshSession().catch(() => undefined);
  };
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.privacy" />}
      lead={<FormattedMessage id="account.privacy.lead" values={brand} />}
    >
      <Stack gap={4}>
        <SettingsResource resource={resource} onRetry={reload}>
          {({ personalUseEndedAt, dataExport, deletionDueAt }) => (
            <>
              {member && (
                <PersonalUse key={member.memberId} email={member.email} endedAt={personalUseEndedAt} />
              )}
              <DataExport file={dataExport} onChange={set} />
              <DeleteAccount dueAt={deletionDueAt} onChange={changeDeletion} />
            </>
          )}
        </SettingsResource>
      </Stack>
    </SettingsLayout>
  );
};
