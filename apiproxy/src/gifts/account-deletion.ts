import { sql } from 'kysely';
import type { AccountDeletion } from '../personal-data/account-deletion.ts';
import { mailGiftCancelled } from './delivery/mail-schedule.job.ts';
import { forgetRecipient } from './forget-recipient.ts';
import { cancelGift } from './scheduled/cancel-gift.ts';
import { listScheduled } from './scheduled/own-gifts.ts';

/** D-160: gifts that wait for their day are cancelled, and their money goes back. */
export const giftsDeletion: AccountDeletion = {
  effects: async (db, memberId, locale) => {
    const gifts = await listScheduled(db, { memberId }, locale);
    return {
      scheduledGifts: gifts.map(({ recipientName, amount, deliverAt }) => ({
        recipientName,
        amount,
        deliverAt,
      })),
    };
  },
  hasOpenBusiness: async (db, memberId) => {
    const { rows } = await sql<{ open: boolean }>`select
      exists (select from gift_purchase where member_id = ${memberId} and state in ('STARTED', 'PAID'))
      or exists (select from gift join gift_purchase using (purchase_id)
        where gift_purchase.member_id = ${memberId} and gift.state = 'SCHEDULED' and gift.deliver_at is null)
      as open`.execute(db);
    return rows[0]?.open ?? false;
  },
  close: async (deps, memberId) => {
    for (const { giftId } of await listScheduled(deps.db, { memberId }, 'en-US'))
      await cancelGift(deps, { owner: { memberId }, giftId });
  },
  hasWaitingMail: async (db, memberId) => {
    const { rows } = await sql<{ waiting: boolean }>`select exists (select from job
      where done_at is null and dead_at is null and topic = ${mailGiftCancelled.topic}
      and payload ->> 'giftId' in (
        select gift_id from gift join gift_purchase using (purchase_id) where gift_purchase.member_id = ${memberId}))
      as waiting`.execute(db);
    return rows[0]?.waiting ?? false;
  },
  forgetAddress: forgetRecipient,
};
