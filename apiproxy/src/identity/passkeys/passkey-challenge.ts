import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PasskeyChallengeTable } from '../identity.tables.ts';

export const challengeLifetimeMs = 10 * 60_000;
const challengeBytes = 32;
const idBytes = 24;

type Purpose = PasskeyChallengeTable['purpose'];
interface ChallengeOptions {
  readonly purpose: Purpose;
  readonly memberId?: string;
  /** Of a second factor: its challenge. A repeated request replaces the bytes to sign. */
  readonly challengeId?: string;
}
export interface IssuedChallenge {
  readonly challengeId: string;
  readonly challenge: string;
}

/** Stores new random bytes to sign. */
export const issueChallenge = async (
  { db, random, clock }: Pick<AppDeps, 'db' | 'random' | 'clock'>,
  { purpose, memberId, challengeId = random.bytes(idBytes).toString('base64url') }: ChallengeOptions,
): Promise<IssuedChallenge> => {
  const row = {
    challenge: random.bytes(challengeBytes).toString('base64url'),
    purpose,
    member_id: memberId ?? null,
    expires_at: new Date(clock.now().getTime() + challengeLifetimeMs),
  };
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_id: challengeId, ...row })
    .onConflict((conflict) => conflict.column('challenge_id').doUpdateSet(row))
    .execute();
  return { challengeId, challenge: row.challenge };
};

/** Takes the bytes of a challenge, once, in one statement; undefined for an unknown, used or expired one. */
export const takeChallenge = async (
  db: Kysely<Tables>,
  { clock }: Pick<AppDeps, 'clock'>,
  { purpose, memberId, challengeId }: ChallengeOptions & { readonly challengeId: string },
): Promise<string | undefined> => {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_id', '=', challengeId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock.now())
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge;
};
