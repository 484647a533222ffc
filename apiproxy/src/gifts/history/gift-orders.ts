import { money, type GiftHistoryState, type GiftOrder, type GiftOrderGift } from '@crema/shared-contracts';
import { sql } from 'kysely';
import type { HistoryReader } from '../../history/history.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Db } from '../../storage/database.ts';
import { inWindow, newestFirst, type Window } from '../../storage/newest-first.ts';
import { presentOwnGift } from '../owner/own-gift.ts';
import { toShown } from '../delivery/gift-store.ts';
import { selectWithBalance, sentStateOf } from '../sent/sent-gifts.ts';

const selectOrders = (db: Db, memberId: string) =>
  db
    .selectFrom('gift_purchase as purchase')
    .where('purchase.member_id', '=', memberId)
    .where('purchase.state', '=', 'DONE')
    .select([
      'purchase.purchase_id as id',
      'purchase.order_number',
      'purchase.total_minor',
      'purchase.currency',
      'purchase.payment_label',
    ])
    .select(sql<Date>`coalesce(purchase.settled_at, purchase.created_at)`.as('at'));
type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];
type GiftRow = Awaited<ReturnType<ReturnType<typeof selectWithBalance>['execute']>>[number];

type Facts = Parameters<typeof sentStateOf>[0];
const stateOf = (gift: Facts, now: Date): GiftHistoryState => {
  if (gift.state === 'CANCELLED') return 'cancelled';
  return gift.state === 'SCHEDULED' ? 'scheduled' : sentStateOf(gift, now);
};
const presentGift = ({ balance_minor, ...row }: GiftRow, locale: string, now: Date): GiftOrderGift => {
  const gift = toShown(row);
  return {
    ...presentOwnGift(gift, locale),
    state: stateOf({ ...gift, balance_minor }, now),
    deliverAt: (gift.sent_at ?? gift.deliver_at)?.toISOString() ?? null,
  };
};

const present = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  locale: string,
  orders: readonly OrderRow[],
): Promise<GiftOrder[]> => {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const gifts = await selectWithBalance(db)
    .where('gift.purchase_id', 'in', ids)
    .orderBy('gift.position')
    .execute();
  return orders.map(({ id, at, order_number, total_minor, currency, payment_label }) => {
    const [kind = '', lastFour = ''] = (payment_label ?? '').split(' ');
    const total = money(total_minor, currency);
    return {
      orderId: id,
      orderNumber: order_number ?? '',
      at: at.toISOString(),
      total,
      tenders: kind === '' ? [] : [{ kind, lastFour, amount: total }],
      gifts: gifts
        .filter(({ purchase_id }) => purchase_id === id)
        .map((gift) => presentGift(gift, locale, clock.now())),
    };
  });
};

/** The purchases of gifts of a member in the window, newest first (ACC-060). */
export const listGiftOrders = async (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { memberId, locale }: HistoryReader,
  window: Window,
): Promise<readonly (GiftOrder & { readonly id: string })[]> => {
  const rows = await deps.db
    .selectFrom(selectOrders(deps.db, memberId).as('entry'))
    .selectAll('entry')
    .where(inWindow(window))
    .orderBy(newestFirst)
    .limit(window.limit)
    .execute();
  return (await present(deps, locale, rows)).map((order) => ({ ...order, id: order.orderId }));
};

/** A purchase of the member; undefined for an unknown one and for another member's (ACC-060). */
export const findGiftOrder = async (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  { memberId, locale }: HistoryReader,
  orderId: string,
): Promise<GiftOrder | undefined> => {
  const row = await selectOrders(deps.db, memberId)
    .where('purchase.purchase_id', '=', orderId)
    .executeTakeFirst();
  return row && (await present(deps, locale, [row]))[0];
};
