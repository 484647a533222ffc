import {
  mfaRestPaths,
  type MfaChallengeRequest,
  type MfaSentReply,
  type MfaStepUpReply,
  type MfaVerifyRequest,
  type SessionReply,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { nullable, picklist, responses, schemaOf, sessionReply } from '../../http/replies/reply-schemas.ts';
import { assertionSchema, passkeyTextLimits } from '../passkeys/passkey-schemas.ts';
import { findMember } from '../member-store.ts';
import { presentSession } from '../sessions/read-session.ts';
import { startMemberSession } from '../sessions/start-member-session.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { findChallenge, passChallenge, sendChallenge, startChallenge } from './challenge.ts';
import { trustBrowser } from './trusted-browser.ts';

const hour = 60 * 60_000;
/** D-121: codes that are typed, and messages that are sent, for one account. */
const accountLimits = {
  verify: { name: 'mfa-code', max: 20, windowMs: hour },
  send: { name: 'mfa-sent', max: 15, windowMs: hour },
  start: { name: 'mfa-step-up', max: 30, windowMs: hour },
} as const satisfies Record<string, AttemptLimit>;
/** D-121: the same from one IP address. */
const ipLimit: AttemptLimit = { name: 'mfa-address', max: 60, windowMs: 5 * 60_000 };

const idText = Type.String({ minLength: 1, maxLength: 100 });
const challengeBody = Type.Object({ challengeId: idText, methodId: idText });
const verifyBody = Type.Object({
  challengeId: idText,
  methodId: idText,
  code: Type.String({ maxLength: 100 }),
  passkey: Type.Optional(assertionSchema),
  rememberDevice: Type.Boolean(),
});
const methodSchema = Type.Object({
  id: Type.String(),
  type: picklist('sms', 'totp', 'passkey', 'recovery-code'),
  masked: Type.String(),
});
const sentReply = schemaOf<MfaSentReply>()(Type.Object({ resendAfterSeconds: Type.Number() }));
const stepUpReply = schemaOf<MfaStepUpReply>()(
  Type.Object({ challengeId: nullable(Type.String()), mfaChallengeMethods: Type.Array(methodSchema) }),
);

const countChallenge = async (
  { ip }: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
  limit: AttemptLimit,
  memberId: string | undefined,
) =>
  countAttempts(deps, { ip, reply }, [
    ...ipCounters(ipLimit, ip),
    ...(memberId === undefined ? [] : [{ limit, subject: memberId }]),
  ]);

const registerVerify = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: MfaVerifyRequest }>(
    mfaRestPaths.verify,
    {
      schema: {
        summary: 'Proves the identity by a second factor',
        body: verifyBody,
        response: responses({ 200: sessionReply }),
      },
      config: { ignoresIdempotencyKey: 'A challenge is used once.', textLimits: passkeyTextLimits },
    },
    async (request, reply): Promise<SessionReply> => {
      const { challengeId, rememberDevice, ...answer } = request.body;
      const asked = await findChallenge(deps, challengeId);
      await countChallenge(request, reply, deps, accountLimits.verify, asked?.member_id);
      // A step-up is answered by the member's own session only.
      if (asked?.purpose === 'step-up' && request.visitor.memberId !== asked.member_id)
        throw createAppError('UNAUTHENTICATED');
      const { member_id: memberId, remember } = await passChallenge(deps, challengeId, answer);
      const member = await findMember(deps.db, memberId);
      if (!member) throw createAppError('UNAUTHENTICATED');
      await startMemberSession(request, reply, deps, memberId, { remember });
      rememberBrowser(reply, deps, member.email);
      if (rememberDevice) await trustBrowser(request, reply, deps, memberId);
      return { session: await presentSession(member, request.visitor, deps) };
    },
  );
};

/** ACC-005, D-112, D-113: challenges of a sign-in and of a step-up. */
export const registerMfa = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: MfaChallengeRequest }>(
    mfaRestPaths.challenge,
    {
      schema: {
        summary: 'Sends the code of a challenge by SMS',
        body: challengeBody,
        response: responses({ 200: sentReply }),
      },
      config: { ignoresIdempotencyKey: 'A message follows another after 30 s, five times at most.' },
    },
    async (request, reply): Promise<MfaSentReply> => {
      const { challengeId, methodId } = request.body;
      const asked = await findChallenge(deps, challengeId);
      await countChallenge(request, reply, deps, accountLimits.send, asked?.member_id);
      return sendChallenge(deps, challengeId, methodId);
    },
  );
  app.post(
    mfaRestPaths.stepUp,
    {
      schema: { summary: 'Asks for a new proof of identity', response: responses({ 200: stepUpReply }) },
      config: { ignoresIdempotencyKey: 'It changes nothing: each challenge waits for a code.' },
    },
    async (request, reply): Promise<MfaStepUpReply> => {
      const memberId = memberOf(request);
      await countChallenge(request, reply, deps, accountLimits.start, memberId);
      const remember = request.visitor.remember === true;
      const started = await startChallenge(deps, memberId, { purpose: 'step-up', remember });
      return started ?? { challengeId: null, mfaChallengeMethods: [] };
    },
  );
  registerVerify(app, deps);
};
