import { giftRestPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { noContent, responses } from '../../http/replies/reply-schemas.ts';
import { hasBearerToken } from '../../http/security/bearer-token.ts';
import { noteBounce } from './mail-bounced.job.ts';

/** The first part of a Message-ID, with or without `<`, `>` and the domain: the id under which the mail was sent. */
const mailIdOf = (messageId: string): string => messageId.split('@', 1)[0]?.split('<').at(-1) ?? '';

/**
 * The relay reports a mail that came back after it was accepted (pitfalls G11). The header `authorization: Bearer {MAIL_BOUNCE_KEY}`
 * proves the relay; without the variable nobody can report. Another mail than a gift's gets the same reply.
 */
export const registerMailBounces = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: { readonly messageId: string } }>(
    giftRestPaths.mailBounces,
    {
      config: { crossSite: 'webhook', ignoresIdempotencyKey: 'A mail comes back once.' },
      schema: {
        summary: 'Notes that a gift’s mail came back',
        body: Type.Object({ messageId: Type.String({ minLength: 1, maxLength: 500 }) }),
        response: responses({ 204: noContent }),
      },
      bodyLimit: 64 * 1024,
    },
    async (request, reply) => {
      const key = deps.environment.MAIL_BOUNCE_KEY;
      if (key === undefined || !hasBearerToken(request.headers.authorization, key)) {
        deps.security.report('webhook refused', { ip: request.ip });
        throw createAppError('UNAUTHENTICATED');
      }
      await noteBounce(deps, mailIdOf(request.body.messageId));
      return reply.code(204).send();
    },
  );
};
