import fastify, { type FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { createAppError } from './errors/app-error.ts';
import { registerErrorHandling } from './errors/error-handling.ts';
import { registerProtocolErrors } from './errors/protocol-errors.ts';
import { registerConnectionLimits } from './limits/connection-limits.ts';
import { registerTextLimits } from './limits/text-limits.ts';
import { registerRequestLog } from './logging/request-log.ts';
import { registerHostValidation } from './security/host-validation.ts';
import { dataPolicy, originHeaders, permissionsPolicy } from './security/secure-headers.ts';
import { serverOptions } from './server-options.ts';

const bodyLimit = 2 * 1024;

const headersOf = (origin: string) => ({
  ...originHeaders(origin),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy({ geolocation: '', payment: 'self', 'screen-wake-lock': '' }),
  'content-security-policy': dataPolicy,
});

/** The server accepts writes only from its own pages. */
const registerOwnOriginOnly = (app: FastifyInstance, { security }: AppDeps, origin: string): void => {
  const headers = headersOf(origin);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin: sender, 'sec-fetch-site': site } = request.headers;
    if (site === undefined ? sender === origin : site === 'same-origin') return;
    security.report('write refused', { ip: request.ip, detail: request.routeOptions.url });
    throw createAppError('ORIGIN_REFUSED');
  });
};

/**
 * A small server on an origin of its own, without sessions and cookies: limits, error replies, headers and
 * log as in the shop, and no writes from other origins. The caller adds metrics and routes, listens and closes.
 */
export const createSideServer = (deps: AppDeps, origin: string): FastifyInstance => {
  const headers = headersOf(origin);
  const app = fastify(serverOptions(deps, { bodyLimit, headers }));
  registerConnectionLimits(app, deps);
  registerRequestLog(app);
  registerErrorHandling(app, deps, headers);
  registerProtocolErrors(app, deps, headers);
  registerOwnOriginOnly(app, deps, origin);
  registerHostValidation(app, deps, origin);
  registerTextLimits(app);
  return app;
};
