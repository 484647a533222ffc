import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { toMajorUnits, type ScheduledGift } from '@crema/shared-contracts';
import {
  toAppError,
  useErrorText,
  useHeadingFocus,
  useHost,
  useMember,
  usePageHead,
} from '@crema/remote-kit';
import {
  EmptyState,
  Heading,
  Icon,
  Page,
  Skeleton,
  Stack,
  backLinkClass,
  buttonClass,
} from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { giftPaths } from '../../gift-paths.ts';
import { ProblemBanner, type Problem } from '../../problems/problem-banner.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { ScheduledGiftCard } from './scheduled-gift-card.tsx';
import { endsChange, scheduledErrors } from './scheduled.errors.ts';
import s from './scheduled-page.module.css';
import { SentList } from './sent-list.tsx';
import { useSentGifts } from './use-sent-gifts.ts';
import { useScheduledGifts, type ScheduledGifts } from './use-scheduled-gifts.ts';

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

type OnProblem = (problem: ShownProblem | undefined) => void;
/** A problem, and the function that repeats the refused change after a sign-in. */
interface ShownProblem {
  readonly problem: Problem;
  readonly resume: () => void;
}
/** Asks, then cancels; the question says where the money goes. */
const useCancel = ({ cancel, reload }: Pick<ScheduledGifts, 'cancel' | 'reload'>, onProblem: OnProblem) => {
  const host = useHost();
  const intl = useIntl();
  const describe = useErrorText(scheduledErrors);
  const [busyId, setBusyId] = useState<string>();
  const send = async (gift: ScheduledGift): Promise<void> => {
    const { giftId, recipientName: name } = gift;
    onProblem(undefined);
    setBusyId(giftId);
    try {
      await cancel(giftId);
      host.toast({ text: intl.formatMessage({ id: 'gift.scheduled.cancelled' }, { name }), kind: 'success' });
    } catch (cause) {
      onProblem({ problem: describe(cause), resume: () => void send(gift) });
      if (endsChange.has(toAppError(cause).code)) reload();
    } finally {
      setBusyId(undefined);
    }
  };
  const ask = async (gift: ScheduledGift): Promise<void> => {
    const { recipientName: name, amount } = gift;
    onProblem(undefined);
    const isSure = await host.confirm({
      title: intl.formatMessage({ id: 'gift.scheduled.cancel.title' }, { name }),
      body: intl.formatMessage(
        { id: 'gift.scheduled.cancel.body' },
        {
          amount: intl.formatNumber(toMajorUnits(amount), { style: 'currency', currency: amount.currency }),
        },
      ),
      confirmLabel: intl.formatMessage({ id: 'gift.scheduled.cancel' }),
      cancelLabel: intl.formatMessage({ id: 'gift.scheduled.keep' }),
      tone: 'danger',
    });
    if (isSure) await send(gift);
  };
  return { ask, busyId };
};

interface GiftListProps {
  readonly scheduled: ScheduledGifts;
  readonly heading: ReactNode;
  readonly gifts: readonly ScheduledGift[];
  readonly onProblem: OnProblem;
}
const GiftList = ({ scheduled, heading, gifts, onProblem }: GiftListProps) => {
  const { toast } = useHost();
  const intl = useIntl();
  const [changed, setChanged] = useState<ScheduledGift>();
  const { ask, busyId } = useCancel(scheduled, onProblem);
  const close = () => setChanged(undefined);
  const save: ScheduledGifts['change'] = async (giftId, change) => {
    await scheduled.change(giftId, change);
    toast({
      text: intl.formatMessage({ id: 'gift.scheduled.changed' }, { name: change.recipientName }),
      kind: 'success',
    });
  };
  const end = (problem: Problem) => {
    close();
    onProblem({ problem, resume: scheduled.reload });
    scheduled.reload();
  };
  return (
    <>
      {heading}
      <ul className={s.list}>
        {gifts.map((gift) => (
          <ScheduledGiftCard
            key={gift.giftId}
            gift={gift}
            isBusy={busyId === gift.giftId}
            onChange={() => setChanged(gift)}
            onCancel={() => void ask(gift)}
          />
        ))}
      </ul>
      {changed && <ChangeDialog gift={changed} onChange={save} onClose={close} onEnded={end} />}
    </>
  );
};

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
  const id = useId();
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
          <section aria-labelledby={id}>
            <Stack gap={2}>
              <GiftList
                scheduled={scheduled}
                gifts={resource.value.gifts}
                onProblem={setShown}
                heading={
                  <Heading level={2} id={id}>
                    <FormattedMessage id="gift.scheduled.waiting" />
                  </Heading>
                }
              />
            </Stack>
          </section>
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
