import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { findMember, isEmailConfirmed } from '../member-store.ts';
import { factorRecoveryStep, type RecoveryStep } from './factor-recovery-step.job.ts';
import { mailFactorRecovery, type RecoveryLetterKind } from './mail-factor-recovery.job.ts';
import {
  endRecoveriesOf,
  lockOpenRecovery,
  recoveryLifetimeMs,
  recoveryLinkMs,
  recoveryTokens,
  recoveryWaitMs,
  type Recovery,
} from './recovery-store.ts';

const mail = (trx: Transaction<Tables>, deps: AppDeps, recoveryId: string, kind: RecoveryLetterKind) =>
  enqueueJob(trx, deps, { job: mailFactorRecovery, payload: { recoveryId, kind } });

/**
 * Mails the link that begins the waiting time, or again the notice of a request that waits. Only a confirmed address gets it: another
 * one may be a stranger's.
 */
export const askForRecovery = async (deps: AppDeps, memberId: string): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const member = await findMember(trx, memberId);
    if (!member || !isEmailConfirmed(member)) return;
    const open = await lockOpenRecovery(trx, deps, memberId);
    if (open) return mail(trx, deps, open.recovery_id, open.started_at ? 'started' : 'asked');
    // A request that nobody has started within a day.
    await endRecoveriesOf(trx, deps, memberId, 'EXPIRED');
    const recovery_id = deps.ids.next();
    await trx
      .insertInto('factor_recovery')
      .values({ recovery_id, member_id: memberId, email: member.email, asked_at: deps.clock.now() })
      .execute();
    return mail(trx, deps, recovery_id, 'asked');
  });
  deps.jobs.notify();
};

/** The request of a link. Throws EMAIL_LINK_INVALID for an unknown link, and one that was not used within a day. */
export const requireRecovery = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  token: string,
): Promise<Recovery> => {
  const row = await trx
    .selectFrom('factor_recovery')
    .selectAll()
    .where('recovery_id', '=', recoveryTokens.idOfToken(deps, token) ?? '')
    .forUpdate()
    .executeTakeFirst();
  const startsUntil = (row?.asked_at.getTime() ?? 0) + recoveryLinkMs;
  if (!row || row.outcome === 'EXPIRED' || (!row.started_at && startsUntil <= deps.clock.now().getTime()))
    throw createAppError('EMAIL_LINK_INVALID');
  return row;
};

/** Begins the waiting time, once. */
export const startRecovery = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  recovery: Recovery,
): Promise<Recovery> => {
  if (recovery.started_at || recovery.ended_at) return recovery;
  const now = deps.clock.now();
  const { recovery_id: recoveryId } = recovery;
  const stepAt = (step: RecoveryStep, afterMs: number) =>
    enqueueJob(trx, deps, {
      job: factorRecoveryStep,
      payload: { recoveryId, step },
      runAt: new Date(now.getTime() + afterMs),
    });
  const started = await trx
    .updateTable('factor_recovery')
    .set({ started_at: now, due_at: new Date(now.getTime() + recoveryWaitMs) })
    .where('recovery_id', '=', recoveryId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await mail(trx, deps, recoveryId, 'started');
  await stepAt('half', recoveryWaitMs / 2);
  await stepAt('due', recoveryWaitMs);
  await stepAt('expire', recoveryLifetimeMs);
  return started;
};

/** Cancels the member's open request, and mails that the second factor stays. */
export const cancelRecovery = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  memberId: string,
): Promise<Recovery | undefined> => {
  const [ended] = await endRecoveriesOf(trx, deps, memberId, 'CANCELLED');
  if (ended?.started_at) await mail(trx, deps, ended.recovery_id, 'cancelled');
  return ended;
};
