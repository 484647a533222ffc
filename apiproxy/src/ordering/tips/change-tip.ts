import { validateAmount } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import { debitCard, lockCards, returnToCard } from '../../cards/cards.public.ts';
import type { MutationChangeTipArgs } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import type { Tables } from '../../storage/tables.ts';
import { presentOrder, type SubmittedOrder } from '../history/present-order.ts';
import type { OrderRow } from '../stored-orders.ts';
import { ownersOf } from '../owner.ts';
import { findTipChange } from './tip-window.ts';

const lockOrder = (trx: Transaction<Tables>, orderId: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();

interface Difference {
  readonly order: OrderRow;
  /** The new tip minus the old one; not 0. */
  readonly deltaMinor: number;
}
/** Takes the difference from the card that paid, or gives it back. Throws if the card cannot pay: then the tip stays. */
const settle = async (trx: Transaction<Tables>, deps: AppDeps, { order, deltaMinor }: Difference) => {
  const { order_id: orderId } = order;
  const { ref_id: cardId } = await trx
    .selectFrom('order_tender')
    .select('ref_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  // The order is locked: no other change takes the same revision.
  const { earlier } = await trx
    .selectFrom('order_tip_change')
    .select(({ fn }) => fn.countAll<number>().as('earlier'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const revision = Number(earlier) + 1;
  await trx
    .insertInto('order_tip_change')
    .values({ order_id: orderId, revision, delta_minor: deltaMinor, at: deps.clock.now() })
    .execute();
  const booked = { cardId, refType: 'order-tip', refId: `${orderId}:${revision}` };
  const { member_id: memberId } = order;
  if (deltaMinor < 0) {
    await returnToCard(trx, deps, { ...booked, memberId, amountMinor: -deltaMinor });
    return;
  }
  // Another member may have registered the card since.
  const [card] = await lockCards(trx, [cardId]);
  if (card?.member_id !== memberId) throw createAppError('CARD_NOT_FOUND');
  const result = await debitCard(trx, deps, { ...booked, amountMinor: deltaMinor, kind: 'ORDER' });
  if (!result.ok)
    throw createAppError(result.reason === 'CARD_NOT_FOUND' ? 'CARD_NOT_FOUND' : 'INSUFFICIENT_BALANCE');
};

/**
 * Sets the tip of an order of one of these owners and settles the difference with the card that paid (ORD-104, D-27). Idempotent: the
 * same tip changes nothing. Throws TIP_NOT_ALLOWED two hours after the pickup, for an order that no stored-value card pays, and above
 * the highest tip; INSUFFICIENT_BALANCE or CARD_NOT_FOUND leave the old tip.
 */
export const setTip = async (
  deps: AppDeps,
  owners: readonly string[],
  { orderId, tipAmountMinor }: MutationChangeTipArgs,
): Promise<OrderRow> => {
  const changed = await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || !owners.includes(order.owner)) throw createAppError('ORDER_NOT_FOUND');
    const change = await findTipChange(trx, orderId, deps.clock.now());
    const isTip =
      tipAmountMinor === 0 ||
      validateAmount(tipAmountMinor, { most: change?.highest.amountMinor ?? 0 }) === undefined;
    if (!change || !isTip) throw createAppError('TIP_NOT_ALLOWED');
    const deltaMinor = tipAmountMinor - order.tip_minor;
    if (deltaMinor === 0) return order;
    await settle(trx, deps, { order, deltaMinor });
    await trx
      .updateTable('order_tender')
      .set((eb) => ({ amount_minor: eb('amount_minor', '+', deltaMinor) }))
      .where('order_id', '=', orderId)
      .execute();
    return trx
      .updateTable('orders')
      .set({ tip_minor: tipAmountMinor })
      .where('order_id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  deps.jobs.notify();
  return changed;
};

/** changeTip: `setTip` for an order of the caller. */
export const changeTip = async (
  { deps, visitor }: GraphqlContext,
  args: MutationChangeTipArgs,
): Promise<SubmittedOrder> => presentOrder(await setTip(deps, ownersOf(visitor), args), { own: true });
