import type { OutgoingHttpHeaders } from 'node:http';
import { restPaths } from '@crema/shared-contracts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { localeOf } from '../request-locale.ts';

/**
 * Pages keep the same replies as long again, and the change feed is one second behind: a change of the shop is in every page within 5 s
 * (SHP-007).
 */
export const publicReplyTtlMs = 2_000;
const maxEntries = 400;
const cachedHeaders = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'vary',
  'etag',
] as const;

interface CacheEntry {
  readonly expiresAt: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const keyOf = (request: FastifyRequest): string =>
  [request.url, localeOf(request), request.headers['accept-encoding'] ?? ''].join(' ');

const isCandidate = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  request.routeOptions.url === restPaths.graphql &&
  request.visitor.kind === 'anonymous';

const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: CacheEntry,
): FastifyReply => {
  if (request.headers['if-none-match'] === headers.etag) {
    const { 'cache-control': cacheControl, vary, etag } = headers;
    return reply.headers({ 'cache-control': cacheControl, vary, etag }).code(304).send();
  }
  return reply.headers(headers).send(body);
};

/**
 * Caches compressed replies of public queries for 2 s (less if their max-age is shorter): under load the menu is served
 * from memory instead of being executed and compressed for every visitor. Replies that depend on the visitor are not
 * cached.
 */
export const registerPublicReplyCache = (app: FastifyInstance, { clock, production }: AppDeps): void => {
  // Outside production there is no cache, so that every change is visible immediately.
  if (!production) return;
  const cache = new Map<string, CacheEntry>();

  const sendKnown: preHandlerAsyncHookHandler = async (request, reply) => {
    if (!isCandidate(request)) return;
    const found = cache.get(keyOf(request));
    if (found && clock.now().getTime() < found.expiresAt) return sendCached(request, reply, found);
  };

  const store: onSendAsyncHookHandler = async (request, reply, payload) => {
    if (!isCandidate(request) || reply.statusCode !== 200) return payload;
    const { cachePolicy } = request;
    if (!cachePolicy || reply.hasHeader('set-cookie')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const key = keyOf(request);
    const now = clock.now().getTime();
    const known = cache.get(key);
    if (known && now < known.expiresAt) return payload;
    const headers = Object.fromEntries(
      cachedHeaders.filter((name) => reply.hasHeader(name)).map((name) => [name, reply.getHeader(name)]),
    );
    cache.delete(key);
    const expiresAt = now + Math.min(publicReplyTtlMs, cachePolicy.maxAge * 1000);
    cache.set(key, { expiresAt, headers, body: Buffer.from(payload as string) });
    const oldest = cache.keys().next();
    if (cache.size > maxEntries && !oldest.done) cache.delete(oldest.value);
    return payload;
  };
  // The hook belongs to the route and runs after its compression, so that the compressed reply is cached.
  app.addHook('onRoute', (route) => {
    if (route.url !== restPaths.graphql) return;
    route.preHandler = [...[route.preHandler ?? []].flat(), sendKnown];
    route.onSend = [...[route.onSend ?? []].flat(), store];
  });
};
