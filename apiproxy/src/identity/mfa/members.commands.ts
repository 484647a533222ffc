import { createIds, systemRandom } from '../../http/system.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { OperatorCommand } from '../../operations/operator-command.ts';
import { recoveryCommands } from '../factor-recovery/factor-recovery.commands.ts';
import { endRecoveriesOf } from '../factor-recovery/recovery-store.ts';
import { findMemberByEmail } from '../member-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { removeAllFactors } from './factors.ts';
import { mailMfaChange } from './mfa.jobs.ts';

/**
 * D-112: at once, for a member who cannot use the way of L-79 because the address is lost too. All sessions end, and the member gets a
 * mail.
 */
const removeFactors: OperatorCommand = {
  name: 'remove-factors',
  summary: 'Removes every second factor, passkey, recovery code and trusted browser of a member',
  usage: 'remove-factors EMAIL',
  options: {},
  run: async ({ db, clock, notify }, { positionals: [email = ''] }) => {
    const member = await findMemberByEmail(db, email);
    if (!member)
      throw new Error(`remove-factors: no member has the email address "${email}". Check the spelling.`);
    const { member_id: memberId } = member;
    const removed = await db.transaction().execute(async (trx) => {
      await endRecoveriesOf(trx, { clock }, memberId, 'CANCELLED');
      await endSessionsOf(trx, memberId);
      const count = await removeAllFactors(trx, memberId);
      const payload = { memberId, change: 'allRemoved' } as const;
      const ids = createIds(clock, systemRandom);
      if (count > 0) await enqueueJob(trx, { ids, clock }, { job: mailMfaChange, payload });
      return count;
    });
    notify();
    return {
      columns: ['email', 'removed factors'],
      rows: [[member.email, String(removed)]],
      summary: `${member.email} signs in with the password only`,
      ok: true,
    };
  },
};
export const memberCommands: readonly OperatorCommand[] = [removeFactors, ...recoveryCommands];
