import type { FastifyInstance } from 'fastify';

/** With LOG_LEVEL=debug: a line for each answered request, without query, address or cookies. Probes are not logged. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route, config } = request.routeOptions;
    if (config.anyHost) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms }, 'request answered');
  });
};
