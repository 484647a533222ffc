import {
  readDigits,
  type MfaChallengeMethod,
  type MfaSentReply,
  type PasskeyAssertion,
} from '@crema/shared-contracts';
import type { Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import type { MfaChallengeTable } from '../identity.tables.ts';
import { endRecoveriesOf } from '../factor-recovery/recovery-store.ts';
import { checkPasskey } from '../passkeys/check-passkey.ts';
import { takeChallenge } from '../passkeys/passkey-challenge.ts';
import { listMfaMethods, passkeyMethodId, recoveryMethodId } from './factors.ts';
import { mailMfaAttempts } from './mail-mfa-attempts.job.ts';
import { mailMfaChange, sendSmsCode } from './mfa.jobs.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { codeLifetimeMs, mostWrongCodes, smsCodeOf } from './sms-code.ts';
import { findTotpStep } from './totp.ts';

type Challenge = Selectable<MfaChallengeTable>;
export interface AskedChallenge {
  readonly challengeId: string;
  readonly mfaChallengeMethods: readonly MfaChallengeMethod[];
}
/** D-112. */
const resendMs = 30_000;
const mostSends = 5;
const idBytes = 24;

/** Stores a challenge for a member with a second factor; undefined for a member without one. */
export const startChallenge = async (
  deps: AppDeps,
  memberId: string,
  options: Pick<Challenge, 'purpose' | 'remember'>,
): Promise<AskedChallenge | undefined> => {
  const mfaChallengeMethods = deps.flags.enableMfaFeatures ? await listMfaMethods(deps.db, memberId) : [];
  if (mfaChallengeMethods.length === 0) return undefined;
  const challengeId = deps.random.bytes(idBytes).toString('base64url');
  await deps.db
    .insertInto('mfa_challenge')
    .values({
      challenge_id: challengeId,
      member_id: memberId,
      ...options,
      expires_at: new Date(deps.clock.now().getTime() + codeLifetimeMs),
    })
    .execute();
  return { challengeId, mfaChallengeMethods };
};

/** Locks the challenge; undefined if it is unknown, too old, used, or five wrong codes were typed. */
const lockOpen = async (
  trx: Transaction<Tables>,
  { clock }: AppDeps,
  challengeId: string,
): Promise<Challenge | undefined> => {
  const found = await trx
    .selectFrom('mfa_challenge')
    .selectAll()
    .where('challenge_id', '=', challengeId)
    .forUpdate()
    .executeTakeFirst();
  const isOpen = found && !found.used_at && found.expires_at > clock.now();
  return isOpen && found.wrong_codes < mostWrongCodes ? found : undefined;
};

/** The facts by which the limits of D-121 count. */
export interface AskedChallengeRow {
  readonly memberId: string;
  readonly purpose: Challenge['purpose'];
  readonly email: string;
  readonly passwordHash: string;
}
/** The member and the purpose of a challenge; undefined for an unknown one. */
export const findChallenge = ({ db }: AppDeps, challengeId: string): Promise<AskedChallengeRow | undefined> =>
  db
    .selectFrom('mfa_challenge')
    .innerJoin('member', 'member.member_id', 'mfa_challenge.member_id')
    .select(['member.member_id as memberId', 'purpose', 'email', 'password_hash as passwordHash'])
    .where('challenge_id', '=', challengeId)
    .executeTakeFirst();

/** The member of a challenge that still waits for a proof. */
export const findOpenChallenge = async (
  { db, clock }: AppDeps,
  challengeId: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('mfa_challenge')
    .select('member_id')
    .where('challenge_id', '=', challengeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('wrong_codes', '<', mostWrongCodes)
    .executeTakeFirst();
  return found?.member_id;
};

const findFactor = (trx: Transaction<Tables>, memberId: string, factorId: string) =>
  trx
    .selectFrom('mfa_factor')
    .selectAll()
    .where('factor_id', '=', factorId)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Sends the code of a challenge by SMS, at most five times, 30 s apart. Throws CODE_EXPIRED, TOO_MANY_REQUESTS, NOT_FOUND. */
export const sendChallenge = async (
  deps: AppDeps,
  challengeId: string,
  factorId: string,
): Promise<MfaSentReply> => {
  await deps.db.transaction().execute(async (trx) => {
    const challenge = await lockOpen(trx, deps, challengeId);
    if (!challenge) throw createAppError('CODE_EXPIRED', undefined, { field: 'code' });
    const { member_id: memberId, sends, sent_at } = challenge;
    const factor = await findFactor(trx, memberId, factorId);
    if (factor?.type !== 'sms') throw createAppError('NOT_FOUND');
    const now = deps.clock.now();
    const waitMs = sent_at ? sent_at.getTime() + resendMs - now.getTime() : 0;
    const retryAfterMs = sends >= mostSends ? challenge.expires_at.getTime() - now.getTime() : waitMs;
    if (retryAfterMs > 0)
      throw createAppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(retryAfterMs / 1000) });
    await trx
      .updateTable('mfa_challenge')
      .set({ sends: sends + 1, sent_at: now })
      .where('challenge_id', '=', challengeId)
      .execute();
    const payload = { memberId, codeId: challengeId, phone: factor.label };
    await enqueueJob(trx, deps, { job: sendSmsCode, payload });
  });
  deps.jobs.notify();
  return { resendAfterSeconds: resendMs / 1000 };
};

