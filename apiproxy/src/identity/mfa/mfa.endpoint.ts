import {
  mfaRestPaths,
  type MfaChallengeRequest,
  type MfaSentReply,
  type MfaStepUpReply,
  type MfaVerifyRequest,
  type SessionReply,
} from '@crema/shared-contracts';
import {
  mfaChallengeRequest,
  mfaSentReply,
  mfaStepUpReply,
  mfaVerifyRequest,
} from '@crema/shared-contracts/wire/mfa';
import { sessionReply } from '@crema/shared-contracts/wire/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, forgiveAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { passkeyTextLimits } from '../passkeys/passkey-text-limits.ts';
import { findMember } from '../member-store.ts';
import { presentSession } from '../sessions/read-session.ts';
import { startMemberSession } from '../sessions/start-member-session.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import {
  findChallenge,
  isGuessable,
  passChallenge,
  sendChallenge,
  startChallenge,
  type AskedChallengeRow,
} from './challenge.ts';
import { hasSecondFactor } from './factors.ts';
import { countersOf, countUnknownChallenge, stepLimits } from './second-step-limits.ts';
import { trustBrowser } from './trusted-browser.ts';

const hour = 60 * 60_000;
/** D-121: questions of one session. */
const startLimit: AttemptLimit = { name: 'mfa-step-up', max: 30, windowMs: hour };

/** The challenge of a request. Throws CODE_EXPIRED for an unknown id, or TOO_MANY_REQUESTS. */
const requireChallenge = async (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: AppDeps,
  challengeId: string,
): Promise<AskedChallengeRow> => {
  const asked = await findChallenge(deps, challengeId);
  if (asked) return asked;
  await countUnknownChallenge(request, reply, deps);
  throw createAppError('CODE_EXPIRED', undefined, { field: 'code' });
};

const registerVerify = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: MfaVerifyRequest }>(
    mfaRestPaths.verify,
    {
      schema: {
        summary: 'Proves the identity by a second factor',
        body: mfaVerifyRequest,
        response: responses({ 200: sessionReply }),
      },
      config: { ignoresIdempotencyKey: 'A challenge is used once.', textLimits: passkeyTextLimits },
    },
    async (request, reply): Promise<SessionReply> => {
      const { challengeId, rememberDevice, ...answer } = request.body;
      const asked = await requireChallenge(request, reply, deps, challengeId);
      // A step-up is answered by the member's own session only.
      if (asked.purpose === 'step-up' && request.visitor.memberId !== asked.memberId)
        throw createAppError('UNAUTHENTICATED');
      const counters = isGuessable(answer.methodId)
        ? countersOf(request, deps, stepLimits.verify, asked)
        : [];
      await countAttempts(deps, { ip: request.ip, reply }, counters);
      const { member_id: memberId, remember } = await passChallenge(deps, challengeId, answer);
      await forgiveAttempts(deps, counters);
      const member = await findMember(deps.db, memberId);
      if (!member) throw createAppError('UNAUTHENTICATED');
      await startMemberSession(request, reply, deps, memberId, { remember });
      rememberBrowser(request, reply, deps, { account: member.email, proof: 'secondStep' });
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
        body: mfaChallengeRequest,
        response: responses({ 200: mfaSentReply }),
      },
      config: { ignoresIdempotencyKey: 'A message follows another after 30 s, five times at most.' },
    },
    async (request, reply): Promise<MfaSentReply> => {
      const { challengeId, methodId } = request.body;
      const asked = await requireChallenge(request, reply, deps, challengeId);
      const counters = countersOf(request, deps, stepLimits.send, asked);
      await countAttempts(deps, { ip: request.ip, reply }, counters);
      return sendChallenge(deps, challengeId, methodId);
    },
  );
  app.post(
    mfaRestPaths.stepUp,
    {
      schema: { summary: 'Asks for a new proof of identity', response: responses({ 200: mfaStepUpReply }) },
      config: { ignoresIdempotencyKey: 'It changes nothing: each challenge waits for a code.' },
    },
    async (request, reply): Promise<MfaStepUpReply> => {
      const memberId = memberOf(request);
      // A member without a second factor proves the identity by the password: nothing is started, and nothing counts.
      if (!(await hasSecondFactor(deps.db, memberId))) return { challengeId: null, mfaChallengeMethods: [] };
      const { sessionId, remember = false } = request.visitor;
      await countAttempts(deps, { ip: request.ip, reply }, [
        { limit: startLimit, subject: sessionId ?? memberId },
      ]);
      const started = await startChallenge(deps, memberId, { purpose: 'step-up', remember });
      return started ?? { challengeId: null, mfaChallengeMethods: [] };
    },
  );
  registerVerify(app, deps);
};
