import type { FastifyInstance } from 'fastify';

/**
 * Logs a line for each answered request if LOG_LEVEL=debug, without query, IP address or cookies. Probes are
 * not logged.
 */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route, config } = request.routeOptions;
    if (config.anyHost) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms }, 'request answered');
  });
};
