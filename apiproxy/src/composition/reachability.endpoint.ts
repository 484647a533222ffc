import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { noContent, responses } from '../http/replies/reply-schemas.ts';

const schema = { summary: 'Whether the server is reachable', response: responses({ 204: noContent }) };

/**
 * Replies 204: a page checks whether it can reach the server (host: connection.ts). Uses no session and no database,
 * so that it replies while the process runs.
 */
export const registerReachability = (app: FastifyInstance): void => {
  app.get(restPaths.reachability, { schema }, (_request, reply) => reply.code(204).send());
};
