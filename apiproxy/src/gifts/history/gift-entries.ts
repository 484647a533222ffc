import { money, type Currency, type HistoryEntry } from '@crema/shared-contracts';
import { sql } from 'kysely';
import { type HistorySource, plainEntry } from '../../history/history.public.ts';
import type { Db } from '../../storage/database.ts';
import { inWindow, newestFirst } from '../../storage/newest-first.ts';
import { findGiftReceipt } from './gift-receipts.ts';

/** The columns that all entries of gifts have; `people` has one name for each gift. */
const entryOf = (kind: string, key: string) =>
  [
    sql<string>`${sql.lit(`${kind}.`)} || ${sql.ref(key)}`.as('id'),
    sql<string>`${sql.lit(kind)}`.as('kind'),
  ] as const;

/** The member's purchases, each at the time at which its money was taken. */
const selectBought = (db: Db, memberId: string) =>
  db
    .selectFrom('gift_purchase as purchase')
    .where('purchase.member_id', '=', memberId)
    .where('purchase.state', '=', 'DONE')
    .select(entryOf('gift', 'purchase.purchase_id'))
    .select(sql<Date>`coalesce(purchase.settled_at, purchase.created_at)`.as('at'))
    .select([
      'purchase.total_minor as amount_minor',
      'purchase.currency',
      'purchase.purchase_id as purchase_id',
    ])
    .select(
      sql<string[]>`(select coalesce(array_agg(gift.recipient_name order by gift.position), '{}')
        from gift where gift.purchase_id = purchase.purchase_id)`.as('people'),
    );
const selectGifts = (db: Db) =>
  db.selectFrom('gift').innerJoin('gift_purchase as purchase', 'purchase.purchase_id', 'gift.purchase_id');
/** The gifts that the member added to the wallet. */
const selectReceived = (db: Db, memberId: string) =>
  selectGifts(db)
    .where('gift.claimed_by', '=', memberId)
    .where('gift.claimed_at', 'is not', null)
    .select(entryOf('received', 'gift.gift_id'))
    .select(sql<Date>`gift.claimed_at`.as('at'))
    .select(['gift.amount_minor', 'purchase.currency', 'purchase.purchase_id'])
    .select(sql<string[]>`array[gift.sender_name]`.as('people'));
/** The gifts that the member cancelled, each at the time at which its amount left its card (D-73). */
const selectCancelled = (db: Db, memberId: string) =>
  selectGifts(db)
    .innerJoin('svc_ledger as taken', (join) =>
      join.onRef('taken.ref_id', '=', 'gift.gift_id').on('taken.ref_type', '=', 'gift-cancelled'),
    )
    .where('purchase.member_id', '=', memberId)
    .where('gift.state', '=', 'CANCELLED')
    .select(entryOf('gift-refund', 'gift.gift_id'))
    .select('taken.at')
    .select(['gift.amount_minor', 'purchase.currency', 'purchase.purchase_id'])
    .select(sql<string[]>`array[gift.recipient_name]`.as('people'));

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly amount_minor: number;
  readonly currency: Currency;
  readonly purchase_id: string;
  readonly people: readonly string[];
}
const present = ({ id, kind, at, amount_minor, currency, purchase_id, people }: Row): HistoryEntry => ({
  ...plainEntry,
  id,
  type: kind === 'gift-refund' ? 'refund' : 'gift',
  at: at.toISOString(),
  amount: money(amount_minor, currency),
  gift: {
    direction: kind === 'received' ? 'received' : 'sent',
    orderId: kind === 'received' ? null : purchase_id,
    people,
  },
});

/** The gifts that a member bought, received, and cancelled, for the history (ACC-060). */
export const giftHistory: HistorySource = {
  types: ['gift', 'refund'],
  kinds: ['gift', 'received', 'gift-refund'],
  list: async ({ db }, { memberId }, window) => {
    const gifts = selectBought(db, memberId).unionAll(selectReceived(db, memberId));
    const refunds = selectCancelled(db, memberId);
    const { type } = window;
    const entries = type === 'refund' ? refunds : type === 'gift' ? gifts : gifts.unionAll(refunds);
    const rows = await db
      .selectFrom(entries.as('entry'))
      .selectAll('entry')
      .where(inWindow(window))
      .orderBy(newestFirst)
      .limit(window.limit)
      .execute();
    return rows.map(present);
  },
  receipt: (deps, reader, entry) => findGiftReceipt(deps, reader, entry),
};
