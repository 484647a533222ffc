import { type GiftOrder, type HistoryReceipt } from '@crema/shared-contracts';
import { type HistoryReader, plainReceipt } from '../../history/history.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { listOpenRefunds, listReturnedMoney } from '../../payments/payments.public.ts';
import { isGiftRefund, refundIdOf } from '../scheduled/cancel-gift.ts';
import { selectWithBalance } from '../sent/sent-gifts.ts';
import { amountOf, nameOf, toShown } from '../delivery/gift-store.ts';
import { findGiftOrder } from './gift-orders.ts';

type Refunds = HistoryReceipt['refunds'];

/** Money that went back without a cancelled gift (PAY-007). A refund of an operator that a cancelled gift has used up is part of its amount. */
const listOthers = async (db: AppDeps['db'], orderId: string, cancelled: Refunds): Promise<Refunds> => {
  const returned = await listReturnedMoney(db, orderId);
  const sumOf = (refunds: Refunds) => refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  let left = sumOf(returned) - sumOf(cancelled);
  return returned.flatMap(({ refundId, ...refund }) => {
    if (isGiftRefund(refundId) || refund.amount.amountMinor > left) return [];
    left -= refund.amount.amountMinor;
    return [refund];
  });
};

/** The amounts of the cancelled gifts, which went back to the payment (D-73). */
const listRefunds = async ({ db }: AppDeps, { orderId, tenders, gifts }: GiftOrder) => {
  const rows = await db
    .selectFrom('gift')
    .innerJoin('svc_ledger as taken', (join) =>
      join.onRef('taken.ref_id', '=', 'gift.gift_id').on('taken.ref_type', '=', 'gift-cancelled'),
    )
    .where('gift.purchase_id', '=', orderId)
    .where('gift.state', '=', 'CANCELLED')
    .select(['gift.gift_id', 'taken.at'])
    .orderBy('gift.position')
    .execute();
  const [tender] = tenders;
  const open = await listOpenRefunds(db, orderId);
  const cancelled = rows.flatMap(({ gift_id, at }): HistoryReceipt['refunds'] => {
    const amount = gifts.find(({ giftId }) => giftId === gift_id)?.amount;
    return amount
      ? [
          {
            kind: tender?.kind ?? '',
            lastFour: tender?.lastFour ?? '',
            amount,
            at: at.toISOString(),
            isFailed: open.some(({ refundId }) => refundId === refundIdOf(gift_id)),
          },
        ]
      : [];
  });
  return [...cancelled, ...(await listOthers(db, orderId, cancelled))];
};

const receiptOf = async (deps: AppDeps, order: GiftOrder): Promise<HistoryReceipt> => ({
  ...plainReceipt,
  id: `gift.${order.orderId}`,
  type: 'gift',
  at: order.at,
  number: order.orderNumber,
  items: order.gifts.map(({ name, amount, recipientName, recipientEmail }) => ({
    name,
    quantity: 1,
    amount,
    details: [[recipientName, recipientEmail].filter(Boolean).join(', ')],
  })),
  total: order.total,
  tenders: order.tenders,
  refunds: await listRefunds(deps, order),
  gift: {
    direction: 'sent',
    orderId: order.orderId,
    people: order.gifts.map(({ recipientName }) => recipientName),
  },
});

const findReceived = async (
  { db }: AppDeps,
  { memberId, locale }: HistoryReader,
  giftId: string,
): Promise<HistoryReceipt | undefined> => {
  const row = await selectWithBalance(db)
    .where('gift.gift_id', '=', giftId)
    .where('gift.claimed_by', '=', memberId)
    .executeTakeFirst();
  if (!row?.claimed_at) return undefined;
  const gift = toShown(row);
  const amount = amountOf(gift);
  return {
    ...plainReceipt,
    id: `received.${giftId}`,
    type: 'gift',
    at: row.claimed_at.toISOString(),
    items: [{ name: nameOf(gift, locale), quantity: 1, amount, details: [] }],
    total: amount,
    gift: { direction: 'received', orderId: null, people: [gift.sender_name] },
  };
};

const findRefund = async (
  deps: AppDeps,
  reader: HistoryReader,
  giftId: string,
): Promise<HistoryReceipt | undefined> => {
  const gift = await deps.db
    .selectFrom('gift')
    .select('purchase_id')
    .where('gift_id', '=', giftId)
    .where('state', '=', 'CANCELLED')
    .executeTakeFirst();
  const order = gift && (await findGiftOrder(deps, reader, gift.purchase_id));
  if (!order) return undefined;
  return { ...(await receiptOf(deps, order)), id: `gift-refund.${giftId}`, type: 'refund' };
};

/** The receipt of a purchase, of a received gift, or of what went back for a cancelled one (ACC-061). */
export const findGiftReceipt = async (
  deps: AppDeps,
  reader: HistoryReader,
  { kind, key }: { readonly kind: string; readonly key: string },
): Promise<HistoryReceipt | undefined> => {
  if (kind === 'received') return findReceived(deps, reader, key);
  if (kind === 'gift-refund') return findRefund(deps, reader, key);
  const order = await findGiftOrder(deps, reader, key);
  return order && receiptOf(deps, order);
};
