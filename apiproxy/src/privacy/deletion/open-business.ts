import { sql } from 'kysely';
import type { Db } from '../../storage/database.ts';

/**
 * Whether money of the member waits for a bank or a store: an order that is not picked up, or a payment that is not decided. The
 * deletion waits for it, because its result is booked on the member's cards or mailed (decision 133).
 */
export const hasOpenBusiness = async (db: Db, memberId: string): Promise<boolean> => {
  const { rows } = await sql<{ open: boolean }>`select
    exists (select from orders where member_id = ${memberId} and status not in ('PICKED_UP', 'VOIDED'))
    or exists (select from order_payment where member_id = ${memberId} and state = 'WAITING')
    or exists (select from card_reload where member_id = ${memberId} and state = 'STARTED')
    or exists (select from gift_purchase where member_id = ${memberId} and state in ('STARTED', 'PAID'))
    or exists (select from gift join gift_purchase using (purchase_id)
      where gift_purchase.member_id = ${memberId} and gift.state = 'SCHEDULED' and gift.deliver_at is null)
    as open`.execute(db);
  return rows[0]?.open ?? false;
};

/** Whether a mail about the deletion is still to be sent: it needs the address. */
export const hasWaitingMail = async (db: Db, memberId: string): Promise<boolean> => {
  const { rows } = await sql<{ waiting: boolean }>`select exists (
    select from job where done_at is null and dead_at is null and (
      (topic = 'mail-detached-card' and payload ->> 'memberId' = ${memberId})
      or (topic = 'mail-gift-cancelled' and payload ->> 'giftId' in (
        select gift_id from gift join gift_purchase using (purchase_id) where gift_purchase.member_id = ${memberId}))))
    as waiting`.execute(db);
  return rows[0]?.waiting ?? false;
};
