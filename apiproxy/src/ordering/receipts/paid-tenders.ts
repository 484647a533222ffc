import { money, type Currency, type Money } from '@crema/shared-contracts';
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
  return rows.map((row) => toPaidTender(row, currency));
};
