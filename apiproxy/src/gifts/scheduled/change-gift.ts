import { readGiftMessage, type Market, type ScheduledGiftChange } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { deliveryInstant, readZone } from '../delivery/delivery-day.ts';
import { enqueueDelivery } from '../delivery/deliver-gift.job.ts';
import { mailGiftSchedule } from '../delivery/mail-schedule.job.ts';
import type { GiftOwner } from '../owner/gift-owner.ts';
import { findDayViolation, findMessageViolation, throwViolation } from '../purchase/gift-rules.ts';
import { linkEndsAt } from '../purchase/issue-gifts.ts';
import { assertSingle, assertWaits, lockOwnGift } from './own-gifts.ts';
import { assertRecipient, readRecipient } from './read-recipient.ts';

interface ChangeRequest {
  readonly owner: GiftOwner;
  readonly market: Market;
  readonly giftId: string;
  readonly change: ScheduledGiftChange;
}

const read = ({ change, market }: ChangeRequest, deps: AppDeps) => {
  const recipient = readRecipient(change);
  const message = readGiftMessage(change.message);
  const timeZone = readZone(change.timeZone, market);
  const now = deps.clock.now();
  const date = change.deliveryDate.trim();
  const { configuration } = deps;
  assertRecipient(recipient);
  const violation =
    findMessageViolation(message, 'message', configuration) ??
    findDayViolation(date, 'deliveryDate', { timeZone, now });
  if (violation) throwViolation(violation);
  return { recipient, message, timeZone, now, date };
};

/**
 * Changes the recipient, the message or the day of a gift that waits (D-73). A day whose hour is past by now is sent at once. The
 * sender gets a confirmation of another day.
 */
export const changeGift = async (deps: AppDeps, request: ChangeRequest): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const gift = await lockOwnGift(trx, request.owner, request.giftId);
    assertWaits(gift);
    const { recipient, message, timeZone, now, date } = read(request, deps);
    await assertSingle(trx, gift, recipient.email);
    const deliverAt = deliveryInstant(date, timeZone, now);
    await trx
      .updateTable('gift')
      .set({
        recipient_name: recipient.name,
        recipient_email: recipient.email,
        message,
        deliver_at: deliverAt,
        time_zone: timeZone,
        expires_at: linkEndsAt(deliverAt ?? now),
      })
      .where('gift_id', '=', gift.gift_id)
      .execute();
    if (deliverAt?.getTime() === gift.deliver_at?.getTime()) return;
    await enqueueDelivery(trx, deps, { gift_id: gift.gift_id, deliver_at: deliverAt });
    if (deliverAt)
      await enqueueJob(trx, deps, {
        job: mailGiftSchedule,
        payload: { giftId: gift.gift_id, deliverAt: deliverAt.toISOString() },
      });
  });
  deps.jobs.notify();
};
