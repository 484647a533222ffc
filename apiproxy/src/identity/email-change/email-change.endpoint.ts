import {
  accountRestPaths,
  type ConfirmEmailChangeRequest,
  type EmailChangeReply,
  type EmailChangeRequest,
  type SessionReply,
} from '@crema/shared-contracts';
import {
  confirmEmailChangeRequest,
  emailChangeReply,
  emailChangeRequest,
} from '@crema/shared-contracts/wire/account';
import { sessionReply } from '@crema/shared-contracts/wire/session';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { recentMemberOf } from '../sessions/recent-proof.ts';
import { presentSession } from '../sessions/read-session.ts';
import { confirmEmailChange, findEmailChange, giveUpEmailChange, proposeEmail } from './email-change.ts';

const hour = 60 * 60_000;
/** Codes that are mailed for one member. */
const sendLimit: AttemptLimit = { name: 'email-change-sent', max: 5, windowMs: hour };
const tryLimit: AttemptLimit = { name: 'email-change-code', max: 20, windowMs: hour };

/** ACC-045: change of the email address by a code, after a recent proof (D-113). */
export const registerEmailChange = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: emailChangeReply });
  app.get(
    accountRestPaths.emailChange,
    { schema: { summary: 'The proposed email address', response } },
    (request): Promise<EmailChangeReply> => findEmailChange(deps, memberOf(request)),
  );
  app.post<{ Body: EmailChangeRequest }>(
    accountRestPaths.emailChange,
    { schema: { summary: 'Mails a code to a new email address', body: emailChangeRequest, response } },
    async (request, reply): Promise<EmailChangeReply> => {
      const memberId = recentMemberOf(request, deps);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: sendLimit, subject: memberId }]);
      await proposeEmail(deps, memberId, request.body.emailAddress);
      return findEmailChange(deps, memberId);
    },
  );
  app.delete(
    accountRestPaths.emailChange,
    { schema: { summary: 'Keeps the present email address', response } },
    async (request): Promise<EmailChangeReply> => {
      const memberId = memberOf(request);
      await giveUpEmailChange(deps, memberId);
      return findEmailChange(deps, memberId);
    },
  );
  app.post<{ Body: ConfirmEmailChangeRequest }>(
    accountRestPaths.confirmEmailChange,
    {
      schema: {
        summary: 'Changes the email address by its code',
        body: confirmEmailChangeRequest,
        response: responses({ 200: sessionReply }),
      },
    },
    async (request, reply): Promise<SessionReply> => {
      const memberId = memberOf(request);
      // By session: what a stolen session types does not keep the owner from the change.
      const subject = request.visitor.sessionId ?? memberId;
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: tryLimit, subject }]);
      const member = await confirmEmailChange(deps, memberId, request.body.code);
      return { session: await presentSession(member, request.visitor, deps) };
    },
  );
};
