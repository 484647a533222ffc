import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
import {
  trustedQueryUrl,
  type PrefetchedData,
  type RemoteRendering,
  type Unsubscribe,
} from '@crema/shared-contracts';

/** The hash that codegen writes into a document; the server trusts the document by this hash (D-06). */
interface DocumentMeta {
  readonly __meta__?: { readonly hash?: string };
}
export const hashOf = (document: DocumentNode): string => (document as DocumentMeta).__meta__?.hash ?? '';

/**
 * Completes a generated document. Queries are requested and answered by their hash; only Apollo Client reads the definitions, so
 * they load with it.
 */
export const setDefinitions = (document: object, definitions: readonly object[]): void =>
  void Object.assign(document, { definitions });

export interface AskedQuery {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables | undefined;
}
interface InlinedReply {
  readonly data: unknown;
  /** The query that asked for the reply: a cache needs its document. */
  asked?: AskedQuery;
  /** True when the reply has answered a request. */
  isUsed?: boolean;
  isInCache?: boolean;
}
const urlOf = ({ query, variables = {} }: AskedQuery) => trustedQueryUrl(hashOf(query), variables);

/**
 * The replies that are there before a query asks for them: the server inlined them into the page, or the host has prefetched them
 * for the page that opens. They answer queries until Apollo Client has arrived. Its cache then gets
 * each reply that a query asked for; a reply whose page is still loading its code answers that page's first query.
 */
export const createInlinedReplies = (
  rendered: Pick<RemoteRendering, 'queries' | 'data'> | undefined,
  prefetched?: PrefetchedData,
) => {
  const { queries = [], data: inlined = [] } = rendered ?? {};
  const replies = new Map<string, InlinedReply>(
    queries.flatMap((url, index) => (inlined[index] === undefined ? [] : [[url, { data: inlined[index] }]])),
  );
  const listeners = new Map<string, Set<() => void>>();
  const ask = (asked: AskedQuery): InlinedReply | undefined => {
    const url = urlOf(asked);
    const data = prefetched?.peek(url);
    if (data !== undefined) {
      // A prefetched reply is newer than any other, and answers one request.
      replies.set(url, { data });
      prefetched?.take(url);
    }
    const reply = replies.get(url);
    if (reply) reply.asked = asked;
    return reply;
  };
  const moveTo = (cache: ApolloCache, most: number): number => {
    let moved = 0;
    for (const reply of replies.values()) {
      const { asked, data, isInCache } = reply;
      if (!asked || isInCache || moved === most) continue;
      cache.writeQuery({ query: asked.query, variables: asked.variables, data });
      reply.isInCache = true;
      moved += 1;
    }
    return moved;
  };
  return {
    isEmpty: () => replies.size === 0,
    /**
     * Calls the listener when a request is answered from a reply. A component that reads the query has perhaps rendered before
     * the reply arrived, and nothing else renders it again while there is no cache (PLT-016).
     */
    onTaken: (asked: AskedQuery, listener: () => void): Unsubscribe => {
      const url = urlOf(asked);
      const ofUrl = listeners.get(url) ?? new Set();
      listeners.set(url, ofUrl.add(listener));
      return () => void ofUrl.delete(listener);
    },
    /** The data for a query, without side effects: a component reads it while it renders. */
    peek: (asked: AskedQuery): unknown => {
      const url = urlOf(asked);
      const reply = replies.get(url);
      return prefetched?.peek(url) ?? (reply?.isInCache ? undefined : reply?.data);
    },
    /** Notes that a mounted component shows the reply, and whether it would otherwise send a request. */
    ask: (asked: AskedQuery, isRequest: boolean): void => {
      const reply = ask(asked);
      if (reply && isRequest) reply.isUsed = true;
    },
    /** The data for a request, once; also if a component that only reads the cache has shown it. */
    take: (asked: AskedQuery): unknown => {
      const reply = ask(asked);
      if (!reply || reply.isUsed) return undefined;
      reply.isUsed = true;
      for (const listener of listeners.get(urlOf(asked)) ?? []) listener();
      return reply.data;
    },
    /** Moves the replies that were asked for into the cache. */
    moveTo: (cache: ApolloCache): void => void moveTo(cache, Infinity),
    /** Moves one of these replies. Returns false if there is none. */
    moveOneTo: (cache: ApolloCache): boolean => moveTo(cache, 1) > 0,
    clear: () => replies.clear(),
  };
};
export type InlinedReplies = ReturnType<typeof createInlinedReplies>;
