import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  Observable,
  type InMemoryCacheConfig,
} from '@apollo/client';
import type { OperationDefinitionNode } from 'graphql';
import { restPaths, trustedDocument, trustedQueryUrl, type HostServices } from '@crema/shared-contracts';
import { ConnectionLostError } from './connection-lost.ts';
import { hashOf } from './inlined-replies.ts';

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

/** Servers and proxies limit the length of a URL; a query with longer variables is sent in a body. */
export const longestUrl = 4000;

/** Sends documents by hash only: queries by GET so that they can be cached, mutations and very long queries by POST. */
const trustedDocumentLink = ({ fetch: send, telemetry }: HostServices): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const report = (kind: string) => telemetry.report({ phase: 'api', class: kind });
        const hash = hashOf(operation.query);
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

/** The client with its cache, of one remote. This module and Apollo Client load behind the first content of a rendered page. */
export const createApolloClient = (services: HostServices, config?: InMemoryCacheConfig): ApolloClient =>
  new ApolloClient({
    link: trustedDocumentLink(services),
    cache: new InMemoryCache(config),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
