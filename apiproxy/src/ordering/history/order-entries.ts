import { money, type HistoryEntry } from '@crema/shared-contracts';
import type { TipChange } from '../../generated/resolvers.ts';
import { type HistorySource, plainEntry } from '../../history/history.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Db } from '../../storage/database.ts';
import { inWindow, newestFirst } from '../../storage/newest-first.ts';
import { sql } from 'kysely';
import { listTipChanges } from '../tips/tip-window.ts';
import { describeOrder } from './describe-order.ts';
import { presentTip, readOrderReceipt } from './order-receipt.ts';

const fields = [
  'orders.order_id',
  'orders.order_number',
  'orders.store_number',
  'orders.store_name',
  'orders.status',
  'orders.summary',
  'orders.total_minor',
  'orders.tip_minor',
  'orders.currency',
] as const;
/** The member's orders, each at the time at which it was placed. */
const selectOrders = (db: Db, memberId: string) =>
  db
    .selectFrom('orders')
    .where('orders.member_id', '=', memberId)
    .select(fields)
    .select('orders.placed_at as at')
    .select(sql<string>`'order.' || orders.order_id`.as('id'));
/** The member's voided orders, each at the time at which its money went back (D-144). */
const selectVoided = (db: Db, memberId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_transition', 'order_transition.order_id', 'orders.order_id')
    .where('orders.member_id', '=', memberId)
    .where('order_transition.status', '=', 'VOIDED')
    .select(fields)
    .select('order_transition.at')
    .select(sql<string>`'refund.' || orders.order_id`.as('id'));
type EntryRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

const present = async (
  deps: AppDeps,
  row: EntryRow,
  change: TipChange | undefined,
): Promise<HistoryEntry> => {
  const isRefund = row.id.startsWith('refund.');
  return {
    ...plainEntry,
    id: row.id,
    type: isRefund ? 'refund' : 'order',
    at: row.at.toISOString(),
    amount: money(row.total_minor + row.tip_minor, row.currency),
    order: await describeOrder(deps, row),
    tip: isRefund ? null : presentTip(row, change),
  };
};

/** The orders of a member, and the refunds of those that were voided, for the history (ACC-060). */
export const orderHistory: HistorySource = {
  types: ['order', 'refund'],
  kinds: ['order', 'refund'],
  list: async (deps, { memberId }, window) => {
    const selections = { order: selectOrders(deps.db, memberId), refund: selectVoided(deps.db, memberId) };
    const { type } = window;
    const entries =
      type === 'order' || type === 'refund' ? selections[type] : selections.order.unionAll(selections.refund);
    const rows = await deps.db
      .selectFrom(entries.as('entry'))
      .selectAll('entry')
      .where(inWindow(window))
      .orderBy(newestFirst)
      .limit(window.limit)
      .execute();
    const orderIds = rows.map(({ order_id }) => order_id);
    const changes = await listTipChanges(deps.db, orderIds, deps.clock.now());
    return Promise.all(rows.map((row) => present(deps, row, changes.get(row.order_id))));
  },
  receipt: (deps, reader, { kind, key }) =>
    readOrderReceipt(deps, reader, { orderId: key, isRefund: kind === 'refund' }),
};
