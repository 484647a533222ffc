import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { InMemoryCache, InMemoryCacheConfig } from '@apollo/client';
import { createSignal, type HostServices, type Unsubscribe } from '@crema/shared-contracts';
import type { Load } from '../lazy/idle-preload.ts';
import { createLazyApollo, type LazyApollo } from './lazy-apollo.ts';

/**
 * The GraphQL client of a remote. Its cache is Apollo Client's, which loads behind the first content of a page that the server
 * rendered: until then the replies in the page answer queries (docs/decisions/044).
 */
export interface GraphqlClient {
  readonly query: <D, V extends OperationVariables = OperationVariables>(
    options: ApolloClient.QueryOptions<D, V>,
  ) => Promise<{ readonly data: D | undefined }>;
  readonly mutate: <D, V extends OperationVariables = OperationVariables>(
    options: ApolloClient.MutateOptions<D, V>,
  ) => Promise<{ readonly data?: D | undefined }>;
  /** The data of a query, if all of it is there; no request is sent. */
  readonly readQuery: <D, V extends OperationVariables = OperationVariables>(asked: {
    readonly query: TypedDocumentNode<D, V>;
    readonly variables: V;
  }) => D | undefined;
  /** Deletes an object that does not exist any more from the replies of all queries. */
  readonly evict: (object: { readonly __typename: string } & Readonly<Record<string, string>>) => void;
  /** Calls the listener when Apollo's cache is there, and again each time it was emptied. Nothing is loaded for it. */
  readonly onCache: (listener: (cache: InMemoryCache) => void) => void;
  /** Calls the listener when the cache was emptied because somebody signed in. */
  readonly onReset: (listener: () => void) => Unsubscribe;
}
/** The client with what the hooks and the remote's lifetime need. */
export interface RunningClient extends GraphqlClient {
  readonly apollo: LazyApollo;
  readonly reset: () => void;
}

const onCacheOf =
  (apollo: LazyApollo): GraphqlClient['onCache'] =>
  (listener) =>
    apollo.onCreated((client) => {
      const cache = client.cache as InMemoryCache;
      const onEmptied = async () => {
        if (apollo.get()) listener(cache);
      };
      client.onClearStore(onEmptied);
      client.onResetStore(onEmptied);
      listener(cache);
    });

/** Creates the remote's own client and cache; `apollo.dispose()` ends requests and empties the cache. */
export const createGraphqlClient = (
  services: HostServices,
  config?: InMemoryCacheConfig,
  syntaxTrees?: Load,
): RunningClient => {
  const apollo = createLazyApollo(services, config, syntaxTrees);
  /** The number of times that the cache was emptied. */
  const resets = createSignal(0);
  /** Apollo's cache, with this reply if it is still outside of it. */
  const moveReply = (asked: Parameters<LazyApollo['replies']['take']>[0]) => {
    const data = apollo.replies.take(asked);
    const loaded = apollo.get();
    if (loaded) apollo.replies.moveTo(loaded.cache);
    return data;
  };
  return {
    apollo,
    query: async <D, V extends OperationVariables>(options: ApolloClient.QueryOptions<D, V>) => {
      const inlined = moveReply(options);
      if (inlined !== undefined) return { data: inlined as D };
      const client = await apollo.load();
      const { data } = await client.query<D>(options as ApolloClient.QueryOptions<D>);
      return { data: data as D | undefined };
    },
    mutate: async <D, V extends OperationVariables>(options: ApolloClient.MutateOptions<D, V>) => {
      const client = await apollo.load();
      const { data } = await client.mutate<D, V>(options);
      return { data: data as D | undefined };
    },
    evict: (object) =>
      apollo.ifStarted(({ cache }) => {
        cache.evict({ id: cache.identify(object) ?? 'none' });
        cache.gc();
      }),
    readQuery: <D, V extends OperationVariables>(asked: {
      readonly query: TypedDocumentNode<D, V>;
      readonly variables: V;
    }) =>
      (apollo.replies.peek(asked) as D | undefined) ??
      (apollo.get()?.readQuery(asked) as D | null) ??
      undefined,
    onCache: onCacheOf(apollo),
    onReset: resets.subscribe,
    reset: () => {
      apollo
        .load()
        .then(async (client) => {
          apollo.replies.clear();
          const stop = client.onResetStore(() => {
            resets.set(resets.get() + 1);
            return Promise.resolve();
          });
          try {
            await client.resetStore();
          } finally {
            stop();
          }
        })
        .catch(() => undefined);
    },
  };
};
