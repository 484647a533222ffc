import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';

/**
 * 204 and nothing else: a page asks whether it can reach the server (host: connection.ts). Reads no session and no
 * database, so that it answers as long as the server runs.
 */
export const registerReachability = (app: FastifyInstance): void => {
  app.get(restPaths.reachability, (_request, reply) => reply.code(204).send());
};
