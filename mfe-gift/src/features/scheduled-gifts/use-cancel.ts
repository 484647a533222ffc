import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toMajorUnits, type ScheduledGift } from '@crema/shared-contracts';
import { toAppError, useErrorText, useHost } from '@crema/remote-kit';
import type { Problem } from '../../problems/problem-banner.tsx';
import { endsChange, scheduledErrors } from './scheduled.errors.ts';

export type OnProblem = (problem: ShownProblem | undefined) => void;
/** A problem, and the function that repeats the refused change after a sign-in. */
export interface ShownProblem {
  readonly problem: Problem;
  readonly resume: () => void;
}
type CancelledGift = Pick<ScheduledGift, 'giftId' | 'recipientName' | 'amount'>;
interface Cancelling {
  readonly cancel: (giftId: string) => Promise<void>;
  readonly reload: () => void;
  /** The message about the gift's link and its amount. */
  readonly bodyId: string;
}
/** Asks, then cancels; the question says where the money goes. */
export const useCancel = ({ cancel, reload, bodyId }: Cancelling, onProblem: OnProblem) => {
  const host = useHost();
  const intl = useIntl();
  const describe = useErrorText(scheduledErrors);
  const [busyId, setBusyId] = useState<string>();
  const send = async (gift: CancelledGift): Promise<void> => {
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
  const ask = async (gift: CancelledGift): Promise<void> => {
    const { recipientName: name, amount } = gift;
    onProblem(undefined);
    const isSure = await host.confirm({
      title: intl.formatMessage({ id: 'gift.scheduled.cancel.title' }, { name }),
      body: intl.formatMessage(
        { id: bodyId },
        {
          name,
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
