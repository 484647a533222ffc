import type { MfaChallengeMethod, MfaFactor } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { hasPasskey } from '../passkeys/passkey-store.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** Shows the last characters only, so that the member recognises the factor and nobody else learns it. */
const shownCharacters = 4;
export const maskPhone = (phone: string): string => `••••\u00a0${phone.slice(-shownCharacters)}`;
/** The method of a recovery code; a member has one set of them. */
export const recoveryMethodId = 'recovery-code';
/** The method of any passkey of the member: the device offers those that it has. */
export const passkeyMethodId = 'passkey';

/** The phones and the app that a member has confirmed, the first one confirmed first (D-112). Passkeys have a table of their own. */
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

/** Whether a member is asked for a second factor: a phone, an app or a passkey. */
export const hasSecondFactor = async (db: Kysely<Tables>, memberId: string): Promise<boolean> =>
  (await hasPasskey(db, memberId)) || (await listFactors(db, memberId)).length > 0;

/** The ways to answer a challenge: a passkey, the factors, then a recovery code if one is left; empty without a factor. */
export const listMfaMethods = async (
  db: Kysely<Tables>,
  memberId: string,
): Promise<readonly MfaChallengeMethod[]> => {
  const methods: MfaChallengeMethod[] = (await hasPasskey(db, memberId))
    ? [{ id: passkeyMethodId, type: 'passkey', masked: '' }]
    : [];
  methods.push(...(await listFactors(db, memberId)));
  if (methods.length > 0 && (await countRecoveryCodes(db, memberId)) > 0)
    methods.push({ id: recoveryMethodId, type: 'recovery-code', masked: '' });
  return methods;
};

/** The tables with a member's codes, trusted browsers, setups and challenges. */
const belongings = ['mfa_enrolment', 'mfa_challenge', 'mfa_recovery_code', 'trusted_browser'] as const;

/** Removes all that a member has of the second factor; returns the number of factors and passkeys. */
export const removeAllFactors = async (trx: Kysely<Tables>, memberId: string): Promise<number> => {
  const factors = await trx
    .deleteFrom('mfa_factor')
    .where('member_id', '=', memberId)
    .returning('factor_id')
    .execute();
  const passkeys = await trx
    .deleteFrom('passkey')
    .where('member_id', '=', memberId)
    .returning('passkey_id')
    .execute();
  await trx.deleteFrom('passkey_challenge').where('member_id', '=', memberId).execute();
  for (const table of belongings) await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
  return factors.length + passkeys.length;
};
