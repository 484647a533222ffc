import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { isUnexpected, toErrorReply, toRefusal } from './error-reply.ts';
import { refusal } from './refusal.ts';

/** Answers a refused REST call with the contract's ErrorReply and a reference id; ours are logged. */
export const createErrorAnswer =
  ({ log }: Pick<AppDeps, 'log'>) =>
  (cause: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refused = toRefusal(cause);
    if (isUnexpected(refused))
      log.error(
        { cause, referenceId: request.id, method: request.method, path: request.routeOptions.url },
        'request failed',
      );
    void reply
      .code(refused.status)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(toErrorReply(refused, request.id)));
  };

/** The one error handler. What fails before there is a route goes the same way (`frameworkErrors`). */
export const registerErrorHandling = (app: FastifyInstance, deps: AppDeps): void => {
  app.setErrorHandler(createErrorAnswer(deps));
  app.setNotFoundHandler(() => {
    throw refusal('NOT_FOUND');
  });
};
