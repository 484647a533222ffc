import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';

/** The provider forgets the card after the commit; until it has, the job is repeated. */
export const forgetInstrument = defineJob<{ instrumentId: string }>({
  topic: 'forget-instrument',
  lane: 'money',
  retry: retryPolicies.money,
  run: ({ payload: { instrumentId } }, { payments }) => payments.removeInstrument(instrumentId),
});
