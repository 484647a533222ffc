import { money } from '@crema/shared-contracts';
import { sql, type Kysely } from 'kysely';
import type { LedgerEntry, TransactionMonth, TransactionType } from '../../generated/resolvers.ts';
import type { Tables } from '../../storage/tables.ts';
import type { CardRow } from '../card-store.ts';
import type { LedgerKind } from '../cards.tables.ts';

/** Every kind of entry belongs to one type of the page's filter. */
const types = {
  ISSUE: 'MONEY_ADDED',
  RELOAD: 'MONEY_ADDED',
  AUTO_RELOAD: 'MONEY_ADDED',
  GIFT: 'MONEY_ADDED',
  ORDER: 'PURCHASE',
  REFUND: 'PURCHASE',
  TRANSFER_IN: 'TRANSFER',
  TRANSFER_OUT: 'TRANSFER',
  CHARGEBACK: 'OTHER',
  CHARGEBACK_RETURN: 'OTHER',
} as const satisfies Record<LedgerKind, TransactionType>;
const allKinds = Object.keys(types) as readonly LedgerKind[];
const maxEntries = 500;

export interface TransactionFilter {
  readonly type?: TransactionType | null | undefined;
  readonly timeZone?: string | null | undefined;
}
/** Months begin in the reader's zone; in UTC if the device names none that exists (PLT-019). */
export const zoneOf = ({ timeZone }: Pick<TransactionFilter, 'timeZone'>): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/** The entries of the card's present owner in the filter, each with its month. */
const entriesOf = (db: Kysely<Tables>, card: CardRow, filter: TransactionFilter) =>
  db
    .selectFrom('svc_ledger')
    .selectAll()
    .select(sql<string>`to_char(at at time zone ${sql.lit(zoneOf(filter))}, 'YYYY-MM')`.as('month'))
    .where('card_id', '=', card.card_id)
    .where('seq', '>', card.hidden_through_seq)
    .where(
      'kind',
      'in',
      allKinds.filter((kind) => !filter.type || types[kind] === filter.type),
    );

/**
 * The entries, each with the order that it paid or refunded, or that caused the auto reload (K-17): of the card's present owner only,
 * so that an order of an earlier owner is never named.
 */
const withOrders = (db: Kysely<Tables>, card: CardRow, filter: TransactionFilter) =>
  db
    .selectFrom(entriesOf(db, card, filter).as('entry'))
    .leftJoin('card_reload as reload', (join) =>
      join
        .onRef('reload.reload_id', '=', 'entry.ref_id')
        .on('entry.ref_type', '=', 'reload')
        .on('reload.member_id', '=', card.member_id),
    )
    .leftJoin('svc_ledger as cause', (join) =>
      join
        .onRef('cause.entry_id', '=', sql.ref('reload.trigger_entry_id'))
        .on('cause.seq', '>', card.hidden_through_seq),
    )
    .leftJoin('orders', (join) =>
      join
        .on('orders.member_id', '=', card.member_id)
        // A later change of the tip refers to the order and its revision.
        .on(
          'orders.order_id',
          '=',
          sql<string>`case coalesce(cause.ref_type, entry.ref_type)
            when 'order' then coalesce(cause.ref_id, entry.ref_id)
            when 'order-tip' then split_part(coalesce(cause.ref_id, entry.ref_id), ':', 1) end`,
        ),
    )
    .leftJoin('store', 'store.store_number', 'orders.store_number')
    .selectAll('entry')
    .select(['orders.order_id', 'orders.store_name', 'store.time_zone']);

type Entry = Awaited<ReturnType<ReturnType<typeof withOrders>['execute']>>[number];
const present = (row: Entry, { currency }: CardRow): LedgerEntry => ({
  entryId: row.entry_id,
  kind: row.kind,
  amount: money(row.amount_minor, currency),
  balanceAfter: money(row.balance_after_minor, currency),
  at: row.at.toISOString(),
  refId: row.ref_id,
  order:
    row.order_id === null || row.store_name === null
      ? null
      : { orderId: row.order_id, storeName: row.store_name, timeZoneId: row.time_zone ?? 'UTC' },
});

/** The months that have entries, the latest first. */
const listMonths = async (db: Kysely<Tables>, card: CardRow, filter: TransactionFilter) => {
  const rows = await db
    .selectFrom(entriesOf(db, card, filter).as('entry'))
    .select('month')
    .distinct()
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month }) => month);
};

/** One month of a card's entries, the latest month by default, with the neighbouring months for paging. */
export const readMonth = async (
  db: Kysely<Tables>,
  card: CardRow,
  filter: TransactionFilter & { readonly month?: string | null | undefined },
): Promise<TransactionMonth> => {
  const months = await listMonths(db, card, filter);
  const month = filter.month ?? months[0] ?? null;
  if (month === null) return { month, entries: [], olderMonth: null, newerMonth: null };
  const rows = await withOrders(db, card, filter)
    .where('month', '=', month)
    .orderBy('entry.seq', 'desc')
    .limit(maxEntries)
    .execute();
  return {
    month,
    entries: rows.map((row) => present(row, card)),
    olderMonth: months.find((other) => other < month) ?? null,
    newerMonth: months.findLast((other) => other > month) ?? null,
  };
};

/** All entries of the filter, the latest first. */
export const readAll = async (
  db: Kysely<Tables>,
  card: CardRow,
  filter: TransactionFilter,
): Promise<readonly LedgerEntry[]> => {
  const rows = await withOrders(db, card, filter).orderBy('entry.seq', 'desc').execute();
  return rows.map((row) => present(row, card));
};

/** The latest entries, whatever their month. */
export const readLatest = async (
  db: Kysely<Tables>,
  card: CardRow,
  limit: number,
): Promise<LedgerEntry[]> => {
  const rows = await withOrders(db, card, {}).orderBy('entry.seq', 'desc').limit(limit).execute();
  return rows.map((row) => present(row, card));
};
