import type { FactorRecoveryReply } from '@crema/shared-contracts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { FactorRecoveryTable, RecoveryOutcome } from '../identity.tables.ts';
import { createMailedTokens } from '../mailed-token.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** L-79: so long can the owner object before the second factor is turned off. A second mail is sent at half. */
export const recoveryWaitMs = 72 * hourMs;
/** The link begins the waiting time for a day. */
export const recoveryLinkMs = dayMs;
/** So long after the start can customer service approve. */
export const recoveryLifetimeMs = 14 * dayMs;

export type Recovery = Selectable<FactorRecoveryTable>;
export const recoveryTokens = createMailedTokens('factor recovery');
export const recoveryPagePath = '/account/recover-second-step';

/** The open request of a member, locked. A request that nobody started within a day is over. */
export const lockOpenRecovery = (
  trx: Transaction<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  memberId: string,
): Promise<Recovery | undefined> =>
  trx
    .selectFrom('factor_recovery')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('started_at', 'is not', null),
        eb('asked_at', '>', new Date(clock.now().getTime() - recoveryLinkMs)),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();

/** Ends the member's open request; returns the ids of the ended ones. */
export const endRecoveriesOf = async (
  db: Kysely<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  memberId: string,
  outcome: RecoveryOutcome,
): Promise<readonly Recovery[]> =>
  db
    .updateTable('factor_recovery')
    .set({ ended_at: clock.now(), outcome })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returningAll()
    .execute();

const none: FactorRecoveryReply = { state: 'none', dueAt: null, isApproved: false };
const stateOf = ({ started_at, outcome }: Recovery): FactorRecoveryReply['state'] => {
  if (outcome) return outcome === 'DONE' ? 'done' : 'cancelled';
  return started_at ? 'waiting' : 'asked';
};
export const presentRecovery = (recovery: Recovery | undefined): FactorRecoveryReply =>
  recovery
    ? {
        state: stateOf(recovery),
        dueAt: recovery.due_at?.toISOString() ?? null,
        isApproved: recovery.approved_at !== null,
      }
    : none;
