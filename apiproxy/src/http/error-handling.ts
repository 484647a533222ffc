import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { isUnexpected, toErrorReply, toRefusal } from './error-reply.ts';
import { refusal } from './refusal.ts';

/** The one error handler: every refused REST call gets the contract's ErrorReply with a reference id. */
export const registerErrorHandling = (app: FastifyInstance, { log }: AppDeps): void => {
  app.setErrorHandler((cause, request, reply) => {
    const refused = toRefusal(cause);
    if (isUnexpected(refused))
      log.error(
        { cause, referenceId: request.id, method: request.method, path: request.routeOptions.url },
        'request failed',
      );
    void reply
      .code(refused.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(toErrorReply(refused, request.id)));
  });
  app.setNotFoundHandler(() => {
    throw refusal('NOT_FOUND');
  });
};
