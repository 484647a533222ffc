import { readTexts, type Market, type ScheduledGiftChange } from '@crema/shared-contracts';
import { scheduledGiftChange } from '@crema/shared-contracts/wire/gifts';
import { textsOf } from '@crema/shared-contracts/wire/typed-text';
import type { AppDeps } from '../../http/app-deps.ts';
import { toLocal } from '../../stores/stores.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { deliveryInstant, readZone } from '../delivery/delivery-day.ts';
import { enqueueDelivery } from '../delivery/deliver-gift.job.ts';
import type { ShownGift } from '../delivery/gift-store.ts';
import { mailGiftSchedule } from '../delivery/mail-schedule.job.ts';
import type { GiftOwner } from '../owner/gift-owner.ts';
import { findMomentViolation, findWordsViolation, throwViolation } from '../purchase/gift-rules.ts';
import { linkEndsAt } from '../purchase/issue-gifts.ts';
import { assertSingle, assertWaits, lockOwnGift } from './own-gifts.ts';
import { assertRecipient, readRecipient } from './read-recipient.ts';

interface ChangeRequest {
  readonly owner: GiftOwner;
  readonly market: Market;
  readonly giftId: string;
  readonly change: ScheduledGiftChange;
}

/** Pages of earlier releases name no hour: the gift keeps its own. */
const hourOf = ({ deliver_at, time_zone }: ShownGift): string | undefined => {
  if (!deliver_at) return undefined;
  const { minuteOfDay } = toLocal(deliver_at, time_zone);
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:00`;
};

const texts = textsOf(scheduledGiftChange);
const read = ({ change, market }: ChangeRequest, deps: AppDeps, gift: ShownGift) => {
  const { name, email } = readRecipient(change);
  // The sender passes the link on: there is no other address.
  const recipient = { name, email: gift.delivery_method === 'link' ? gift.recipient_email : email };
  const { message } = readTexts(texts, change);
  const now = deps.clock.now();
  const moment = {
    date: change.deliveryDate.trim(),
    time: change.deliveryTime?.trim() ?? hourOf(gift),
    timeZone: readZone(change.timeZone, market),
  };
  const { configuration } = deps;
  assertRecipient(recipient);
  const violation =
    findWordsViolation(texts, { message }, '', configuration) ?? findMomentViolation(moment, '', now);
  if (violation) throwViolation(violation);
  return { recipient, message, moment, now };
};

/**
 * Changes the recipient, the message, the day or the hour of a gift that waits (D-73). A day whose hour is past by now is sent at once. The
 * sender gets a confirmation of another day or hour.
 */
export const changeGift = async (deps: AppDeps, request: ChangeRequest): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const gift = await lockOwnGift(trx, request.owner, request.giftId);
    assertWaits(gift);
    const { recipient, message, moment, now } = read(request, deps, gift);
    await assertSingle(trx, gift, recipient.email);
    const deliverAt = deliveryInstant(moment, now);
    await trx
      .updateTable('gift')
      .set({
        recipient_name: recipient.name,
        recipient_email: recipient.email,
        message,
        deliver_at: deliverAt,
        time_zone: moment.timeZone,
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
