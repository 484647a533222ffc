import type { MfaChallengeMethod, MfaFactor } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** Shows the last characters only, so that the member recognises the factor and nobody else learns it. */
const shownCharacters = 4;
export const maskPhone = (phone: string): string => `••••\u00a0${phone.slice(-shownCharacters)}`;
/** The method of a recovery code; a member has one set of them. */
export const recoveryMethodId = 'recovery-code';

/** The second factors that a member has confirmed, the first one confirmed first (D-112). */
export const listFactors = async (db: Kysely<Tables>, memberId: string): Promise<readonly MfaFactor[]> => {
  const rows = await db
    .selectFrom('mfa_factor')
    .select(['factor_id', 'type', 'label'])
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('factor_id')
    .execute();
  return rows.map(({ factor_id, type, label }) => ({
    id: factor_id,
    type,
    masked: type === 'sms' ? maskPhone(label) : '',
  }));
};

/** The ways to answer a challenge: the factors, then a recovery code if one is left; empty without a factor. */
export const listMfaMethods = async (
  db: Kysely<Tables>,
  memberId: string,
): Promise<readonly MfaChallengeMethod[]> => {
  const factors = await listFactors(db, memberId);
  if (factors.length === 0 || (await countRecoveryCodes(db, memberId)) === 0) return factors;
  return [...factors, { id: recoveryMethodId, type: 'recovery-code', masked: '' }];
};

/** Removes all that a member has of the second factor: factors, codes, trusted browsers, and what waits for a code. */
export const removeAllFactors = async (trx: Kysely<Tables>, memberId: string): Promise<number> => {
  const removed = await trx
    .deleteFrom('mfa_factor')
    .where('member_id', '=', memberId)
    .returning('factor_id')
    .execute();
  for (const table of ['mfa_enrolment', 'mfa_challenge', 'mfa_recovery_code', 'trusted_browser'] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
  return removed.length;
};
