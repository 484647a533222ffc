import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { privacyRestPaths, type PrivacyReply } from '@crema/shared-contracts';
import { useHost, useMember } from '@crema/remote-kit';
import { Banner, TimeText, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../account-paths.ts';
import { readKnownDeletion, storeKnownDeletion } from './known-deletion.ts';
import s from './deletion-banner.module.css';

/** The day of the deletion that the server states; until it answers, the one that the last page knew. */
const useDeletionDate = (memberId: string): string | null => {
  const { http } = useHost();
  const [dueAt, setDueAt] = useState(() => readKnownDeletion(memberId));
  useEffect(() => {
    let isGone = false;
    http<PrivacyReply>(privacyRestPaths.privacy).then(
      (reply) => {
        storeKnownDeletion(memberId, reply.deletionDueAt);
        if (!isGone) setDueAt(reply.deletionDueAt);
      },
      // The page itself says what is wrong with the connection.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [http, memberId]);
  return dueAt;
};

const MemberBanner = ({ memberId }: { readonly memberId: string }) => {
  const dueAt = useDeletionDate(memberId);
  if (dueAt === null) return null;
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

/** On the pages of the settings and of the history: the day on which the account is deleted, and the page on which it can be kept (D-119). */
export const DeletionBanner = () => {
  const member = useMember();
  const isPrivacyPage = useLocation().pathname === accountPaths.privacy;
  return member && !isPrivacyPage ? <MemberBanner key={member.memberId} memberId={member.memberId} /> : null;
};
