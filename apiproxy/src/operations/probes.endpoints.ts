import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { AppDeps } from '../http/app-deps.ts';
import { bringsToken, readBearerToken } from '../http/bearer-token.ts';
import { refusal } from '../http/refusal.ts';
import { dataPolicy, originHeaders } from '../http/secure-headers.ts';
import type { JobDefinition } from '../jobs/job.ts';
import { createDatabaseMetrics } from './database-metrics.ts';
import { createReadiness } from './readiness.ts';

export const probePaths = { live: '/livez', ready: '/readyz', metrics: '/metrics' } as const;
/** The platform asks by address, not by the shop's name. */
const options = { config: { anyHost: true } };

const registerMetrics = (scope: FastifyInstance, deps: AppDeps, jobs: readonly JobDefinition[]): void => {
  const token = readBearerToken('CREMA_METRICS_TOKEN', deps.production);
  if (token === undefined) return;
  const shared = createDatabaseMetrics(
    deps,
    jobs.map(({ topic }) => topic),
  );
  const all = Registry.merge([deps.metrics.registry, shared.registry]);
  scope.get(probePaths.metrics, options, async (request, reply) => {
    if (!bringsToken(request.headers.authorization, token)) throw refusal('UNAUTHENTICATED');
    await shared.read();
    return reply.type(all.contentType).send(await all.metrics());
  });
};

/**
 * For machines: /livez answers as long as the process does, without the database; /readyz says whether it should get
 * requests; /metrics, with the bearer token CREMA_METRICS_TOKEN, is for Prometheus. Not logged. Registered before
 * sessions are recognised: a probe looks nothing up.
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
    scope.get(probePaths.ready, options, async (_request, reply) => {
      const { isReady, checks } = await readiness();
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable', checks });
    });
    registerMetrics(scope, deps, jobs);
  });
};
