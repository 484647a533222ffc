import type { OutgoingHttpHeaders } from 'node:http';
import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { sharedCache } from './graphql-endpoint.ts';
import { localeOf } from './request-locale.ts';

/** Well within what the reply itself allows caches to keep. */
const keptMs = 5_000;
const keptReplies = 400;
const copied = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'vary',
  'etag',
] as const;

interface Kept {
  readonly at: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const keyOf = (request: FastifyRequest): string =>
  [request.url, localeOf(request), request.headers['accept-encoding'] ?? ''].join(' ');

const isCandidate = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  request.routeOptions.url === restPaths.graphql &&
  request.visitor.kind === 'anonymous';

const resend = (request: FastifyRequest, reply: FastifyReply, { headers, body }: Kept): FastifyReply => {
  if (request.headers['if-none-match'] === headers.etag) {
    const { 'cache-control': caching, vary, etag } = headers;
    return reply.headers({ 'cache-control': caching, vary, etag }).code(304).send();
  }
  return reply.headers(headers).send(body);
};

/**
 * Packed replies of public queries, kept for seconds: under load the menu is answered from memory instead
 * of being executed and compressed for every visitor. What is not the same for everybody never gets here.
 */
export const registerPublicReplies = (app: FastifyInstance, { clock, production }: AppDeps): void => {
  // Elsewhere a change shows at once, to a developer as to a test.
  if (!production) return;
  const kept = new Map<string, Kept>();

  app.addHook('preHandler', async (request, reply) => {
    if (!isCandidate(request)) return;
    const found = kept.get(keyOf(request));
    if (found && clock.now().getTime() - found.at < keptMs) return resend(request, reply, found);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCandidate(request) || reply.statusCode !== 200) return payload;
    if (reply.getHeader('cache-control') !== sharedCache || reply.hasHeader('set-cookie')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const key = keyOf(request);
    const at = clock.now().getTime();
    const known = kept.get(key);
    if (known && at - known.at < keptMs) return payload;
    const headers = Object.fromEntries(
      copied.filter((name) => reply.hasHeader(name)).map((name) => [name, reply.getHeader(name)]),
    );
    kept.delete(key);
    kept.set(key, { at, headers, body: Buffer.from(payload as string) });
    const oldest = kept.keys().next();
    if (kept.size > keptReplies && !oldest.done) kept.delete(oldest.value);
    return payload;
  });
};
