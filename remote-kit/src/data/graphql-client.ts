import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  Observable,
  type InMemoryCacheConfig,
  type NormalizedCacheObject,
} from '@apollo/client';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import {
  restPaths,
  trustedDocument,
  trustedQueryUrl,
  type HostServices,
  type RemoteRendering,
} from '@crema/shared-contracts';

/** The hash that codegen writes into a document; the server trusts the document by this hash (D-06). */
interface DocumentMeta {
  readonly __meta__?: { readonly hash?: string };
}
interface GraphqlReply {
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

const operationOf = ({ query }: ApolloLink.Operation): OperationDefinitionNode | undefined =>
  query.definitions.find((definition) => definition.kind === 'OperationDefinition');
const isQuery = (operation: ApolloLink.Operation) => operationOf(operation)?.operation === 'query';

/** A reply without the requested fields. It is thrown, because a page would otherwise wait for them without end. */
class MalformedReplyError extends Error {
  override name = 'MalformedReplyError';
}
/** A request without a reply; it has the fields of the HttpError that `http` throws for this case. */
class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
  readonly kind = 'http';
  readonly status = 0;
  readonly code = 'OFFLINE';
  readonly referenceId = '';
}
const lost = (cause: unknown): never => {
  throw new ConnectionLostError('no answer', { cause });
};
/** A page that is closed aborts the connection, also while a reply is being received. */
const readReply = async (response: Response): Promise<GraphqlReply> => {
  const text = await response.text().catch(lost);
  try {
    return JSON.parse(text) as GraphqlReply;
  } catch (cause) {
    throw new MalformedReplyError(
      `The GraphQL reply with HTTP ${response.status} is not JSON. Check the server or a proxy before it.`,
      { cause },
    );
  }
};
const checkReply = (
  operation: ApolloLink.Operation,
  reply: GraphqlReply,
  report: (kind: string) => void,
): GraphqlReply => {
  const selections = operationOf(operation)?.selectionSet.selections ?? [];
  const complete = selections.every(
    (field) => field.kind !== 'Field' || reply.data?.[(field.alias ?? field.name).value] !== undefined,
  );
  if (reply.errors?.some(({ extensions }) => extensions?.['code'] === 'UNEXPECTED_ERROR'))
    report('UNEXPECTED_ERROR');
  if (reply.errors?.length || complete) return reply;
  throw new MalformedReplyError(operation.operationName ?? 'GraphQL');
};

const hashOf = ({ query }: ApolloLink.Operation) => (query as DocumentMeta).__meta__?.hash ?? '';
/** Fills the cache with what the server inlined; on the server, with the replies that it renders. */
const restoreCache = (cache: InMemoryCache, { cache: content, replies = [] }: RemoteRendering) => {
  if (content !== undefined) cache.restore(content as NormalizedCacheObject);
  for (const { document, variables, data } of replies)
    cache.writeQuery({ query: document as DocumentNode, variables, data });
};
/** Answers the first request of each query whose reply the server inlined. Later requests are sent. */
const renderedQueryLink = ({ rendered }: HostServices): ApolloLink => {
  const inlined = new Set(rendered?.queries);
  return new ApolloLink((operation, forward) => {
    const { query, variables, client } = operation;
    const data = inlined.delete(trustedQueryUrl(hashOf(operation), variables))
      ? client.cache.readQuery<Record<string, unknown>>({ query, variables })
      : null;
    if (data === null) return forward(operation);
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
};

/** Servers and proxies limit the length of a URL; a query with longer variables is sent in a body. */
export const longestUrl = 4000;

/** Sends documents by hash only: queries by GET so that they can be cached, mutations and very long queries by POST. */
const trustedDocumentLink = ({ fetch: send, telemetry }: HostServices): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const report = (kind: string) => telemetry.report({ phase: 'api', class: kind });
        const hash = hashOf(operation);
        const { locale } = operation.getContext() as { locale?: string };
        const headers = { accept: 'application/json', ...(locale && { 'accept-language': locale }) };
        const url = trustedQueryUrl(hash, operation.variables);
        const reply =
          isQuery(operation) && url.length <= longestUrl
            ? send(url, { headers, signal: abort.signal })
            : send(restPaths.graphql, {
                method: 'POST',
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify({
                  variables: operation.variables,
                  extensions: trustedDocument(hash),
                }),
                signal: abort.signal,
              });
        reply
          .catch(lost)
          .then(readReply)
          .then((result) => {
            observer.next(checkReply(operation, result, report) as ApolloLink.Result);
            observer.complete();
          })
          .catch((cause: unknown) => {
            if (cause instanceof MalformedReplyError) report(cause.name);
            observer.error(cause);
          });
        return () => abort.abort();
      }),
  );

/**
 * Creates the remote's own client and cache; `stop()` ends requests and empties the cache at dispose (a
 * sign-out uses it too, D-14).
 */
export const createGraphqlClient = (services: HostServices, config?: InMemoryCacheConfig): ApolloClient => {
  const cache = new InMemoryCache(config);
  if (services.rendered) restoreCache(cache, services.rendered);
  return new ApolloClient({
    link: ApolloLink.from([renderedQueryLink(services), trustedDocumentLink(services)]),
    cache,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
};
