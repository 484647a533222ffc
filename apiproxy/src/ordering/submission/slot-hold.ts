import type { Kysely, Transaction } from 'kysely';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';
import { releaseSlot, takeSlot, toPickupCode } from '../../stores/stores.public.ts';
import type { SubmitFacts } from './submit-rules.ts';

/** The slot that the order's waiting payment holds a place in, if any. */
const findHold = async (db: Kysely<Tables>, orderId: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('order_payment')
      .select('slot_at')
      .where('order_id', '=', orderId)
      .where('slot_at', 'is not', null)
      .executeTakeFirst()
  )?.slot_at ?? undefined;

export const isSlotHeld = async (db: Kysely<Tables>, orderId: string, slotAt: Date): Promise<boolean> =>
  (await findHold(db, orderId))?.getTime() === slotAt.getTime();

const endHold = (trx: Transaction<Tables>, orderId: string) =>
  trx.updateTable('order_payment').set({ slot_at: null }).where('order_id', '=', orderId).execute();

/** Gives back the place that the order's waiting payment holds. */
export const releaseHold = async (trx: Transaction<Tables>, orderId: string): Promise<void> => {
  const held = await findHold(trx, orderId);
  if (!held) return;
  const { store_number } = await trx
    .selectFrom('priced_order')
    .select('store_number')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await releaseSlot(trx, store_number, held);
  await endHold(trx, orderId);
};

/**
 * Reserves the place that a submission asks for, in the transaction that stores its order or its waiting payment. The place that
 * an earlier payment of the same order holds is used, or given back if the submission asks for another time. The caller has locked the price.
 * Throws SLOT_UNAVAILABLE if the slot is full or no longer offered (ORD-064).
 */
export const claimSlot = async (
  trx: Transaction<Tables>,
  { priced, submission, store, now }: SubmitFacts,
): Promise<void> => {
  const { slotAt } = submission;
  if (slotAt && (await isSlotHeld(trx, priced.order_id, slotAt))) {
    await endHold(trx, priced.order_id);
    return;
  }
  await releaseHold(trx, priced.order_id);
  if (!slotAt) return;
  const wanted = { startsAt: slotAt, pickup: toPickupCode(priced.pickup_option) };
  if (!(await takeSlot(trx, store, wanted, now))) throw createAppError('SLOT_UNAVAILABLE');
};
