import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../app-deps.ts';

/**
 * Sends JSON that was made before. Outside production it is sent as an object, which is compared with the route's
 * response schema.
 */
export const sendJsonText = (
  reply: FastifyReply,
  { production }: Pick<AppDeps, 'production'>,
  text: string,
): FastifyReply =>
  production ? reply.type('application/json; charset=utf-8').send(text) : reply.send(JSON.parse(text));
