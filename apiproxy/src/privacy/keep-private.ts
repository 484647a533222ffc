import type { FastifyReply } from 'fastify';

/** Nobody but this member may see the reply. */
export const keepPrivate = (reply: FastifyReply): void => {
  void reply.header('cache-control', 'private, no-store');
};
