import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHeadingFocus, usePageHead, type AppError } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, Page, Skeleton, Stack, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { giftPaths } from '../../gift-paths.ts';
import { ProblemBanner } from '../../problems/problem-banner.tsx';
import { SentList } from './sent-list.tsx';
import type { ShownProblem } from './use-cancel.ts';
import { useGuestGifts } from './use-guest-gifts.ts';
import { WaitingList } from './waiting-list.tsx';

const invalidCodes: ReadonlySet<string> = new Set(['GIFT_LINK_INVALID', 'VALIDATION']);

const NotOpened = ({ error, onRetry }: { readonly error: AppError; readonly onRetry: () => void }) =>
  invalidCodes.has(error.code) ? (
    <EmptyState
      headingLevel={1}
      art={<Illustration name="lost" size={160} />}
      title={<FormattedMessage id="gift.guest.invalid" />}
      actions={
        <Link to="/help" className={buttonClass('secondary')}>
          <FormattedMessage id="gift.guest.help" />
        </Link>
      }
    >
      <FormattedMessage id="gift.guest.invalid.body" />
    </EmptyState>
  ) : (
    <ErrorState
      headingLevel={1}
      title={
        <FormattedMessage
          id={error.code === 'TOO_MANY_REQUESTS' ? 'gift.claim.limited' : 'gift.sent.notLoaded'}
        />
      }
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="gift.error.retry" />
        </Button>
      }
    >
      <FormattedMessage
        id={error.code === 'TOO_MANY_REQUESTS' ? 'gift.claim.limited.body' : 'gift.error.body'}
      />
    </ErrorState>
  );

/** /gift/order: a guest's gifts, by the link of the receipt: what became of them, and what a member does with own gifts (L-31). */
export const GuestGiftsPage = () => {
  const intl = useIntl();
  const { resource, ...gifts } = useGuestGifts();
  const [shown, setShown] = useState<ShownProblem>();
  usePageHead({ title: intl.formatMessage({ id: 'gift.scheduled.title' }) });
  useHeadingFocus(
    resource.status === 'ready'
      ? resource.value.scheduled.map(({ giftId }) => giftId).join()
      : resource.status,
  );
  if (resource.status === 'failed') return <NotOpened error={resource.error} onRetry={gifts.reload} />;
  const value = resource.status === 'ready' ? resource.value : undefined;
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="gift.scheduled.title" />}
      lead={value && <FormattedMessage id="gift.guest.lead" values={{ number: value.orderNumber }} />}
    >
      <Stack gap={4}>
        {shown && <ProblemBanner problem={shown.problem} onSignedIn={shown.resume} />}
        {value && value.scheduled.length > 0 && (
          <WaitingList scheduled={gifts} gifts={value.scheduled} onProblem={setShown} />
        )}
        {value && <SentList sent={{ ...gifts, resource: { status: 'ready', value } }} />}
        {!value && (
          <Stack gap={2} aria-busy="true">
            <Skeleton shape="block" height="9rem" count={2} />
          </Stack>
        )}
        <Link to={giftPaths.root} className={buttonClass('secondary')}>
          <FormattedMessage id="gift.done.another" />
        </Link>
      </Stack>
    </Page>
  );
};
