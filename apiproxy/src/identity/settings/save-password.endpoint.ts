import {
  accountRestPaths,
  type PasswordChangedReply,
  type SavePasswordRequest,
} from '@crema/shared-contracts';
import { passwordChangedReply, savePasswordRequest } from '@crema/shared-contracts/wire/account';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { findMember } from '../member-store.ts';
import { hashNewPassword, storePassword } from '../passwords/change-password.ts';
import { recentMemberOf } from '../sessions/recent-proof.ts';
import { endingSessionsOf, endSessionsOf } from '../sessions/session-store.ts';

const limit: AttemptLimit = { name: 'password-change', max: 20, windowMs: 60 * 60_000 };

const savePassword = async (
  deps: AppDeps,
  memberId: string,
  sessionId: string | undefined,
  newPassword: string,
): Promise<void> => {
  const member = await findMember(deps.db, memberId);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const newHash = await hashNewPassword(deps.db, member, newPassword);
  await endingSessionsOf(deps, memberId, () =>
    deps.db.transaction().execute(async (trx) => {
      await storePassword(trx, deps, member, newHash);
      await endSessionsOf(trx, memberId, sessionId);
    }),
  );
};

/** ACC-041: changes the password after a recent proof (D-113). The member's other sessions end. */
export const registerSavePassword = (app: FastifyInstance, deps: AppDeps): void => {
  app.put<{ Body: SavePasswordRequest }>(
    accountRestPaths.password,
    {
      schema: {
        summary: 'Changes the password',
        body: savePasswordRequest,
        response: responses({ 200: passwordChangedReply }),
      },
    },
    async (request, reply): Promise<PasswordChangedReply> => {
      const memberId = recentMemberOf(request, deps);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit, subject: memberId }]);
      await savePassword(deps, memberId, request.visitor.sessionId, request.body.newPassword);
      deps.jobs.notify();
      return { status: 'changed' };
    },
  );
};
