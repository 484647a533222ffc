import { createHash } from 'node:crypto';
import {
  isRecord,
  trustedQueryUrl,
  type Locale,
  type PreloadedQuery,
  type ResolvedQuery,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createValueCache } from '../value-cache.ts';
import { replyBytes } from './cache-sizes.ts';
import { dataAgeMs } from './data-age.ts';

/** The reply to one of a page's queries, as every visitor gets it. */
export interface PageReply extends PreloadedQuery {
  /** Changes with the data. */
  readonly version: string;
}
export interface Asker {
  readonly request: FastifyRequest;
  readonly locale: Locale;
}
/** A query of a page got no reply, or a reply with errors. */
export class QueryFailed extends Error {
  override name = 'QueryFailed';
  readonly operation: string;
  constructor(operation: string, cause: unknown) {
    super(`The query ${operation} failed.`, { cause });
    this.operation = operation;
  }
}
/** Rejects with QueryFailed if a query gets no reply, or a reply with errors. */
export type ReadReplies = (queries: readonly ResolvedQuery[], visit: Asker) => Promise<readonly PageReply[]>;

const maxBytes = 16 * 2 ** 20;

/**
 * Asks this server for the replies, without the visitor's cookies: through the route, so that its guards and limits apply.
 * Visitors who ask at the same time share one request.
 */
export const createReadReplies = (app: FastifyInstance, deps: AppDeps): ReadReplies => {
  const { clock, publicOrigin, trustedDocument } = deps;
  const host = new URL(publicOrigin).host;
  const cache = createValueCache<{ readonly reply: PageReply; readonly length: number }>({
    clock,
    ttlMs: dataAgeMs(deps),
    maxSize: maxBytes,
    sizeOf: replyBytes,
  });

  const ask = async ({ hash, variables }: ResolvedQuery, url: string, { request, locale }: Asker) => {
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
    const reply: PageReply = { document, variables, data: body['data'], url, version };
    return { reply, length: payload.length };
  };
  const read = async (query: ResolvedQuery, visit: Asker): Promise<PageReply> => {
    const url = trustedQueryUrl(query.hash, query.variables);
    const { reply } = await cache.obtain(`${visit.locale} ${url}`, () =>
      ask(query, url, visit).catch((cause: unknown) => {
        throw new QueryFailed(query.operation, cause);
      }),
    );
    return reply;
  };
  return (queries, visit) => Promise.all(queries.map((query) => read(query, visit)));
};
