import type { AppDeps } from '../../http/app-deps.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { recordResult, releaseNow } from '../../payments/payments.public.ts';
import { failReload, findReload, type ReloadRow } from './reload-store.ts';
import { settleReload } from './settle-reload.ts';

/** The time that the customer and the bank may take. It ends before the release job voids what is held. */
export const decidedWithinMs = 10 * 60_000;

/** Asks the provider how it has decided, and applies a decision. */
export const checkReload = async (deps: AppDeps, reload: ReloadRow): Promise<ReloadRow> => {
  const result = await deps.payments.find(reload.reference);
  if (!result) return reload;
  return settleReload(deps, reload, await recordResult(deps, reload.reference, result));
};

/**
 * Ends a reload that was neither paid nor refused when the customer left: it runs when the provider's webhook arrives, or
 * after `decidedWithinMs`. Then an undecided payment is released.
 */
export const settleReloadJob = defineJob<{ reloadId: string }>({
  topic: 'settle-reload',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ payload: { reloadId } }, deps) => {
    const reload = await findReload(deps.db, reloadId);
    if (reload?.state !== 'STARTED') return;
    const { state } = await checkReload(deps, reload);
    if (state !== 'STARTED') return;
    await failReload(deps.db, reload, '121048', deps.clock.now());
    await releaseNow(deps, reload.reference);
  },
});
