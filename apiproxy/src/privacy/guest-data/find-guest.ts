import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { GuestSubject } from '../../personal-data/personal-data.ts';

const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>, db: Kysely<Tables>) =>
  (await query.execute(db)).rows.map(({ id }) => id);

interface Scope {
  /** Only what existed then; without it everything. */
  readonly until?: Date;
  /** Only what is over: an order that is picked up or voided, a payment that is decided, a purchase whose gifts are sent. */
  readonly isOver?: boolean;
}
const anything = sql<boolean>`true`;

/** The orders and purchases of an address without signing in. */
export const findGuest = async (
  db: Kysely<Tables>,
  email: string,
  { until, isOver = false }: Scope = {},
): Promise<GuestSubject> => {
  const isBefore = (column: string) => (until ? sql<boolean>`${sql.ref(column)} <= ${until}` : anything);
  const isPickedUp = isOver ? sql<boolean>`status in ('PICKED_UP', 'VOIDED')` : anything;
  const isDecided = isOver ? sql<boolean>`state <> 'WAITING'` : anything;
  const isSent = isOver
    ? sql<boolean>`(state in ('DONE', 'FAILED') and not exists (
        select from gift where gift.purchase_id = purchase.purchase_id and gift.state = 'SCHEDULED'))`
    : anything;
  return {
    email,
    orderIds: await idsOf(
      // A payment that was not decided at once has its order only afterwards.
      sql<{ id: string }>`select order_id as id from orders
          where member_id is null and lower(email) = ${email} and ${isPickedUp} and ${isBefore('placed_at')}
        union select order_id from order_payment
          where member_id is null and lower(submission -> 'guestContact' ->> 'email') = ${email} and ${isDecided} and ${isBefore('created_at')}
            and not exists (select from orders where orders.order_id = order_payment.order_id)`,
      db,
    ),
    purchaseIds: await idsOf(
      sql<{ id: string }>`select purchase_id as id from gift_purchase purchase
        where member_id is null and lower(gift_order ->> 'senderEmail') = ${email} and ${isSent} and ${isBefore('created_at')}`,
      db,
    ),
  };
};

/** The number of gifts that were sent to the address and that no member of the address has. */
export const countReceivedGifts = async (db: Kysely<Tables>, email: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from gift
    where lower(recipient_email) = ${email} and state <> 'SCHEDULED'
      and not exists (select from member where member.member_id = gift.claimed_by and member.email = ${email})`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

const size = ({ orderIds, purchaseIds }: GuestSubject): number => orderIds.length + purchaseIds.length;
/** The number of orders and purchases of that time that are not over. */
export const countOpen = async (db: Kysely<Tables>, email: string, until: Date): Promise<number> =>
  size(await findGuest(db, email, { until })) - size(await findGuest(db, email, { until, isOver: true }));
