import { FormattedMessage } from 'react-intl';
import { useFlag, useMember } from '@crema/remote-kit';
import { Page } from '@crema/shared-ui';
import { DeletionBanner } from '../../settings/deletion-banner.tsx';
import { RecoveryBanner } from '../../settings/recovery-banner.tsx';
import { SettingsNav } from '../../settings/settings-nav.tsx';
import s from './settings-home-page.module.css';

/** /account/settings (ACC-041): the list of settings. */
export const SettingsHomePage = () => {
  const member = useMember();
  const hasSecondStep = useFlag('enableMfaFeatures');
  return (
    <Page
      width="medium"
      title={<FormattedMessage id="account.settings.title" />}
      lead={<FormattedMessage id="account.settings.lead" values={{ email: member?.email ?? '' }} />}
    >
      <DeletionBanner />
      {hasSecondStep && <RecoveryBanner />}
      <div className={s.list}>
        <SettingsNav />
      </div>
    </Page>
  );
};
