import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { errorPageHeaders, renderErrorPage } from './error-page.ts';
import { isUnavailable, isUnexpected, toErrorReply, toRefusal } from './error-reply.ts';
import { retryAfterSeconds } from './outages.ts';
import { isPageRequest } from './page-request.ts';
import { refusal, type Refusal } from './refusal.ts';
import { chosenThemeOf, pageLocaleOf } from './request-locale.ts';
import { dataPolicy } from './secure-headers.ts';

const firstServerFault = 500;

const asJson = (refused: Refusal, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('content-security-policy', dataPolicy)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toErrorReply(refused, request.id)));

const asPage = (refused: Refusal, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .headers(errorPageHeaders)
    .type('text/html; charset=utf-8')
    .send(
      renderErrorPage({
        code: refused.code,
        locale: pageLocaleOf(request),
        theme: chosenThemeOf(request),
        referenceId: request.id,
      }),
    );

/**
 * Answers a refused call with the contract's ErrorReply and a reference id, and a person whose page failed with a page.
 * What is our fault is logged. `headers` are those that no hook has set yet when a request is refused before it
 * has a route, or by an earlier hook.
 */
export const createErrorAnswer =
  ({ log, outages }: Pick<AppDeps, 'log' | 'outages'>, headers: Readonly<Record<string, string>> = {}) =>
  (cause: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refused = toRefusal(cause);
    outages.note(cause);
    if (isUnexpected(refused))
      log.error(
        { cause, referenceId: request.id, method: request.method, path: request.routeOptions.url },
        'request failed',
      );
    void reply
      .code(refused.status)
      .header('cache-control', 'no-store')
      .headers({ ...headers, 'x-content-type-options': 'nosniff' });
    if (isUnavailable(refused) && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', retryAfterSeconds);
    const present = refused.status >= firstServerFault && isPageRequest(request.raw) ? asPage : asJson;
    void present(refused, request, reply);
  };

/** The one error handler. What fails before there is a route goes the same way (`frameworkErrors`). */
export const registerErrorHandling = (
  app: FastifyInstance,
  deps: AppDeps,
  headers: Readonly<Record<string, string>>,
): void => {
  app.setErrorHandler(createErrorAnswer(deps, headers));
  app.setNotFoundHandler(() => {
    throw refusal('NOT_FOUND');
  });
};
