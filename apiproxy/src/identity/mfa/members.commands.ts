import type { OperatorCommand } from '../../operations/operator-command.ts';
import { findMemberByEmail } from '../member-store.ts';
import { removeAllFactors } from './factors.ts';

/** D-112: for a member who lost every factor and every recovery code, after a check of the identity by customer service. */
const removeFactors: OperatorCommand = {
  name: 'remove-factors',
  summary: 'Removes every second factor, passkey, recovery code and trusted browser of a member',
  usage: 'remove-factors EMAIL',
  options: {},
  run: async ({ db }, { positionals: [email = ''] }) => {
    const member = await findMemberByEmail(db, email);
    if (!member)
      throw new Error(`remove-factors: no member has the email address "${email}". Check the spelling.`);
    const removed = await db.transaction().execute((trx) => removeAllFactors(trx, member.member_id));
    return {
      columns: ['email', 'removed factors'],
      rows: [[member.email, String(removed)]],
      summary: `${member.email} signs in with the password only`,
      ok: true,
    };
  },
};
export const memberCommands: readonly OperatorCommand[] = [removeFactors];
