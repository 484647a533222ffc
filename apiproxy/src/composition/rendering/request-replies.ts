import { createHash } from 'node:crypto';
import {
  pageRequests,
  type InlinedReply,
  type PageRequestName,
  type PageRequestVisit,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { createValueCache } from '../value-cache.ts';
import { replyBytes } from './cache-sizes.ts';
import { dataAgeMs } from './data-age.ts';

/** The reply to one of a page's REST requests, as every visitor who is not signed in gets it. */
export interface RequestReply extends InlinedReply {
  /** Changes with the data. */
  readonly version: string;
}
/** A request without a reply is left out: the page sends it. */
export type ReadRequests = (
  names: readonly PageRequestName[],
  visit: PageRequestVisit,
  request: FastifyRequest,
) => Promise<readonly RequestReply[]>;

const maxBytes = 8 * 2 ** 20;
/** The statuses of replies that are the same for every visitor: an unknown place is one. */
const inlinedStatuses: readonly number[] = [200, 400, 404];

/**
 * Sends a page's requests to this server, without the visitor's cookies: through the route, so that its guards and limits
 * apply. Visitors who ask at the same time share one request.
 */
export const createReadRequests = (app: FastifyInstance, deps: AppDeps): ReadRequests => {
  const host = new URL(deps.publicOrigin).host;
  const cache = createValueCache<{ readonly reply: RequestReply; readonly length: number }>({
    clock: deps.clock,
    ttlMs: dataAgeMs(deps),
    maxSize: maxBytes,
    sizeOf: replyBytes,
  });
  const ask = async (url: string, { locale }: PageRequestVisit, request: FastifyRequest) => {
    const { statusCode, payload } = await app.inject({
      url,
      headers: { accept: 'application/json', 'accept-language': locale, host },
      remoteAddress: request.ip,
    });
    if (!inlinedStatuses.includes(statusCode))
      throw new Error(`${url}: found status ${statusCode}, expected ${inlinedStatuses.join(', ')}.`);
    // An error has another reference id each time, and says the same.
    const version =
      statusCode === 200 ? createHash('sha1').update(payload).digest('base64url') : String(statusCode);
    const reply = { url, status: statusCode, body: JSON.parse(payload) as unknown, version };
    return { reply, length: payload.length };
  };
  return async (names, visit, request) => {
    const replies = names.map(async (name) => {
      const url = pageRequests[name](visit);
      try {
        return (await cache.obtain(`${visit.locale} ${url}`, () => ask(url, visit, request))).reply;
      } catch (cause) {
        deps.log.debug({ cause, url }, 'the page is rendered without the reply to its request');
        return [];
      }
    });
    return (await Promise.all(replies)).flat();
  };
};
