import type { MfaChallengeMethod } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** Shows the last characters only, so that the member recognises the factor and nobody else learns it. */
const shownCharacters = 4;
const maskOf = (label: string): string => `••••\u00a0${label.slice(-shownCharacters)}`;

/** The second factors that a member has confirmed, the first one confirmed first (D-112). */
export const listMfaMethods = async (
  db: Kysely<Tables>,
  memberId: string,
): Promise<readonly MfaChallengeMethod[]> => {
  const rows = await db
    .selectFrom('mfa_factor')
    .select(['factor_id', 'type', 'label'])
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('factor_id')
    .execute();
  return rows.map(({ factor_id, type, label }) => ({ id: factor_id, type, masked: maskOf(label) }));
};
