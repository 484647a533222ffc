import type { HistoryEntry, HistoryReceipt, HistoryType, Money } from '@crema/shared-contracts';

export const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

const order = {
  orderId: '1',
  orderNumber: 'A7K2',
  storeName: 'Clark & Lake',
  timeZone: 'America/Chicago',
  status: 'PICKED_UP',
  items: ['Latte', 'Butter Croissant'],
};
export const entryOf = (
  id: string,
  type: HistoryType,
  more: Partial<HistoryEntry> & Pick<HistoryEntry, 'at'>,
): HistoryEntry => ({
  id,
  type,
  amount: usd(1000),
  order: null,
  tip: null,
  card: null,
  isAutomatic: false,
  from: null,
  to: null,
  gift: null,
  ...more,
});
export const orderEntry = ({
  storeName = 'Clark & Lake',
  id = 'order.1',
  ...more
}: Partial<HistoryEntry> & Pick<HistoryEntry, 'at'> & { readonly storeName?: string }): HistoryEntry =>
  entryOf(id, 'order', { order: { ...order, storeName }, ...more });

/** The receipt of an order of $5.00 with a tip of $1.00. */
export const receiptOf = (more: Partial<HistoryReceipt> = {}): HistoryReceipt => ({
  id: 'order.1',
  type: 'order',
  at: '2026-06-03T15:00:00Z',
  number: 'A7K2',
  order,
  place: { name: 'Clark & Lake', lines: ['200 N Clark St', 'Chicago, IL 60601'] },
  items: [
    { name: 'Latte, Medium', quantity: 2, amount: usd(900), details: ['1 × Oat milk', 'No foam'] },
    { name: 'Butter Croissant', quantity: 1, amount: usd(375), details: [] },
  ],
  rows: [
    { label: 'Subtotal', amount: usd(1275) },
    { label: 'Up to $2 off', amount: usd(-200) },
    { label: 'Sales tax', amount: usd(60) },
  ],
  tip: usd(100),
  total: usd(1235),
  tenders: [{ kind: 'svc', lastFour: '0022', amount: usd(1235) }],
  refunds: [],
  card: null,
  isAutomatic: false,
  from: null,
  to: null,
  gift: null,
  tipChange: null,
  ...more,
});
