import {
  readDigits,
  type MfaEnrolmentReply,
  type MfaEnrolmentRequest,
  type RecoveryCodesReply,
} from '@crema/shared-contracts';
import type { Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import type { MfaEnrolmentTable } from '../identity.tables.ts';
import { findMember } from '../member-store.ts';
import { toE164 } from '../settings/profile.rules.ts';
import { listFactors, maskPhone } from './factors.ts';
import { mailMfaChange, sendSmsCode, type MfaChange } from './mfa.jobs.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { codeLifetimeMs, mostWrongCodes, smsCodeOf } from './sms-code.ts';
import { createTotpSecret, findTotpStep, totpUri } from './totp.ts';

type Enrolment = Selectable<MfaEnrolmentTable>;

const assertReplaceable = async (
  deps: AppDeps,
  memberId: string,
  { type, replaces }: MfaEnrolmentRequest,
) => {
  if (replaces === undefined) return;
  const factors = await listFactors(deps.db, memberId);
  if (!factors.some((factor) => factor.id === replaces && factor.type === type))
    throw createAppError('NOT_FOUND');
};

/** Starts a factor, which counts from its first right code (A09). Throws VALIDATION for an unusable number, NOT_FOUND. */
export const startEnrolment = async (
  deps: AppDeps,
  memberId: string,
  request: MfaEnrolmentRequest,
): Promise<MfaEnrolmentReply> => {
  const member = await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  await assertReplaceable(deps, memberId, request);
  const { type, replaces } = request;
  const phone = type === 'sms' ? toE164(request.phone ?? '', member.market) : '';
  if (phone === undefined) throw createAppError('VALIDATION', { phone: 'invalid' }, { field: 'phone' });
  const secret = type === 'totp' ? createTotpSecret((size) => deps.random.bytes(size)) : null;
  const enrolmentId = deps.ids.next();
  await deps.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('mfa_enrolment')
      .values({
        enrolment_id: enrolmentId,
        member_id: memberId,
        type,
        label: phone,
        secret: secret && deps.cardNumbers.seal(secret).sealed,
        replaces: replaces ?? null,
        expires_at: new Date(deps.clock.now().getTime() + codeLifetimeMs),
      })
      .execute();
    const payload = { memberId, codeId: enrolmentId, phone };
    if (type === 'sms') await enqueueJob(trx, deps, { job: sendSmsCode, payload });
  });
  deps.jobs.notify();
  return {
    enrolmentId,
    masked: phone && maskPhone(phone),
    secret,
    uri: secret && totpUri(secret, member.email),
  };
};

/** The time step of the code (0 of an SMS code); undefined for a wrong code. */
const findStep = (deps: AppDeps, { type, secret, enrolment_id, label }: Enrolment, code: string) => {
  if (type === 'totp' && secret) return findTotpStep(deps.cardNumbers.open(secret), code, deps.clock.now());
  return code === smsCodeOf(deps, enrolment_id, label) ? 0 : undefined;
};

const changeOf = ({ type, replaces }: Enrolment): MfaChange => {
  if (type === 'totp') return 'appAdded';
  return replaces === null ? 'phoneAdded' : 'phoneChanged';
};

const storeFactor = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  enrolment: Enrolment,
  step: number,
): Promise<RecoveryCodesReply> => {
  const { member_id: memberId, type, label, secret, replaces, enrolment_id } = enrolment;
  await trx.deleteFrom('mfa_enrolment').where('enrolment_id', '=', enrolment_id).execute();
  // A member has one authenticator at most.
  await trx
    .deleteFrom('mfa_factor')
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .$if(type === 'sms', (query) =>
      query.where((eb) => eb.or([eb('factor_id', '=', replaces ?? ''), eb('label', '=', label)])),
    )
    .execute();
  await trx
    .insertInto('mfa_factor')
    .values({
      factor_id: enrolment_id,
      member_id: memberId,
      type,
      label,
      secret,
      confirmed_at: deps.clock.now(),
      // The code of the setup is not used a second time (A07).
      last_step: type === 'totp' ? step : null,
    })
    .execute();
  await enqueueJob(trx, deps, { job: mailMfaChange, payload: { memberId, change: changeOf(enrolment) } });
  const hasCodes = (await countRecoveryCodes(trx, memberId)) > 0;
  return { recoveryCodes: hasCodes ? null : await replaceRecoveryCodes(trx, deps, memberId) };
};

/** Adds the factor of a right code; the member's first one brings recovery codes. Throws CODE_INVALID, CODE_EXPIRED. */
export const confirmEnrolment = async (
  deps: AppDeps,
  memberId: string,
  enrolmentId: string,
  typed: string,
): Promise<RecoveryCodesReply> => {
  const result = await deps.db.transaction().execute(async (trx) => {
    const enrolment = await trx
      .selectFrom('mfa_enrolment')
      .selectAll()
      .where('enrolment_id', '=', enrolmentId)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!enrolment || enrolment.expires_at <= deps.clock.now() || enrolment.wrong_codes >= mostWrongCodes)
      return 'CODE_EXPIRED';
    const step = findStep(deps, enrolment, readDigits(typed));
    if (step !== undefined) return storeFactor(trx, deps, enrolment, step);
    await trx
      .updateTable('mfa_enrolment')
      .set({ wrong_codes: enrolment.wrong_codes + 1 })
      .where('enrolment_id', '=', enrolmentId)
      .execute();
    return 'CODE_INVALID';
  });
  if (typeof result === 'string') throw createAppError(result, undefined, { field: 'code' });
  deps.jobs.notify();
  return result;
};
