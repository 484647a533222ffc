import type { Transaction } from 'kysely';
import { issueCard, debitCard } from '../cards/cards.public.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { seedCapturedPayment } from '../payments/payments.public.ts';
import type { Tables } from '../storage/tables.ts';
import type { OrderRow } from './stored-orders.ts';
import type { SeededOrder, SeededTender } from './seeded-order.ts';

/** The request hash of orders that no customer submitted. */
export const seedRequestHash = 'seed';
const receiptAfterMs = 3_000;

type TenderOf<Kind extends SeededTender['kind']> = Extract<SeededTender, { kind: Kind }>;
interface Paid {
  readonly ref_id: string;
  readonly label: string;
}

/** Issues a gift card with the order's amount, uses it up and closes it: the member's visible cards do not change. */
const payFromGiftCard = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  order: OrderRow,
  { cardDigits, design }: TenderOf<'SVC'>,
): Promise<Paid> => {
  const cardId = `card-${order.order_id}`;
  const amountMinor = order.total_minor;
  const then = { ...deps, clock: { now: () => order.placed_at } };
  await issueCard(trx, then, {
    cardId,
    memberId: order.member_id,
    number: `6043${cardDigits}`,
    nickname: 'Gift card',
    design,
    currency: order.currency,
    isPrimary: false,
    openingMinor: amountMinor,
  });
  const movement = { cardId, amountMinor, kind: 'ORDER', refType: 'order', refId: order.order_id } as const;
  await debitCard(trx, then, movement);
  await trx.updateTable('svc_card').set({ status: 'CLOSED' }).where('card_id', '=', cardId).execute();
  return { ref_id: cardId, label: `svc ${cardDigits.slice(-4)}` };
};

/** The debit of a member's own card that is seeded with the card. */
const findDebit = async (trx: Transaction<Tables>, orderId: string): Promise<Paid | undefined> => {
  const debit = await trx
    .selectFrom('svc_ledger')
    .innerJoin('svc_card', 'svc_card.card_id', 'svc_ledger.card_id')
    .select(['svc_card.card_id', 'last4'])
    .where('kind', '=', 'ORDER')
    .where('ref_type', '=', 'order')
    .where('ref_id', '=', orderId)
    .executeTakeFirst();
  return debit && { ref_id: debit.card_id, label: `svc ${debit.last4}` };
};

const payByCard = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  order: OrderRow,
  { brand, lastFour }: TenderOf<'CARD'>,
): Promise<Paid> => {
  const reference = `${order.order_id}-seed`;
  await seedCapturedPayment(trx, deps, {
    reference,
    orderId: order.order_id,
    amountMinor: order.total_minor,
    currency: order.currency,
    brand,
    lastFour,
    at: order.placed_at,
  });
  return { ref_id: reference, label: `${brand} ${lastFour}` };
};

const storeTender = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  order: OrderRow,
  tender: SeededTender,
): Promise<void> => {
  const paid =
    tender.kind === 'CARD'
      ? await payByCard(trx, deps, order, tender)
      : ((await findDebit(trx, order.order_id)) ?? (await payFromGiftCard(trx, deps, order, tender)));
  await trx
    .insertInto('order_tender')
    .values({
      order_id: order.order_id,
      position: 0,
      tender: tender.kind,
      amount_minor: order.total_minor,
      ...paid,
    })
    .execute();
};

const reserveSlot = async (trx: Transaction<Tables>, order: OrderRow, slotAt: Date): Promise<void> => {
  await trx
    .insertInto('time_slot')
    .values({ store_number: order.store_number, starts_at: slotAt, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['store_number', 'starts_at'])
        .doUpdateSet((eb) => ({ taken: eb('time_slot.taken', '+', 1) })),
    )
    .execute();
  await trx
    .updateTable('orders')
    .set({ slot_at: slotAt, ready_at: slotAt })
    .where('order_id', '=', order.order_id)
    .execute();
};

/**
 * Adds the records of a submitted order to each seeded order: a booked tender, a reserved place in its slot,
 * a receipt. An order with a tender is not changed, so it also completes the seeded orders of the first
 * release's data directories.
 */
export const completeSeededOrders = async (deps: AppDeps, seeded: readonly SeededOrder[]): Promise<void> => {
  for (const { orderId, slotAt, tender } of seeded)
    await deps.db.transaction().execute(async (trx) => {
      const order = await trx
        .selectFrom('orders')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('request_hash', '=', seedRequestHash)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('order_tender').select('order_id').where('order_id', '=', orderId))),
        )
        .forUpdate()
        .executeTakeFirst();
      if (!order) return;
      await storeTender(trx, deps, order, tender);
      if (slotAt !== undefined) await reserveSlot(trx, order, new Date(slotAt));
      await trx
        .updateTable('orders')
        .set({ receipt_mailed_at: new Date(order.placed_at.getTime() + receiptAfterMs) })
        .where('order_id', '=', orderId)
        .execute();
    });
};
