import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { createIds, systemRandom } from '../../http/system.ts';
import type { OperatorCommand, OperatorDeps, ParsedArgs } from '../../operations/operator-command.ts';
import { findMemberByEmail } from '../member-store.ts';
import { factorRecoveryStep } from './factor-recovery-step.job.ts';
import { mailFactorRecovery } from './mail-factor-recovery.job.ts';
import { endRecoveriesOf, type Recovery } from './recovery-store.ts';

/** The checks of an identity, each against what the account has. Two different ones are needed. */
const identityChecks = {
  id: 'a piece of ID with the name of the account, seen by video or in a store',
  orders: 'store, day and amount of two recent orders',
  card: 'last four digits and balance of a card of the account',
  phone: 'a call back to the phone number of the account',
} as const;
const neededChecks = 2;

const textOf = ({ options }: ParsedArgs, command: string, name: string): string => {
  const value = options[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new Error(`${command}: --${name} is missing.`);
};
const readChecks = (args: ParsedArgs): readonly string[] => {
  const names = [...new Set(textOf(args, 'approve-recovery', 'checks').split(/[\s,]+/))].filter(Boolean);
  const unknown = names.filter((name) => !(name in identityChecks));
  if (unknown.length > 0 || names.length < neededChecks)
    throw new Error(
      `approve-recovery: --checks expects ${neededChecks} or more of: ${Object.entries(identityChecks)
        .map(([name, what]) => `${name} (${what})`)
        .join(', ')}. Found: ${names.join(', ')}.`,
    );
  return names;
};

/** The started request of the member. Throws an error that says what was found. */
const requireStarted = async (
  { db }: OperatorDeps,
  command: string,
  { positionals: [email = ''] }: ParsedArgs,
): Promise<Recovery> => {
  const member = await findMemberByEmail(db, email);
  if (!member) throw new Error(`${command}: no member has the email address "${email}". Check the spelling.`);
  const recovery = await db
    .selectFrom('factor_recovery')
    .selectAll()
    .where('member_id', '=', member.member_id)
    .where('ended_at', 'is', null)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  if (!recovery)
    throw new Error(
      `${command}: ${member.email} has no started request. The member asks for one at the second step of signing in, and opens the mailed link.`,
    );
  return recovery;
};

const approve: OperatorCommand = {
  name: 'approve-recovery',
  summary: 'Approves that the second factor of a member is turned off once the waiting time is over',
  usage: 'approve-recovery EMAIL --by YOUR_NAME --checks id,orders',
  options: { by: 'string', checks: 'string' },
  run: async (deps, args) => {
    const [by, checks] = [textOf(args, 'approve-recovery', 'by'), readChecks(args)];
    const { recovery_id: recoveryId, email, due_at } = await requireStarted(deps, 'approve-recovery', args);
    const { db, clock } = deps;
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('factor_recovery')
        .set({ approved_at: clock.now(), approved_by: by, checks: checks.join(' ') })
        .where('recovery_id', '=', recoveryId)
        .where('ended_at', 'is', null)
        .execute();
      const ids = createIds(clock, systemRandom);
      await enqueueJob(
        trx,
        { ids, clock },
        { job: factorRecoveryStep, payload: { recoveryId, step: 'due' } },
      );
    });
    deps.notify();
    return {
      columns: ['email', 'approved by', 'checks', 'not before'],
      rows: [[email, by, checks.join(' '), due_at?.toISOString() ?? '']],
      summary: 'The second factor is turned off when the waiting time is over, unless the member cancels.',
      ok: true,
    };
  },
};

const reject: OperatorCommand = {
  name: 'reject-recovery',
  summary: 'Ends a request to turn the second factor off, because the identity could not be proved',
  usage: 'reject-recovery EMAIL --by YOUR_NAME',
  options: { by: 'string' },
  run: async (deps, args) => {
    const by = textOf(args, 'reject-recovery', 'by');
    const { member_id, email } = await requireStarted(deps, 'reject-recovery', args);
    const { db, clock } = deps;
    await db.transaction().execute(async (trx) => {
      const [ended] = await endRecoveriesOf(trx, deps, member_id, 'REJECTED');
      if (!ended) return;
      const { recovery_id: recoveryId } = ended;
      const own = { approved_at: clock.now(), approved_by: by, checks: '' };
      await trx.updateTable('factor_recovery').set(own).where('recovery_id', '=', recoveryId).execute();
      const ids = createIds(clock, systemRandom);
      const payload = { recoveryId, kind: 'cancelled' } as const;
      await enqueueJob(trx, { ids, clock }, { job: mailFactorRecovery, payload });
    });
    deps.notify();
    return { columns: [], rows: [], summary: `${email} keeps the second factor`, ok: true };
  },
};

const list: OperatorCommand = {
  name: 'recoveries',
  summary: 'The requests to turn a second factor off: the open ones, and who decided the last ones',
  usage: 'recoveries',
  options: {},
  run: async ({ db }) => {
    const rows = await db
      .selectFrom('factor_recovery')
      .selectAll()
      .orderBy('asked_at', 'desc')
      .limit(100)
      .execute();
    const text = (date: Date | null) => date?.toISOString() ?? '';
    return {
      columns: ['email', 'asked', 'started', 'not before', 'decided by', 'checks', 'ended', 'outcome'],
      rows: rows.map((row) => [
        row.email,
        text(row.asked_at),
        text(row.started_at),
        text(row.due_at),
        row.approved_by ?? '',
        row.checks ?? '',
        text(row.ended_at),
        row.outcome ?? '',
      ]),
      summary: `${rows.filter(({ ended_at }) => ended_at === null).length} open requests`,
      ok: true,
    };
  },
};

/** L-79: what customer service decides about a request to turn a second factor off. */
export const recoveryCommands: readonly OperatorCommand[] = [list, approve, reject];
