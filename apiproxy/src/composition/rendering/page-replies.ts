import { createHash } from 'node:crypto';
import { isRecord, trustedQueryUrl, type Locale, type PreloadedQuery } from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import type { ResolvedQuery } from '@crema/shared-contracts';

/** The reply to one of a page's queries, as every visitor gets it. */
export interface PageReply extends PreloadedQuery {
  readonly url: string;
  /** Changes with the data. */
  readonly version: string;
}
export interface PageVisit {
  readonly request: FastifyRequest;
  readonly locale: Locale;
}
/** Rejects if a query has no reply without errors. */
export type ReadReplies = (queries: readonly ResolvedQuery[], visit: PageVisit) => Promise<readonly PageReply[]>;

/** As long as the cache of public replies keeps one. Outside production every change is visible immediately. */
const ttlMs = 5_000;
const maxReplies = 500;

/**
 * Asks this server for the replies, without the visitor's cookies: through the route, so that its guards and limits apply.
 * Visitors who ask at the same time share one request.
 */
export const createReadReplies = (
  app: FastifyInstance,
  { clock, production, publicOrigin, trustedDocument }: AppDeps,
): ReadReplies => {
  const known = new Map<string, { readonly reply: Promise<PageReply>; expiresAt: number }>();
  const host = new URL(publicOrigin).host;

  const ask = async ({ hash, variables }: ResolvedQuery, url: string, { request, locale }: PageVisit) => {
    const document = trustedDocument(hash);
    if (document === undefined)
      throw new Error(`The document ${hash} is not trusted. Publish the remote again.`);
    const { statusCode, payload } = await app.inject({
      url,
      headers: { accept: 'application/json', 'accept-language': locale, host },
      remoteAddress: request.ip,
    });
    const body: unknown = statusCode === 200 ? JSON.parse(payload) : undefined;
    if (!isRecord(body) || !isRecord(body['data']) || body['errors'] !== undefined)
      throw new Error(`${url}: found status ${statusCode}, expected data without errors.`);
    const version = createHash('sha1').update(payload).digest('base64url');
    return { document, variables, data: body['data'], url, version };
  };
  const read = (query: ResolvedQuery, visit: PageVisit): Promise<PageReply> => {
    const url = trustedQueryUrl(query.hash, query.variables);
    const key = `${visit.locale} ${url}`;
    const now = clock.now().getTime();
    const found = known.get(key);
    if (found && now < found.expiresAt) return found.reply;
    const entry = { reply: ask(query, url, visit), expiresAt: Infinity };
    known.delete(key);
    known.set(key, entry);
    entry.reply.then(
      () => {
        entry.expiresAt = production ? clock.now().getTime() + ttlMs : 0;
      },
      () => known.get(key) === entry && known.delete(key),
    );
    const [oldest] = known.keys();
    if (known.size > maxReplies && oldest !== undefined) known.delete(oldest);
    return entry.reply;
  };
  return (queries, visit) => Promise.all(queries.map((query) => read(query, visit)));
};
