import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Insertable, Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { deleteInBatches } from '../../storage/delete-in-batches.ts';
import type { Tables } from '../../storage/tables.ts';

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

/**
 * Stores a price as the session's current one and returns its orderId. An identical price that is still valid and has
 * no order is prolonged under the same orderId: two tabs with one cart share one price (docs/decisions/014).
 */
export const storePrice = async (
  { db, ids }: Pick<AppDeps, 'db' | 'ids'>,
  content: PriceContent,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> => {
  const contentHash = hashOf(content);
  const prolonged = await db
    .updateTable('priced_order')
    .set({ expires_at: expiresAt })
    .where('session_id', '=', content.session_id ?? '')
    .where('content_hash', '=', contentHash)
    .where('expires_at', '>', now)
    .where((eb) => eb.not(isReplaced(eb as ExpressionBuilder<Tables, 'priced_order'>)))
    .where((eb) => eb.not(isOrdered(eb as ExpressionBuilder<Tables, 'priced_order'>)))
    .returning('order_id')
    .executeTakeFirst();
  if (prolonged) return prolonged.order_id;
  const orderId = ids.next();
  await db
    .insertInto('priced_order')
    .values({
      ...content,
      order_id: orderId,
      content_hash: contentHash,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return orderId;
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
