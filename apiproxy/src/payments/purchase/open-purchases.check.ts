import { sql, type RawBuilder } from 'kysely';
import type { ReconcileCheck } from '../../operations/reconcile-check.ts';

/** The check that no open purchase is forgotten. `open` selects the `subject` and the dedupe key of the `job` of each. */
export const openPurchases = (name: string, open: RawBuilder<unknown>): ReconcileCheck => ({
  name,
  invariant: 'A job will end each purchase that waits for its payment, or for what was paid',
  rowCount: () => sql`select count(*) as n from (${open}) purchase`,
  deviations: () => sql`
    select subject, 'no job ' || purchase.job as found from (${open}) purchase
    where not exists (select from job where done_at is null and dead_at is null and dedupe_key = purchase.job)`,
});
