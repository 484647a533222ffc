import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@crema/remote-kit';
import { Banner, TimeText, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../account-paths.ts';
import s from './deletion-banner.module.css';

/**
 * On the pages of the settings and of the history: the day on which the account is deleted, and the page on which it can be kept
 * (D-119). The session has the day, so that the first rendering has the banner.
 */
export const DeletionBanner = () => {
  const session = useSession();
  const isPrivacyPage = useLocation().pathname === accountPaths.privacy;
  const dueAt = session.kind === 'member' ? session.deletionDueAt : undefined;
  if (dueAt === undefined || isPrivacyPage) return null;
  return (
    <Banner
      tone="warning"
      className={s.banner}
      title={
        <FormattedMessage
          id="account.deletion.planned"
          values={{ date: <TimeText value={dueAt} dateStyle="long" /> }}
        />
      }
      action={
        <Link to={accountPaths.privacy} className={buttonClass('secondary', { size: 'small' })}>
          <FormattedMessage id="account.deletion.see" />
        </Link>
      }
    />
  );
};
