import { sql, type Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/**
 * L-80: takes an address and its name out of what buyers typed, once no gift to it waits. Call it before the gifts lose their
 * recipient: they say which purchases are meant, and a purchase that failed has none.
 */
export const forgetRecipient = async (trx: Transaction<Tables>, email: string): Promise<void> => {
  const emptied = JSON.stringify({ recipientName: '', recipientEmail: '' });
  await sql`update gift_purchase purchase set gift_order = jsonb_set(gift_order, '{gifts}', (
      select jsonb_agg(case when lower(entry ->> 'recipientEmail') = ${email}
        then entry || ${emptied}::jsonb else entry end order by place)
      from jsonb_array_elements(gift_order -> 'gifts') with ordinality as listed (entry, place)))
    where state in ('DONE', 'FAILED')
      and exists (select from jsonb_array_elements(gift_order -> 'gifts') entry
        where lower(entry ->> 'recipientEmail') = ${email})
      and not exists (select from gift where gift.purchase_id = purchase.purchase_id
        and gift.state = 'SCHEDULED' and lower(gift.recipient_email) = ${email})`.execute(trx);
};
