import type { OrderVoid } from '../../generated/resolvers.ts';
import type { Db } from '../../storage/database.ts';
import type { OrderRow } from '../stored-orders.ts';
import { ofCaptured, toPaidTender } from '../receipts/paid-tenders.ts';

type VoidableOrder = Pick<OrderRow, 'order_id' | 'status' | 'currency'>;

/** The reason why an order was voided, and the amounts that were given back; null for any other order. */
export const findOrderVoid = async (
  db: Db,
  { order_id, status, currency }: VoidableOrder,
): Promise<OrderVoid | null> => {
  if (status !== 'VOIDED') return null;
  const { reason, at } = await db
    .selectFrom('order_void')
    .innerJoin('order_transition', 'order_transition.order_id', 'order_void.order_id')
    .select(['reason', 'at'])
    .where('order_void.order_id', '=', order_id)
    .where('order_transition.status', '=', 'VOIDED')
    .executeTakeFirstOrThrow();
  const tenders = await db
    .selectFrom('order_tender')
    .select(['returned_to', 'amount_minor'])
    .where('order_id', '=', order_id)
    .orderBy('position')
    .execute();
  const returned = tenders.map(({ returned_to, amount_minor }) =>
    toPaidTender({ label: returned_to ?? '', amount_minor }, currency),
  );
  return { reason, at: at.toISOString(), returned: [...(await ofCaptured(db, order_id, returned))] };
};
