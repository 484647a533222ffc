import {
  accountRestPaths,
  type ConfirmEmailChangeRequest,
  type EmailChangeReply,
  type EmailChangeRequest,
  type SessionReply,
} from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { nullable, responses, schemaOf, sessionReply } from '../../http/replies/reply-schemas.ts';
import { recentMemberOf } from '../sessions/recent-proof.ts';
import { presentSession } from '../sessions/read-session.ts';
import { confirmEmailChange, findEmailChange, giveUpEmailChange, proposeEmail } from './email-change.ts';

const hour = 60 * 60_000;
/** Codes that are mailed for one member. */
const sendLimit: AttemptLimit = { name: 'email-change-sent', max: 5, windowMs: hour };
const tryLimit: AttemptLimit = { name: 'email-change-code', max: 20, windowMs: hour };

const changeReply = schemaOf<EmailChangeReply>()(
  Type.Object({ proposed: nullable(Type.String()), codeExpiresAt: nullable(Type.String()) }),
);
const proposal = Type.Object({ emailAddress: Type.String({ maxLength: 600 }) });
const confirmation = Type.Object({ code: Type.String({ maxLength: 100 }) });

/** ACC-045: change of the email address by a code, after a recent proof (D-113). */
export const registerEmailChange = (app: FastifyInstance, deps: AppDeps): void => {
  const response = responses({ 200: changeReply });
  app.get(
    accountRestPaths.emailChange,
    { schema: { summary: 'The proposed email address', response } },
    (request): Promise<EmailChangeReply> => findEmailChange(deps, memberOf(request)),
  );
  app.post<{ Body: EmailChangeRequest }>(
    accountRestPaths.emailChange,
    { schema: { summary: 'Mails a code to a new email address', body: proposal, response } },
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
        body: confirmation,
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
