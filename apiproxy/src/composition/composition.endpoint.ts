import type { FastifyInstance } from 'fastify';
import { restPaths, type CompositionReply } from '@crema/shared-contracts';
import type { ComposeFor } from './visitor-composition.ts';

/**
 * GET: the registry as it is now for this visitor, for a page that is open already (PLT-005). Nobody but the browser
 * may keep the reply, and it asks anew each time; 304 when nothing changed.
 */
export const registerCompositionReply = (app: FastifyInstance, composeFor: ComposeFor): void => {
  app.get(restPaths.composition, async (request, reply) => {
    const { registry, etag } = await composeFor(request);
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return { registry } satisfies CompositionReply;
  });
};
