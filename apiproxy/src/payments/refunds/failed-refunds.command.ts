import { money, toMajorUnits } from '@crema/shared-contracts';
import type { OperatorCommand, OperatorDeps } from '../../operations/operator-command.ts';

const pay = async ({ db, clock }: OperatorDeps, refundId: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set({ paid_at: clock.now() })
    .where('refund_id', '=', refundId)
    .where('failed_at', 'is not', null)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new Error(
      `--paid: found ${refundId}; expected the id of a failed refund that was not paid yet. Run the command without options to list them.`,
    );
};

/** PAY-007: the refunds that banks sent back. The customer is paid in another way, for which no provider can be asked. */
export const failedRefunds: OperatorCommand = {
  name: 'failed-refunds',
  summary: 'Lists refunds that the customer’s bank sent back, and records that one was paid in another way',
  usage: 'failed-refunds [--paid <refund>]',
  options: { paid: 'string' },
  run: async (deps, { options: { paid } }) => {
    if (typeof paid === 'string') await pay(deps, paid);
    const open = await deps.db
      .selectFrom('payment_refund as refund')
      .innerJoin('payment_attempt as attempt', 'attempt.reference', 'refund.reference')
      .select(['refund_id', 'refund.amount_minor', 'refund.currency', 'failed_at', 'purpose', 'order_id'])
      .where('failed_at', 'is not', null)
      .where('paid_at', 'is', null)
      .orderBy('failed_at')
      .execute();
    return {
      columns: ['refund', 'amount', 'failed', 'paid'],
      rows: open.map(({ refund_id, amount_minor, currency, failed_at, purpose, order_id }) => [
        refund_id,
        `${toMajorUnits(money(amount_minor, currency))} ${currency}`,
        failed_at?.toISOString() ?? '',
        `${purpose} ${order_id}`,
      ]),
      summary: `${open.length} failed refunds wait for a payment in another way`,
      ok: true,
    };
  },
};
