import {
  mfaRestPaths,
  passkeyRestPaths,
  type ConfirmMfaRequest,
  type MfaEnrolmentReply,
  type MfaEnrolmentRequest,
  type MfaSettingsReply,
  type RecoveryCodesReply,
} from '@crema/shared-contracts';
import {
  confirmMfaRequest,
  mfaEnrolmentReply,
  mfaEnrolmentRequest,
  mfaItemParams,
  mfaSettingsReply,
  recoveryCodesReply,
} from '@crema/shared-contracts/wire/mfa';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { recentMemberOf } from '../sessions/recent-proof.ts';
import { confirmEnrolment, startEnrolment } from './enrolment.ts';
import { deletePasskey, listPasskeys } from '../passkeys/passkey-store.ts';
import { hasSecondFactor, listFactors } from './factors.ts';
import { mailMfaChange, type MfaChange } from './mfa.jobs.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { forgetBrowsers, listTrustedBrowsers } from './trusted-browser.ts';

const hour = 60 * 60_000;
const enrolLimit: AttemptLimit = { name: 'mfa-enrol', max: 10, windowMs: hour };
const confirmLimit: AttemptLimit = { name: 'mfa-confirm', max: 20, windowMs: hour };
const codesLimit: AttemptLimit = { name: 'mfa-codes', max: 10, windowMs: hour };

type ById = { Params: { id: string } };

const readSettings = async (deps: AppDeps, memberId: string): Promise<MfaSettingsReply> => ({
  factors: await listFactors(deps.db, memberId),
  passkeys: await listPasskeys(deps.db, memberId),
  recoveryCodesLeft: await countRecoveryCodes(deps.db, memberId),
  trustedBrowsers: await listTrustedBrowsers(deps, memberId),
});

/** Removes a factor of a member; returns the notice about it, or undefined if the member has no such factor. */
type Removal = (trx: Transaction<Tables>, memberId: string, id: string) => Promise<MfaChange | undefined>;
const deleteFactor: Removal = async (trx, memberId, id) => {
  const removed = await trx
    .deleteFrom('mfa_factor')
    .where('factor_id', '=', id)
    .where('member_id', '=', memberId)
    .returning('type')
    .executeTakeFirst();
  return removed && (removed.type === 'totp' ? 'appRemoved' : 'phoneRemoved');
};
const removePasskey: Removal = async (trx, memberId, id) =>
  (await deletePasskey(trx, memberId, id)) ? 'passkeyRemoved' : undefined;

/** A removed factor ends the trust in browsers; the last one takes the recovery codes with it. */
const removeFactor = async (deps: AppDeps, memberId: string, id: string, remove: Removal): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const change = await remove(trx, memberId, id);
    if (change === undefined) return;
    await forgetBrowsers(trx, memberId);
    if (!(await hasSecondFactor(trx, memberId)))
      await trx.deleteFrom('mfa_recovery_code').where('member_id', '=', memberId).execute();
    await enqueueJob(trx, deps, { job: mailMfaChange, payload: { memberId, change } });
  });
  deps.jobs.notify();
};

const renewCodes = async (deps: AppDeps, memberId: string): Promise<RecoveryCodesReply> => {
  if (!(await hasSecondFactor(deps.db, memberId))) throw createAppError('NOT_FOUND');
  const recoveryCodes = await deps.db.transaction().execute(async (trx) => {
    const payload = { memberId, change: 'codesReplaced' } as const;
    await enqueueJob(trx, deps, { job: mailMfaChange, payload });
    return replaceRecoveryCodes(trx, deps, memberId);
  });
  deps.jobs.notify();
  return { recoveryCodes };
};

/** The member, after a recent proof (D-113); NOT_FOUND while second factors are switched off (ACC-042). */
export const memberOfSettings = (request: FastifyRequest, deps: AppDeps): string => {
  if (!deps.flags.enableMfaFeatures) throw createAppError('NOT_FOUND');
  return recentMemberOf(request, deps);
};

const registerRemovals = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: mfaSettingsReply });
  const removals = [
    [mfaRestPaths.factor, 'Removes a second factor', deleteFactor],
    [passkeyRestPaths.passkey, 'Removes a passkey', removePasskey],
  ] as const;
  for (const [pathOf, summary, remove] of removals)
    app.delete<ById>(
      pathOf(':id').replace('%3A', ':'),
      { schema: { summary, params: mfaItemParams, response } },
      async (request): Promise<MfaSettingsReply> => {
        const memberId = memberOfSettings(request, deps);
        await removeFactor(deps, memberId, request.params.id, remove);
        return readSettings(deps, memberId);
      },
    );
  app.delete<ById>(
    mfaRestPaths.browser(':id').replace('%3A', ':'),
    { schema: { summary: 'Ends the trust in a browser', params: mfaItemParams, response } },
    async (request): Promise<MfaSettingsReply> => {
      const memberId = memberOfSettings(request, deps);
      await forgetBrowsers(deps.db, memberId, request.params.id);
      return readSettings(deps, memberId);
    },
  );
};

/** ACC-042: the factors, recovery codes and trusted browsers of a member. */
export const registerMfaSettings = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    mfaRestPaths.settings,
    {
      schema: { summary: 'The second factors of the member', response: responses({ 200: mfaSettingsReply }) },
    },
    (request): Promise<MfaSettingsReply> => readSettings(deps, memberOfSettings(request, deps)),
  );
  app.post<{ Body: MfaEnrolmentRequest }>(
    mfaRestPaths.enrol,
    {
      schema: {
        summary: 'Starts a second factor',
        body: mfaEnrolmentRequest,
        response: responses({ 200: mfaEnrolmentReply }),
      },
    },
    async (request, reply): Promise<MfaEnrolmentReply> => {
      const memberId = memberOfSettings(request, deps);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: enrolLimit, subject: memberId }]);
      return startEnrolment(deps, memberId, request.body);
    },
  );
  app.post<{ Body: ConfirmMfaRequest }>(
    mfaRestPaths.confirm,
    {
      schema: {
        summary: 'Adds a second factor by its first code',
        body: confirmMfaRequest,
        response: responses({ 200: recoveryCodesReply }),
      },
    },
    async (request, reply): Promise<RecoveryCodesReply> => {
      // The proof counts from the start of the enrolment: its code may take longer to arrive.
      if (!deps.flags.enableMfaFeatures) throw createAppError('NOT_FOUND');
      const memberId = memberOf(request);
      // By session: what a stolen session types does not keep the owner from a second factor.
      const subject = request.visitor.sessionId ?? memberId;
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: confirmLimit, subject }]);
      return confirmEnrolment(deps, memberId, request.body.enrolmentId, request.body.code);
    },
  );
  app.post(
    mfaRestPaths.recoveryCodes,
    { schema: { summary: 'Replaces the recovery codes', response: responses({ 200: recoveryCodesReply }) } },
    async (request, reply): Promise<RecoveryCodesReply> => {
      const memberId = memberOfSettings(request, deps);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: codesLimit, subject: memberId }]);
      return renewCodes(deps, memberId);
    },
  );
  registerRemovals(app, deps);
};
