import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, privacyRestPaths, type PrivacyReply } from '@crema/shared-contracts';
import { useMember, useResource } from '@crema/remote-kit';
import { Cluster, Stack, buttonClass } from '@crema/shared-ui';
import { accountPaths, neighbourPaths } from '../../account-paths.ts';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PersonalUse } from './personal-use.tsx';

/** /account/settings/privacy (ACC-041): the use of personal information, a file of everything that is stored, and where else a member decides about it. */
export const PrivacySettingsPage = () => {
  const member = useMember();
  const { resource, reload, set } = useResource<PrivacyReply>(privacyRestPaths.privacy);
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
              <DeleteAccount dueAt={deletionDueAt} onChange={set} />
            </>
          )}
        </SettingsResource>
        <Cluster gap={2}>
          <Link to={accountPaths.mailPreferences} className={buttonClass('secondary')}>
            <FormattedMessage id="account.settings.mail" />
          </Link>
          <Link to={neighbourPaths.privacyNotice} className={buttonClass('quiet')}>
            <FormattedMessage id="account.privacyRequest.notice" />
          </Link>
        </Cluster>
      </Stack>
    </SettingsLayout>
  );
};
