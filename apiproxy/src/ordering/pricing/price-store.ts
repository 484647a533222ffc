import { createHash } from 'node:crypto';
import { sql, type ExpressionBuilder, type Insertable, type Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { deleteInBatches } from '../../storage/delete-in-batches.ts';
import type { Tables } from '../../storage/tables.ts';
import { onSharedConnection } from '../../storage/shared-connection.ts';

/** Everything of a price except its id and times. */
export type PriceContent = Omit<
  Insertable<Tables['priced_order']>,
  'order_id' | 'content_hash' | 'created_at' | 'expires_at'
>;
const hashOf = (content: PriceContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** A session has one current price: its newest. */
const isReplaced = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'priced_order'>) =>
  exists(
    selectFrom('priced_order as newer')
      .select('newer.order_id')
      .whereRef('newer.session_id', '=', 'priced_order.session_id')
      .whereRef('newer.sequence', '>', 'priced_order.sequence'),
  );
const isOrdered = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'priced_order'>) =>
  exists(
    selectFrom('orders').select('orders.order_id').whereRef('orders.order_id', '=', 'priced_order.order_id'),
  );

/** Whether the session received another price since. */
export const isPriceReplaced = async (db: Kysely<Tables>, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('priced_order')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where(isReplaced)
    .executeTakeFirst()) !== undefined;

type PriceRow = Insertable<Tables['priced_order']>;
/** The type of each stored column: an insert that selects its values has no other source for them. */
const columnTypes = {
  order_id: 'text',
  session_id: 'text',
  content_hash: 'text',
  owner: 'text',
  is_guest: 'boolean',
  store_number: 'text',
  items: 'jsonb',
  consumption: 'text',
  pickup_option: 'text',
  summary: 'jsonb',
  offer: 'jsonb',
  total_minor: 'bigint',
  currency: 'text',
  locale: 'text',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
} as const satisfies Record<keyof PriceRow, string>;
const columns = Object.keys(columnTypes) as (keyof typeof columnTypes)[];
const columnList = sql.raw(columns.join(', '));
const valuesOf = (row: PriceRow) =>
  sql.join(columns.map((column) => sql`${row[column] ?? null}::${sql.raw(columnTypes[column])}`));

/**
 * Stores a price as the session's current one and returns its orderId. An identical price that is still valid and has
 * no order is prolonged under the same orderId: two tabs with one cart share one price (docs/decisions/016). One
 * statement does both: a price costs one round trip.
 */
export const storePrice = async (
  { db, ids }: Pick<AppDeps, 'db' | 'ids'>,
  content: PriceContent,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> => {
  const row = {
    ...content,
    order_id: ids.next(),
    content_hash: hashOf(content),
    created_at: now,
    expires_at: expiresAt,
  };
  const { rows } = await sql<{ order_id: string }>`
    with prolonged as (
      update priced_order as price set expires_at = ${expiresAt}
      where session_id = ${content.session_id ?? ''} and content_hash = ${row.content_hash} and expires_at > ${now}
        and not exists (select from priced_order as newer
          where newer.session_id = price.session_id and newer.sequence > price.sequence)
        and not exists (select from orders where orders.order_id = price.order_id)
      returning order_id
    ), inserted as (
      insert into priced_order (${columnList}) select ${valuesOf(row)}
      where not exists (select from prolonged) returning order_id
    )
    select order_id from prolonged union all select order_id from inserted`.execute(onSharedConnection(db));
  return rows[0]?.order_id ?? row.order_id;
};

/** Deletes prices that expired before `before` and have no order. */
export const deletePrices = (db: Kysely<Tables>, before: Date): Promise<void> =>
  deleteInBatches((limit) => {
    const unused = db
      .selectFrom('priced_order')
      .select('order_id')
      .where('expires_at', '<', before)
      .where((eb) => eb.not(isOrdered(eb)))
      .limit(limit);
    return db.deleteFrom('priced_order').where('order_id', 'in', unused);
  });
