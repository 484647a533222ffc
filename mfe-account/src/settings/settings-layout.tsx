import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon, Page, backLinkClass } from '@crema/shared-ui';
import { accountPaths } from '../account-paths.ts';
import { DeletionBanner } from './deletion-banner.tsx';
import { SettingsNav } from './settings-nav.tsx';
import s from './settings-layout.module.css';

interface SettingsLayoutProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}
/** One setting: on a desktop with the list next to it, on a phone with a link back to the list. */
export const SettingsLayout = ({ title, lead, children }: SettingsLayoutProps) => {
  const intl = useIntl();
  return (
    <Page
      title={title}
      lead={lead}
      back={
        <Link to={accountPaths.settings} className={`${backLinkClass} ${s.back}`}>
          <Icon name="chevron-left" size={20} />
          <FormattedMessage id="account.settings.title" />
        </Link>
      }
    >
      <div className={s.layout}>
        <nav className={s.side} aria-label={intl.formatMessage({ id: 'account.settings.title' })}>
          <SettingsNav />
        </nav>
        <div className={s.content}>
          <DeletionBanner />
          {children}
        </div>
      </div>
    </Page>
  );
};
