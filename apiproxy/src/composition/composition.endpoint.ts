import type { FastifyInstance } from 'fastify';
import { restPaths, type CompositionReply, type ResolvedRegistry } from '@crema/shared-contracts';
import { compositionReply } from '@crema/shared-contracts/wire/composition';
import type { ComposeFor } from './visitor-composition.ts';
import { noContent, responses } from '../http/replies/reply-schemas.ts';

/** @TODO Remove with the next release: pages opened before `address` was renamed to `url` still read `address`. */
const withFormerNames = (registry: ResolvedRegistry): ResolvedRegistry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => ({
    ...remote,
    address: remote.url,
    ...(remote.previous && { previous: { ...remote.previous, address: remote.previous.url } }),
  })),
});

const schema = {
  summary: 'The composition of this visitor',
  response: responses({ 200: compositionReply, 304: noContent }),
};

/**
 * GET returns the current composition of this visitor, for an open page (PLT-005). Only the browser may cache
 * the reply, and it revalidates every time; the reply is 304 if the composition has not changed.
 */
export const registerCompositionReply = (app: FastifyInstance, composeFor: ComposeFor): void => {
  app.get(restPaths.composition, { schema }, async (request, reply) => {
    const { registry, etag: etagOf } = await composeFor(request);
    const etag = etagOf();
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return { registry: withFormerNames(registry) } satisfies CompositionReply;
  });
};