export interface ChallengeAnswer {
  readonly methodId: string;
  readonly code: string;
  readonly passkey?: PasskeyAssertion;
}
const isRightPasskey = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { member_id: memberId, challenge_id: challengeId }: Challenge,
  assertion: PasskeyAssertion | undefined,
): Promise<boolean> => {
  if (!assertion) return false;
  const challenge = await takeChallenge(trx, deps, { purpose: 'second-factor', memberId, challengeId });
  if (challenge === undefined) return false;
  return (await checkPasskey(trx, deps, { challenge, assertion, memberId })) === memberId;
};
const isRightCode = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  challenge: Challenge,
  { methodId, code: typed, passkey }: ChallengeAnswer,
): Promise<boolean> => {
  const { member_id: memberId, challenge_id, sends } = challenge;
  if (methodId === passkeyMethodId) return isRightPasskey(trx, deps, challenge, passkey);
  if (methodId === recoveryMethodId) {
    if (!(await spendRecoveryCode(trx, deps, memberId, typed))) return false;
    await enqueueJob(trx, deps, { job: mailMfaChange, payload: { memberId, change: 'codeUsed' } });
    return true;
  }
  const factor = await findFactor(trx, memberId, methodId);
  const code = readDigits(typed);
  if (factor?.type === 'sms') return sends > 0 && code === smsCodeOf(deps, challenge_id, factor.label);
  if (factor?.type !== 'totp' || !factor.secret) return false;
  const step = findTotpStep(deps.cardNumbers.open(factor.secret), code, deps.clock.now());
  if (step === undefined) return false;
  const used = await trx
    .updateTable('mfa_factor')
    .set({ last_step: step })
    .where('factor_id', '=', methodId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('factor_id')
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * Whether the number of tries at the account must be limited. A recovery code has 10 characters of 31 (8·10¹⁴), and a passkey signs:
 * the five tries of a challenge suffice, and each challenge costs a right password.
 */
export const isGuessable = (methodId: string): boolean =>
  methodId !== recoveryMethodId && methodId !== passkeyMethodId;

/** The wrong codes within an hour after which the member is warned, once a day: the sender knows the password. */
const warnedAfter = 3;
const warnedWithinMs = 60 * 60_000;
const mailWrongCodes = async (trx: Transaction<Tables>, deps: AppDeps, memberId: string): Promise<void> => {
  const now = deps.clock.now();
  const { wrong } = await trx
    .selectFrom('mfa_challenge')
    .select((eb) => eb.fn.sum('wrong_codes').as('wrong'))
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'sign-in')
    .where('expires_at', '>', new Date(now.getTime() - warnedWithinMs))
    .executeTakeFirstOrThrow();
  if (Number(wrong) < warnedAfter) return;
  await enqueueJob(trx, deps, {
    job: mailMfaAttempts,
    payload: { memberId },
    dedupeKey: `mfa-attempts ${memberId} ${now.toISOString().slice(0, 10)}`,
  });
};

/** Uses a challenge with a right code or passkey, once. Throws CODE_INVALID, PASSKEY_INVALID, or CODE_EXPIRED for one that is over. */
export const passChallenge = async (
  deps: AppDeps,
  challengeId: string,
  answer: ChallengeAnswer,
): Promise<Challenge> => {
  const result = await deps.db.transaction().execute(async (trx) => {
    const challenge = await lockOpen(trx, deps, challengeId);
    if (!challenge) return 'CODE_EXPIRED';
    const isRight = await isRightCode(trx, deps, challenge, answer);
    await trx
      .updateTable('mfa_challenge')
      .set(isRight ? { used_at: deps.clock.now() } : { wrong_codes: challenge.wrong_codes + 1 })
      .where('challenge_id', '=', challengeId)
      .execute();
    if (isRight) {
      // Nothing is lost: the request to turn the second factor off (L-79) was not the owner's, or is not needed any more.
      await endRecoveriesOf(trx, deps, challenge.member_id, 'CANCELLED');
      return challenge;
    }
    if (challenge.purpose === 'sign-in') await mailWrongCodes(trx, deps, challenge.member_id);
    return answer.methodId === passkeyMethodId ? 'PASSKEY_INVALID' : 'CODE_INVALID';
  });
  deps.jobs.notify();
  if (typeof result === 'string') throw createAppError(result, undefined, { field: 'code' });
  return result;
};
