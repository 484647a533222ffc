import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Tables } from '../../storage/tables.ts';
import { findMember } from '../member-store.ts';
import { removeAllFactors } from '../mfa/factors.ts';
import { endingSessionsOf, endSessionsOf } from '../sessions/session-store.ts';
import { mailFactorRecovery } from './mail-factor-recovery.job.ts';
import type { Recovery } from './recovery-store.ts';

/** `half`: the second mail. `due`: the end of the waiting time, or the approval. `expire`: nobody has approved. */
export type RecoveryStep = 'half' | 'due' | 'expire';

const lockOpen = (trx: Transaction<Tables>, recoveryId: string): Promise<Recovery | undefined> =>
  trx
    .selectFrom('factor_recovery')
    .selectAll()
    .where('recovery_id', '=', recoveryId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Turns the second factor off: factors, passkeys, codes, trusted browsers and all sessions end. */
const turnOff = async (trx: Transaction<Tables>, deps: AppDeps, recovery: Recovery): Promise<void> => {
  const member = await findMember(trx, recovery.member_id);
  const isSame = member?.email === recovery.email;
  await trx
    .updateTable('factor_recovery')
    .set({ ended_at: deps.clock.now(), outcome: isSame ? 'DONE' : 'CANCELLED' })
    .where('recovery_id', '=', recovery.recovery_id)
    .execute();
  if (!isSame) return;
  await removeAllFactors(trx, recovery.member_id);
  await endSessionsOf(trx, recovery.member_id);
  await enqueueJob(trx, deps, {
    job: mailFactorRecovery,
    payload: { recoveryId: recovery.recovery_id, kind: 'done' },
  });
};

/** The facts by which `due` turns the second factor off: the waiting time is over, and customer service has approved. */
const isReady = ({ due_at, approved_at }: Recovery, now: Date): boolean =>
  due_at !== null && due_at <= now && approved_at !== null;

const steps: Readonly<
  Record<RecoveryStep, (trx: Transaction<Tables>, deps: AppDeps, recovery: Recovery) => Promise<void>>
> = {
  half: (trx, deps, { recovery_id }) =>
    enqueueJob(trx, deps, {
      job: mailFactorRecovery,
      payload: { recoveryId: recovery_id, kind: 'half' },
      dedupeKey: `factor-recovery-half:${recovery_id}`,
    }),
  due: async (trx, deps, recovery) => {
    if (isReady(recovery, deps.clock.now())) await turnOff(trx, deps, recovery);
  },
  expire: async (trx, deps, { recovery_id }) => {
    await trx
      .updateTable('factor_recovery')
      .set({ ended_at: deps.clock.now(), outcome: 'EXPIRED' })
      .where('recovery_id', '=', recovery_id)
      .execute();
  },
};

/** L-79: a step of a request to turn the second factor off. A step of a request that has ended does nothing. */
export const factorRecoveryStep = defineJob<{ recoveryId: string; step: RecoveryStep }>({
  topic: 'factor-recovery-step',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ payload: { recoveryId, step } }, deps) => {
    const asked = await deps.db
      .selectFrom('factor_recovery')
      .select('member_id')
      .where('recovery_id', '=', recoveryId)
      .executeTakeFirst();
    if (!asked) return;
    await endingSessionsOf(deps, asked.member_id, () =>
      deps.db.transaction().execute(async (trx) => {
        const recovery = await lockOpen(trx, recoveryId);
        if (recovery) await steps[step](trx, deps, recovery);
      }),
    );
    deps.jobs.notify();
  },
});
