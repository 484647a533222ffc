import { restPaths, type ConfirmationSentReply } from '@crema/shared-contracts';
import { confirmationSentReply } from '@crema/shared-contracts/wire/cards';
import { linkToken } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { countInvalidLink } from '../mailed-token.ts';
import { confirmationTokens } from './confirmation-token.ts';
import { confirmEmail, sendConfirmationAgain } from './email-confirmation.ts';

const hour = 60 * 60_000;
const sendLimit: AttemptLimit = { name: 'email-confirmation-sent', max: 5, windowMs: hour };

const confirmed = Type.Object({ status: Type.Literal('confirmed') });

/**
 * D-158: confirms the email address of a mailed link (EMAIL_LINK_INVALID for an unknown, expired or used one), and mails a
 * member the link again, five times an hour.
 */
export const registerEmailConfirmation = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { token: string } }>(
    restPaths.confirmEmail,
    {
      schema: {
        summary: 'Confirms an email address',
        body: linkToken,
        response: responses({ 200: confirmed }),
      },
      config: { ignoresIdempotencyKey: 'The link works once.' },
    },
    async (request, reply) => {
      const { ip } = request;
      const { token } = request.body;
      await countInvalidLink(deps, { ip, reply }, { tokens: confirmationTokens, token });
      await confirmEmail(deps, token);
      return { status: 'confirmed' as const };
    },
  );
  app.post(
    restPaths.sendEmailConfirmation,
    {
      schema: {
        summary: 'Mails the confirmation link again',
        response: responses({ 200: confirmationSentReply }),
      },
    },
    async (request, reply): Promise<ConfirmationSentReply> => {
      const memberId = memberOf(request);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: sendLimit, subject: memberId }]);
      const status = await sendConfirmationAgain(deps, memberId);
      deps.jobs.notify();
      return { status };
    },
  );
};
