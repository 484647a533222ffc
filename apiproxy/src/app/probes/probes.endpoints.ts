import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { AppDeps } from '../../http/app-deps.ts';
import { hasBearerToken, bearerTokenOf } from '../../http/security/bearer-token.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { dataPolicy, originHeaders } from '../../http/security/secure-headers.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { createDatabaseMetrics } from './database-metrics.ts';
import { createReadiness } from './readiness.ts';

export const probePaths = {
  live: '/livez',
  ready: '/readyz',
  health: '/health',
  metrics: '/metrics',
} as const;
/** Load balancers probe by IP address, not by the public host name. */
const options = { config: { anyHost: true } };

const registerMetrics = (scope: FastifyInstance, deps: AppDeps, jobs: readonly JobDefinition[]): void => {
  const token = bearerTokenOf(deps.environment.CREMA_METRICS_TOKEN, deps.production);
  if (token === undefined) return;
  const shared = createDatabaseMetrics(
    deps,
    jobs.map(({ topic }) => topic),
  );
  const all = Registry.merge([deps.metrics.registry, shared.registry]);
  scope.get(probePaths.metrics, options, async (request, reply) => {
    if (!hasBearerToken(request.headers.authorization, token)) throw createAppError('UNAUTHENTICATED');
    await shared.read();
    return reply.type(all.contentType).send(await all.metrics());
  });
};

/**
 * Probes for the platform: /livez replies while the process runs, without a database query; /readyz and /health report
 * whether the process should get requests, and whether the shop is open; /metrics serves Prometheus and needs the bearer token
 * CREMA_METRICS_TOKEN. Probes are not logged. They are registered before the session hook, so that a probe
 * runs no session query.
 */
export const registerProbes = async (
  app: FastifyInstance,
  deps: AppDeps,
  jobs: readonly JobDefinition[],
): Promise<void> => {
  const readiness = createReadiness(deps);
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .headers(originHeaders(deps.publicOrigin))
        .headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy });
    });
    scope.get(probePaths.live, options, () => ({ status: 'live' }));
    for (const path of [probePaths.ready, probePaths.health])
      scope.get(path, options, async (_request, reply) => {
        const { isReady, checks, shop } = await readiness();
        return reply
          .code(isReady ? 200 : 503)
          .send({ status: isReady ? 'ready' : 'unavailable', shop, checks });
      });
    registerMetrics(scope, deps, jobs);
  });
};
