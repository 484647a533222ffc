import { accountRestPaths, type SessionReply, type StepUpRequest } from '@crema/shared-contracts';
import { sessionReply } from '@crema/shared-contracts/wire/session';
import { stepUpRequest } from '@crema/shared-contracts/wire/account';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, forgiveAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { hasSecondFactor } from '../mfa/factors.ts';
import { findMember } from '../member-store.ts';
import { verifyPassword } from '../passwords/password.ts';
import { presentSession } from './read-session.ts';
import { startMemberSession } from './start-member-session.ts';

/** For each session: a stolen one cannot guess the password, and does not use up the tries of the owner's other sessions. */
const limit: AttemptLimit = { name: 'step-up', max: 5, windowMs: 5 * 60_000 };

/**
 * D-113: a new proof of identity by the password. The session continues under a new id. INVALID_CREDENTIALS for a wrong
 * one; MFA_REQUIRED for a member with a second factor. */
export const registerStepUp = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: StepUpRequest }>(
    accountRestPaths.stepUp,
    {
      schema: {
        summary: 'Proves the identity again',
        body: stepUpRequest,
        response: responses({ 200: sessionReply }),
      },
    },
    async (request, reply): Promise<SessionReply> => {
      const memberId = memberOf(request);
      // D-113: the password is the proof of a member without a second factor only.
      if (deps.flags.enableMfaFeatures && (await hasSecondFactor(deps.db, memberId)))
        throw createAppError('MFA_REQUIRED');
      const counters = [{ limit, subject: request.visitor.sessionId ?? memberId }];
      await countAttempts(deps, { ip: request.ip, reply }, counters);
      const member = await findMember(deps.db, memberId);
      if (!(await verifyPassword(member?.password_hash, request.body.password)) || !member)
        throw createAppError('INVALID_CREDENTIALS');
      await forgiveAttempts(deps, counters);
      const remember = request.visitor.remember === true;
      await startMemberSession(request, reply, deps, memberId, { remember });
      return { session: await presentSession(member, request.visitor, deps) };
    },
  );
};
