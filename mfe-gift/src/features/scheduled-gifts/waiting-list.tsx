import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScheduledGift } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Heading, Stack } from '@crema/shared-ui';
import type { Problem } from '../../problems/problem-banner.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ScheduledGiftCard } from './scheduled-gift-card.tsx';
import s from './scheduled-page.module.css';
import { useCancel, type OnProblem } from './use-cancel.ts';
import type { ScheduledGifts } from './use-scheduled-gifts.ts';

interface WaitingListProps {
  readonly scheduled: Pick<ScheduledGifts, 'change' | 'cancel' | 'reload'>;
  readonly gifts: readonly ScheduledGift[];
  readonly onProblem: OnProblem;
}
/** The gifts that wait for their day; each can be changed and cancelled. */
export const WaitingList = ({ scheduled, gifts, onProblem }: WaitingListProps) => {
  const { toast } = useHost();
  const intl = useIntl();
  const id = useId();
  const [changed, setChanged] = useState<ScheduledGift>();
  const { ask, busyId } = useCancel({ ...scheduled, bodyId: 'gift.scheduled.cancel.body' }, onProblem);
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
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          <FormattedMessage id="gift.scheduled.waiting" />
        </Heading>
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
      </Stack>
      {changed && <ChangeDialog gift={changed} onChange={save} onClose={close} onEnded={end} />}
    </section>
  );
};
