import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { isUnexpected, toErrorReply, toRefusal } from './error-reply.ts';
import { refusal } from './refusal.ts';
import { dataPolicy } from './secure-headers.ts';

/**
 * Answers a refused REST call with the contract's ErrorReply and a reference id; ours are logged. `headers` are those
 * that no hook has set yet when the framework refuses a request before it has a route.
 */
export const createErrorAnswer =
  ({ log }: Pick<AppDeps, 'log'>, headers: Readonly<Record<string, string>> = {}) =>
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
      .headers({ ...headers, 'x-content-type-options': 'nosniff', 'content-security-policy': dataPolicy })
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
