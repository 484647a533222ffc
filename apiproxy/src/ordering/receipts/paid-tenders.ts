import { money, type Currency, type Money } from '@crema/shared-contracts';
import { readUncaptured } from '../../payments/payments.public.ts';
import type { Db } from '../../storage/database.ts';
import type { OrderRow } from '../stored-orders.ts';

/** The PaidTender of the API: the tender of an order as a receipt shows it. */
export interface PaidTender {
  /** `svc`, or the brand of a bank card. */
  readonly kind: string;
  readonly lastFour: string;
  readonly amount: Money;
}

/** A label is stored as `visa 4242`. */
export const toPaidTender = (
  { label, amount_minor }: { readonly label: string; readonly amount_minor: number },
  currency: Currency,
): PaidTender => {
  const [kind = '', lastFour = ''] = label.split(' ');
  return { kind, lastFour, amount: money(amount_minor, currency) };
};

/** One bank card pays an order. */
const isOfBank = ({ kind }: PaidTender): boolean => kind !== 'svc';

/** The tenders of an order with what was captured of the bank card, if an operator captured less than the hold (PAY-007). */
export const ofCaptured = async (
  db: Db,
  orderId: string,
  tenders: readonly PaidTender[],
): Promise<readonly PaidTender[]> => {
  const uncaptured = tenders.some(isOfBank) ? await readUncaptured(db, orderId) : 0;
  return tenders.map((tender) =>
    isOfBank(tender)
      ? { ...tender, amount: money(tender.amount.amountMinor - uncaptured, tender.amount.currency) }
      : tender,
  );
};

/** The tenders in the sequence of the payment. */
export const listPaidTenders = async (
  db: Db,
  { order_id, currency }: Pick<OrderRow, 'order_id' | 'currency'>,
): Promise<readonly PaidTender[]> => {
  const rows = await db
    .selectFrom('order_tender')
    .select(['label', 'amount_minor'])
    .where('order_id', '=', order_id)
    .orderBy('position')
    .execute();
  return ofCaptured(
    db,
    order_id,
    rows.map((row) => toPaidTender(row, currency)),
  );
};
