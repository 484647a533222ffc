import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHeadingFocus, useMember, usePageHead } from '@crema/remote-kit';
import { EmptyState, Icon, Page, Skeleton, Stack, backLinkClass, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { giftPaths } from '../../gift-paths.ts';
import { ProblemBanner } from '../../problems/problem-banner.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { SentList } from './sent-list.tsx';
import { useSentGifts } from './use-sent-gifts.ts';
import { useScheduledGifts } from './use-scheduled-gifts.ts';
import type { ShownProblem } from './use-cancel.ts';
import { WaitingList } from './waiting-list.tsx';

const NoGifts = () => (
  <EmptyState
    art={<Illustration name="inbox" size={160} />}
    title={<FormattedMessage id="gift.scheduled.empty" />}
    actions={
      <Link to={giftPaths.root} className={buttonClass()}>
        <FormattedMessage id="gift.unknown.all" />
      </Link>
    }
  >
    <FormattedMessage id="gift.scheduled.empty.body" />
  </EmptyState>
);

const OwnGifts = () => {
  const intl = useIntl();
  const scheduled = useScheduledGifts();
  const { resource, reload } = scheduled;
  // It outlasts the list, which is read again.
  const [shown, setShown] = useState<ShownProblem>();
  const sent = useSentGifts();
  const reloadAll = () => {
    reload();
    sent.reload();
  };
  const hasSent = sent.resource.status !== 'ready' || sent.resource.value.gifts.length > 0;
  // One sign-in loads both lists.
  const isSignedOut = resource.status === 'failed' && resource.error.code === 'UNAUTHENTICATED';
  usePageHead({ title: intl.formatMessage({ id: 'gift.scheduled.title' }) });
  // A cancelled gift goes with the button that had focus.
  useHeadingFocus(
    resource.status === 'ready' ? resource.value.gifts.map(({ giftId }) => giftId).join() : undefined,
  );
  return (
    <Page
      width="narrow"
      back={
        <Link to={giftPaths.root} className={backLinkClass}>
          <Icon name="chevron-left" size={20} />
          <FormattedMessage id="gift.back" />
        </Link>
      }
      title={<FormattedMessage id="gift.scheduled.title" />}
      lead={<FormattedMessage id="gift.scheduled.lead" />}
    >
      <Stack gap={4}>
        {shown && <ProblemBanner problem={shown.problem} onSignedIn={shown.resume} />}
        {resource.status === 'ready' && resource.value.gifts.length > 0 && (
          <WaitingList scheduled={scheduled} gifts={resource.value.gifts} onProblem={setShown} />
        )}
        {resource.status === 'ready' && resource.value.gifts.length === 0 && !hasSent && <NoGifts />}
        {resource.status === 'loading' && (
          <Stack gap={2} aria-busy="true">
            <Skeleton shape="block" height="9rem" count={2} />
          </Stack>
        )}
        {resource.status === 'failed' && (
          <NotLoaded
            error={resource.error}
            headingLevel={2}
            titleId="gift.scheduled.notLoaded"
            onRetry={reloadAll}
          />
        )}
        {!isSignedOut && <SentList sent={sent} />}
      </Stack>
    </Page>
  );
};

/**
 * /gift/scheduled: the member's gifts that wait for their day are changed and cancelled until they are sent (D-73); those that were sent
 * are listed with what became of them (pitfalls G11). Another member's page starts again (D-166).
 */
export const ScheduledPage = () => <OwnGifts key={useMember()?.memberId} />;
