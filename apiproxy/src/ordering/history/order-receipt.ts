import { money, type HistoryReceipt, type HistoryTip, type ReceiptItem } from '@crema/shared-contracts';
import { type HistoryReader, plainReceipt } from '../../history/history.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { fillMessage } from '../../mail/letter.ts';
import { optionText } from '../cart/option-text.ts';
import type { PriceLineItem } from '../pricing/order-summary.ts';
import { listOpenRefunds, listReturnedMoney } from '../../payments/payments.public.ts';
import { listPaidTenders } from '../receipts/paid-tenders.ts';
import { findTipChange } from '../tips/tip-window.ts';
import { findOrderVoid } from '../voiding/order-void.ts';
import { describeOrder } from './describe-order.ts';
import { addressLines } from '../../stores/stores.public.ts';
import { findOrder, type OrderRow } from '../stored-orders.ts';

const without: LocalizedMessage = ['No {ingredient}', 'Sans {ingredient}'];
/** Orders that were stored before exclusions existed have no `excludedIngredients`. */
type StoredLine = Omit<PriceLineItem, 'excludedIngredients'> &
  Partial<Pick<PriceLineItem, 'excludedIngredients'>>;
const detailsOf = ({ children, excludedIngredients = [] }: StoredLine, locale: string): string[] => [
  ...children.map((child) => optionText(child, locale)),
  ...excludedIngredients.map((ingredient) =>
    fillMessage(messageIn(without, locale), { ingredient: ingredient.toLocaleLowerCase(locale) }),
  ),
];
/** The order has one line for each unit (ORD-047): equal units become one line of the receipt. */
const itemsOf = ({ summary, locale }: OrderRow): readonly ReceiptItem[] => {
  const items = new Map<string, ReceiptItem>();
  for (const line of summary.lineItems as readonly StoredLine[]) {
    const details = detailsOf(line, locale);
    const key = JSON.stringify([line.sku, details]);
    const known = items.get(key);
    items.set(key, {
      name: line.name,
      details,
      quantity: (known?.quantity ?? 0) + line.quantity,
      amount: money((known?.amount.amountMinor ?? 0) + line.total.amountMinor, line.total.currency),
    });
  }
  return [...items.values()];
};

export const presentTip = (
  { tip_minor, currency }: Pick<OrderRow, 'tip_minor' | 'currency'>,
  change: (Pick<HistoryTip, 'highest'> & { readonly until?: string | null }) | null | undefined,
): HistoryTip | null =>
  change
    ? { amount: money(tip_minor, currency), highest: change.highest, until: change.until ?? null }
    : null;

const present = async (deps: AppDeps, order: OrderRow, isRefund: boolean): Promise<HistoryReceipt> => {
  const { currency, store_name: name } = order;
  const voided = await findOrderVoid(deps.db, order);
  const store = await deps.stores.findOfOrder(order.store_number);
  const change = await findTipChange(deps.db, order.order_id, deps.clock.now());
  const { length: openRefunds } = await listOpenRefunds(deps.db, order.order_id);
  // One bank card pays an order; what goes back to a stored-value card arrives at once.
  const isFailed = ({ kind }: { readonly kind: string }) => openRefunds > 0 && kind !== 'svc';
  return {
    ...plainReceipt,
    id: `${isRefund ? 'refund' : 'order'}.${order.order_id}`,
    type: isRefund ? 'refund' : 'order',
    at: isRefund && voided ? voided.at : order.placed_at.toISOString(),
    number: order.order_number,
    order: await describeOrder(deps, order),
    place: {
      name,
      lines: store ? [...addressLines(store)] : [],
    },
    items: itemsOf(order),
    rows: order.summary.rows.map(({ label, amount }) => ({ label, amount })),
    tip: order.tip_minor > 0 ? money(order.tip_minor, currency) : null,
    total: money(order.total_minor + order.tip_minor, currency),
    tenders: [...(await listPaidTenders(deps.db, order))],
    refunds: voided
      ? voided.returned.map((tender) => ({ ...tender, at: voided.at, isFailed: isFailed(tender) }))
      : (await listReturnedMoney(deps.db, order.order_id)).map(({ refundId: _, ...refund }) => refund),
    tipChange: presentTip(order, change),
  };
};

interface Wanted {
  readonly orderId: string;
  /** The refund of the order, which must be voided. */
  readonly isRefund: boolean;
}
/** The receipt of the reader's own order, or of what went back for it (ACC-061); undefined for any other order. */
export const readOrderReceipt = async (
  deps: AppDeps,
  { memberId }: HistoryReader,
  { orderId, isRefund }: Wanted,
): Promise<HistoryReceipt | undefined> => {
  const order = await findOrder(deps.db, orderId);
  if (!order || order.member_id !== memberId) return undefined;
  if (isRefund && order.status !== 'VOIDED') return undefined;
  return present(deps, order, isRefund);
};
