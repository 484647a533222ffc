import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { domains } from '../domains.ts';
import type { AppDeps } from './app-deps.ts';
import { literalAddress } from './bad-address.ts';
import { registerCompression } from './compression.ts';
import { connectionLimits, registerConnectionLimits } from './connection-limits.ts';
import type { Domain } from './domain.ts';
import { createErrorAnswer, registerErrorHandling } from './error-handling.ts';
import { registerFaultInjection } from './fault-injection.ts';
import { registerHostGuard } from './host-guard.ts';
import { registerGraphql } from './graphql-endpoint.ts';
import { collectJobs } from '../jobs/collect-jobs.ts';
import { registerProbes } from '../operations/probes.endpoints.ts';
import { registerRequestMetrics } from '../operations/request-metrics.ts';
import { registerPublicReplies } from './public-replies.ts';
import { dataPolicy, originHeaders } from './secure-headers.ts';
import { createClientErrorHandler, registerServerRefusals } from './server-refusals.ts';
import { registerTextGuard } from './text-guard.ts';
import { readTrustedProxies } from './trust-proxy.ts';
import { anonymousVisitor } from './visitor.ts';
import { registerWriteGuard } from './write-guard.ts';

export const bodyLimit = 256 * 1024;
const apiPrefix = '/apiproxy/';

/** Replies of the API are not cached and load nothing unless an endpoint says otherwise. */
const registerReplyDefaults = (app: FastifyInstance, { publicOrigin }: AppDeps): void => {
  const headers = originHeaders(publicOrigin);
  app.decorateRequest('visitor');
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = anonymousVisitor;
    reply.headers(headers);
    if (request.url.startsWith(apiPrefix))
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
  });
};

/** The server without its port: every domain, GraphQL, one error handler. The caller closes it. */
export const createApp = async (
  deps: AppDeps,
  served: readonly Domain[] = domains,
): Promise<FastifyInstance> => {
  const headers = originHeaders(deps.publicOrigin);
  const app = fastify({
    logger: false,
    bodyLimit,
    genReqId: () => deps.ids.next(),
    requestIdHeader: false,
    trustProxy: readTrustedProxies(process.env['TRUST_PROXY']),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: literalAddress,
    frameworkErrors: createErrorAnswer(deps, headers),
    clientErrorHandler: createClientErrorHandler(deps, headers),
    ...connectionLimits,
  });
  registerConnectionLimits(app, deps);
  registerRequestMetrics(app, deps, 'shop');
  registerErrorHandling(app, deps, headers);
  registerServerRefusals(app, deps, headers);
  await registerProbes(app, deps, collectJobs(served));
  registerReplyDefaults(app, deps);
  registerHostGuard(app, deps, deps.publicOrigin);
  await app.register(cookie);
  registerWriteGuard(app, deps);
  registerTextGuard(app, apiPrefix);
  registerFaultInjection(app, deps);
  for (const domain of served) await domain.register?.(app, deps);
  await registerGraphql(app, deps, served);
  registerCompression(app);
  registerPublicReplies(app, deps);
  return app;
};
