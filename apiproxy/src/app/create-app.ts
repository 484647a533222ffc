import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { modules as allModules } from './modules.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { escapeMalformedUrl } from '../http/errors/malformed-url.ts';
import { registerCompression } from '../http/replies/compression.ts';
import { registerConnectionLimits } from '../http/limits/connection-limits.ts';
import type { ServerModule } from '../http/server-module.ts';
import { registerErrorHandling } from '../http/errors/error-handling.ts';
import { registerFaultInjection } from '../http/fault-injection.ts';
import { registerIdempotency } from '../http/idempotency/idempotency.ts';
import { registerHostValidation } from '../http/security/host-validation.ts';
import { registerGraphql } from '../http/graphql/graphql-endpoint.ts';
import { collectJobs } from '../jobs/collect-jobs.ts';
import { registerClosedShop } from './closed-shop.ts';
import { registerProbes } from './probes/probes.endpoints.ts';
import { registerRequestMetrics } from '../operations/request-metrics.ts';
import { registerRequestLog } from '../http/logging/request-log.ts';
import { registerPublicReplyCache } from '../http/replies/public-reply-cache.ts';
import { dataPolicy, originHeaders } from '../http/security/secure-headers.ts';
import { registerProtocolErrors } from '../http/errors/protocol-errors.ts';
import { registerTextLimits } from '../http/limits/text-limits.ts';
import { serverOptions } from '../http/server-options.ts';
import { anonymousVisitor } from '../http/visitor.ts';
import { registerCsrfProtection } from '../http/security/csrf-protection.ts';
import { registerOpenApi } from '../http/replies/openapi.ts';

export const bodyLimit = 256 * 1024;
const apiPrefix = '/apiproxy/';

/** API replies are not cached and may load no resources unless an endpoint sets other headers. */
const registerReplyDefaults = (app: FastifyInstance, { publicOrigin, clock }: AppDeps): void => {
  const headers = originHeaders(publicOrigin);
  app.decorateRequest('visitor');
  app.decorateRequest('confirmVisitor', async function confirmVisitor() {
    return this.visitor;
  });
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = anonymousVisitor;
    // Pages count the time from this header (PLT-019).
    reply.headers(headers).header('date', clock.now().toUTCString());
    if (request.url.startsWith(apiPrefix))
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
  });
};

/** Creates the server without listening: every module, GraphQL, one error handler. The caller closes it. */
export const createApp = async (
  deps: AppDeps,
  modules: readonly ServerModule[] = allModules,
): Promise<FastifyInstance> => {
  const headers = originHeaders(deps.publicOrigin);
  const app = fastify({
    ...serverOptions(deps, { bodyLimit, headers }),
    routerOptions: { maxParamLength: 1000 },
    rewriteUrl: escapeMalformedUrl,
  });
  registerConnectionLimits(app, deps);
  registerRequestMetrics(app, deps, 'shop');
  registerRequestLog(app);
  registerErrorHandling(app, deps, headers);
  registerProtocolErrors(app, deps, headers);
  await registerProbes(app, deps, collectJobs(modules));
  registerReplyDefaults(app, deps);
  registerHostValidation(app, deps, deps.publicOrigin);
  registerClosedShop(app, deps);
  await registerCompression(app);
  registerPublicReplyCache(app, deps);
  await registerOpenApi(app, deps);
  await app.register(cookie);
  registerCsrfProtection(app, deps);
  registerTextLimits(app, apiPrefix);
  registerFaultInjection(app, deps);
  registerIdempotency(app, deps);
  for (const module of modules) await module.register?.(app, deps);
  await registerGraphql(app, deps, modules);
  return app;
};
