import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { isDemonstration } from '../environment/demonstration.ts';
import { errorPageHeaders, renderErrorPage } from './error-page.ts';
import { isUnavailable, isUnexpected, toErrorReply, toAppError } from './error-reply.ts';
import { retryAfterSeconds } from './outages.ts';
import { isPageRequest } from '../page-request.ts';
import { createAppError, type AppError } from './app-error.ts';
import { chosenThemeOf, pageLocaleOf } from '../request-locale.ts';
import { dataPolicy } from '../security/secure-headers.ts';

type HandlerDeps = Pick<AppDeps, 'environment' | 'outages' | 'production'>;

const firstServerErrorStatus = 500;

const sendJson = (appError: AppError, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .header('content-security-policy', dataPolicy)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toErrorReply(appError, request.id)));

const sendPage = (deps: HandlerDeps, appError: AppError, request: FastifyRequest, reply: FastifyReply) =>
  reply
    .headers(errorPageHeaders)
    .type('text/html; charset=utf-8')
    .send(
      renderErrorPage({
        code: appError.code,
        locale: pageLocaleOf(request),
        theme: chosenThemeOf(request),
        referenceId: request.id,
        isDemonstration: isDemonstration(deps),
      }),
    );

/** The size of a file whose requested range lies behind its end: a client can ask for another range (RFC 9110, 15.5.17). */
const contentRangeOf = (cause: unknown): string | undefined =>
  (cause as { readonly headers?: Readonly<Record<string, string>> } | undefined)?.headers?.['Content-Range'];

/**
 * Replies to a failed call with the contract's ErrorReply and a reference id, and to a failed page request with an
 * HTML page. Unexpected errors are logged. `headers` covers errors before routing or in an earlier hook, where no hook
 * has set headers yet.
 */
export const createErrorHandler =
  (deps: HandlerDeps, headers: Readonly<Record<string, string>> = {}) =>
  (cause: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const appError = toAppError(cause);
    deps.outages.record(cause);
    if (isUnexpected(appError))
      request.log.error({ cause, method: request.method, path: request.routeOptions.url }, 'request failed');
    void reply
      .code(appError.status)
      .header('cache-control', 'no-store')
      .headers({ ...headers, 'x-content-type-options': 'nosniff' });
    const contentRange = contentRangeOf(cause);
    if (contentRange !== undefined) void reply.header('content-range', contentRange);
    if (isUnavailable(appError) && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', retryAfterSeconds);
    const isPage = appError.status >= firstServerErrorStatus && isPageRequest(request.raw);
    void (isPage ? sendPage(deps, appError, request, reply) : sendJson(appError, request, reply));
  };

/** The only error handler. Errors before routing use it too (`frameworkErrors`). */
export const registerErrorHandling = (
  app: FastifyInstance,
  deps: AppDeps,
  headers: Readonly<Record<string, string>>,
): void => {
  app.setErrorHandler(createErrorHandler(deps, headers));
  app.setNotFoundHandler(() => {
    throw createAppError('NOT_FOUND');
  });
};
