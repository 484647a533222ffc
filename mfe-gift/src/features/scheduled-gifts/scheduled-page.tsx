import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { toMajorUnits, type ScheduledGift } from '@crema/shared-contracts';
import { toAppError, useErrorText, useHost, usePageHead } from '@crema/remote-kit';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
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
import { ChangeDialog } from './change-dialog.tsx';
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

type OnError = (error: string | undefined) => void;
/** Asks, then cancels; the question says where the money goes. */
const useCancel = ({ cancel, reload }: Pick<ScheduledGifts, 'cancel' | 'reload'>, setError: OnError) => {
  const host = useHost();
  const intl = useIntl();
  const describe = useErrorText(scheduledErrors);
  const [busyId, setBusyId] = useState<string>();
  const ask = async ({ giftId, recipientName: name, amount }: ScheduledGift): Promise<void> => {
    setError(undefined);
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
    if (!isSure) return;
    setBusyId(giftId);
    try {
      await cancel(giftId);
      host.toast({ text: intl.formatMessage({ id: 'gift.scheduled.cancelled' }, { name }), kind: 'success' });
    } catch (cause) {
      setError(describe(cause).text);
      if (endsChange.has(toAppError(cause).code)) reload();
    } finally {
      setBusyId(undefined);
    }
  };
  return { ask, busyId };
};

interface GiftListProps {
  readonly scheduled: ScheduledGifts;
  readonly heading: ReactNode;
  readonly gifts: readonly ScheduledGift[];
  readonly onError: OnError;
}
const GiftList = ({ scheduled, heading, gifts, onError }: GiftListProps) => {
  const { toast } = useHost();
  const intl = useIntl();
  const [changed, setChanged] = useState<ScheduledGift>();
  const { ask, busyId } = useCancel(scheduled, onError);
  const close = () => setChanged(undefined);
  const save: ScheduledGifts['change'] = async (giftId, change) => {
    await scheduled.change(giftId, change);
    toast({
      text: intl.formatMessage({ id: 'gift.scheduled.changed' }, { name: change.recipientName }),
      kind: 'success',
    });
  };
  const end = (reason: string) => {
    close();
    onError(reason);
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
      {changed && (
        <ChangeDialog
          gift={changed}
          closeLabel={intl.formatMessage({ id: 'gift.close' })}
          onChange={save}
          onClose={close}
          onEnded={end}
        />
      )}
    </>
  );
};

/**
 * /gift/scheduled: the member's gifts that wait for their day are changed and cancelled until they are sent (D-73); those that were sent
 * are listed with what became of them (pitfalls G11).
 */
export const ScheduledPage = () => {
  const intl = useIntl();
  const scheduled = useScheduledGifts();
  const { resource, reload } = scheduled;
  // It outlasts the list, which is read again.
  const [error, setError] = useState<string>();
  const sent = useSentGifts();
  const hasSent = sent.resource.status !== 'ready' || sent.resource.value.gifts.length > 0;
  const id = useId();
  usePageHead({ title: intl.formatMessage({ id: 'gift.scheduled.title' }) });
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
        {error && <Banner tone="error">{error}</Banner>}
        {resource.status === 'ready' && resource.value.gifts.length > 0 && (
          <section aria-labelledby={id}>
            <Stack gap={2}>
              <GiftList
                scheduled={scheduled}
                gifts={resource.value.gifts}
                onError={setError}
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
          <ErrorState
            headingLevel={2}
            title={<FormattedMessage id="gift.scheduled.notLoaded" />}
            actions={
              <Button onClick={reload}>
                <FormattedMessage id="gift.error.retry" />
              </Button>
            }
          >
            <FormattedMessage id="gift.error.body" />
          </ErrorState>
        )}
        <SentList sent={sent} />
      </Stack>
    </Page>
  );
};
