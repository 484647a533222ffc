import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useFlag } from '@crema/remote-kit';
import { Icon, type IconName } from '@crema/shared-ui';
import { accountPaths } from '../account-paths.ts';
import s from './settings-nav.module.css';

/** The settings in the order of the list. */
const entries: readonly { readonly path: string; readonly label: string; readonly icon: IconName }[] = [
  { path: accountPaths.personal, label: 'account.settings.personal', icon: 'user' },
  { path: accountPaths.partners, label: 'account.settings.partners', icon: 'star' },
  { path: accountPaths.editEmail, label: 'account.settings.email', icon: 'mail' },
  { path: accountPaths.password, label: 'account.settings.password', icon: 'eye' },
  {
    path: accountPaths.mfa,
    label: 'account.settings.mfa',
    icon: 'lock',
  },
  { path: accountPaths.devices, label: 'account.settings.devices', icon: 'phone' },
  { path: accountPaths.connectedApps, label: 'account.settings.apps', icon: 'link' },
  { path: accountPaths.privacy, label: 'account.settings.privacy', icon: 'lock' },
  { path: accountPaths.history, label: 'account.settings.history', icon: 'receipt' },
  { path: accountPaths.mailPreferences, label: 'account.settings.mail', icon: 'bell' },
];

/** The list of settings: the page itself on a phone, next to each setting on a desktop. */
export const SettingsNav = () => {
  const isMfaOn = useFlag('enableMfaFeatures');
  return (
    <ul role="list" className={s.list}>
      {entries
        .filter(({ path }) => isMfaOn || path !== accountPaths.mfa)
        .map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink to={path} end={path === accountPaths.personal} className={s.link ?? ''}>
              <Icon name={icon} size={20} />
              <span className={s.label}>
                <FormattedMessage id={label} />
              </span>
              <Icon name="chevron-right" size={20} />
            </NavLink>
          </li>
        ))}
    </ul>
  );
};
