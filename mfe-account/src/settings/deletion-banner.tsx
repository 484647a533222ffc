import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { privacyRestPaths, type PrivacyReply } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Banner, TimeText, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../account-paths.ts';

/** On each page of the settings: the day on which the account is deleted, and the page on which it can be kept (D-119). */
export const DeletionBanner = () => {
  const { http } = useHost();
  const isPrivacyPage = useLocation().pathname === accountPaths.privacy;
  const [dueAt, setDueAt] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    if (!isPrivacyPage)
      http<PrivacyReply>(privacyRestPaths.privacy).then(
        (reply) => isGone || setDueAt(reply.deletionDueAt),
        // The page itself says what is wrong with the connection.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [http, isPrivacyPage]);
  if (isPrivacyPage || dueAt === null) return null;
  return (
    <Banner
      tone="warning"
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
