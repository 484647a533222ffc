import type { AppDeps } from '../http/app-deps.ts';

/** The topic of the job that books chargebacks. Its module is cards, which payments do not import. */
export const chargebacksTopic = 'book-chargebacks';

/** A webhook reports a chargeback: the job runs once now, in addition to its hourly runs. */
export const bookChargebacksNow = async (
  { db, ids, clock, jobs }: AppDeps,
  eventId: string,
): Promise<void> => {
  await db
    .insertInto('job')
    .values({
      id: ids.next(),
      topic: chargebacksTopic,
      payload: JSON.stringify({}),
      dedupe_key: `${chargebacksTopic}:${eventId}`,
      run_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  jobs.notify();
};
