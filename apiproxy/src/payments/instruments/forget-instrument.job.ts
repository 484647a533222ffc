import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';

/**
 * The provider forgets the card after the commit; until it has, the job is repeated. A card that is stored as a payment method stays:
 * another copy of the refused request may have stored it.
 */
export const forgetInstrument = defineJob<{ instrumentId: string }>({
  topic: 'forget-instrument',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { instrumentId } }, { db, payments }) => {
    const stored = await db
      .selectFrom('payment_instrument')
      .select('payment_method_id')
      .where('instrument_id', '=', instrumentId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!stored) await payments.removeInstrument(instrumentId);
  },
});
