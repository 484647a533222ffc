import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Replies 204: a page checks whether it can reach the server (host: connection.ts). Uses no session and no database,
 * so that it replies while the process runs.
 */
export const registerReachability = (app: FastifyInstance): void => {
  app.get(restPaths.reachability, (_request, reply) => reply.code(204).send());
};
