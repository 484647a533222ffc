import { money, type HistoryReceipt } from '@crema/shared-contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

export type ReturnedMoney = HistoryReceipt['refunds'][number] & { readonly refundId: string };

/**
 * Money that went back of a payment that stays: refunds, also of operators at the provider, and chargebacks that the bank has not returned
 * (PAY-007). The payment of a voided order is not listed: it went back as a whole.
 */
export const listReturnedMoney = async (
  db: Kysely<Tables>,
  subject: string,
): Promise<readonly ReturnedMoney[]> => {
  const refunds = db
    .selectFrom('payment_refund')
    .select([
      'refund_id',
      'reference',
      'amount_minor',
      'at',
      sql<boolean>`failed_at is not null and paid_at is null`.as('is_failed'),
    ])
    .where('at', 'is not', null);
  const chargebacks = db
    .selectFrom('payment_chargeback')
    .select([
      'chargeback_id as refund_id',
      'reference',
      'amount_minor',
      'at',
      sql<boolean>`false`.as('is_failed'),
    ])
    .where('returned_at', 'is', null);
  const rows = await db
    .selectFrom(refunds.unionAll(chargebacks).as('returned'))
    .innerJoin('payment_attempt as attempt', 'attempt.reference', 'returned.reference')
    .select([
      'refund_id',
      'returned.amount_minor',
      'returned.at',
      'is_failed',
      'currency',
      'brand',
      'last_four',
    ])
    .where('attempt.order_id', '=', subject)
    .where('attempt.state', '=', 'CAPTURED')
    .orderBy('returned.at')
    .orderBy('refund_id')
    .execute();
  return rows.map(({ refund_id, amount_minor, at, is_failed, currency, brand, last_four }) => ({
    refundId: refund_id,
    kind: brand ?? '',
    lastFour: last_four ?? '',
    amount: money(Number(amount_minor), currency),
    at: at?.toISOString() ?? '',
    isFailed: is_failed,
  }));
};

/** The part of what was held for a purchase that an operator did not capture (PAY-007). */
export const readUncaptured = async (db: Kysely<Tables>, subject: string): Promise<number> => {
  const row = await db
    .selectFrom('payment_attempt')
    .select(['amount_minor', 'captured_minor'])
    .where('order_id', '=', subject)
    .where('state', 'in', ['CAPTURED', 'VOIDING', 'REFUNDED'])
    .whereRef('captured_minor', '<', 'amount_minor')
    .executeTakeFirst();
  return row ? row.amount_minor - (row.captured_minor ?? row.amount_minor) : 0;
};
