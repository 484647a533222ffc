import { sql } from 'kysely';
import type { AccountDeletion } from '../personal-data/account-deletion.ts';

/** D-160: the deletion waits for open orders. */
export const orderingDeletion: AccountDeletion = {
  effects: async (db, memberId) => {
    const { count } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('member_id', '=', memberId)
      .where('status', 'not in', ['PICKED_UP', 'VOIDED'])
      .executeTakeFirstOrThrow();
    return { openOrders: Number(count) };
  },
  hasOpenBusiness: async (db, memberId) => {
    const { rows } = await sql<{ open: boolean }>`select
      exists (select from orders where member_id = ${memberId} and status not in ('PICKED_UP', 'VOIDED'))
      or exists (select from order_payment where member_id = ${memberId} and state = 'WAITING')
      as open`.execute(db);
    return rows[0]?.open ?? false;
  },
};
