import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../http/app-deps.ts';
import type { RequestLabels } from './metrics.ts';

/** Event streams are not measured: they stay open for hours and would fill the last bucket. */
const streams: readonly string[] = [restPaths.compositionEvents];

/** Counts every reply of a server and measures its duration. */
export const registerRequestMetrics = (
  app: FastifyInstance,
  { metrics }: Pick<AppDeps, 'metrics'>,
  server: RequestLabels['server'],
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (streams.includes(route)) return;
    metrics.observeRequest(
      { server, method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
};
