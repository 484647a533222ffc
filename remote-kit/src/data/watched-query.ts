import type { ApolloClient, ObservableQuery, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createSignal, type Unsubscribe } from '@crema/shared-contracts';
import type { AskedQuery } from './inlined-replies.ts';
import type { LazyApollo } from './lazy-apollo.ts';

export interface QueryOptions<V> {
  readonly variables?: V;
  readonly fetchPolicy?: 'cache-first' | 'cache-and-network' | 'cache-only' | 'network-only' | 'no-cache';
  /** Milliseconds between two requests. */
  readonly pollInterval?: number;
}
/** `data` remains after an error. */
export interface QueryState<D> {
  readonly data: D | undefined;
  readonly error: unknown;
  readonly loading: boolean;
}
/** One query with its variables, as a store for useSyncExternalStore. */
export interface WatchedQuery<D> {
  readonly get: () => QueryState<D>;
  readonly subscribe: (listener: () => void) => Unsubscribe;
  /** Sends the query again. Rejects with its error. */
  readonly refetch: () => Promise<{ readonly data: D | undefined }>;
}

export const skipped: QueryState<never> = { data: undefined, error: undefined, loading: false };
const isSame = <D>(a: QueryState<D>, b: QueryState<D>) =>
  a.data === b.data && a.error === b.error && a.loading === b.loading;

type Query<D, V extends OperationVariables> = TypedDocumentNode<D, V>;

/** The query in Apollo's cache. `getInlined` returns the reply in the page that answers its first request. */
const createCachedQuery = <D, V extends OperationVariables>(
  { replies }: LazyApollo,
  query: Query<D, V>,
  options: QueryOptions<V>,
  getInlined: () => D | undefined,
) => {
  let observable: ObservableQuery<D, V> | undefined;
  /** The cache's object for the inlined reply: components keep the reply's own, so that nothing renders again. */
  let inlinedInCache: D | undefined;
  const dataOf = (watched: ObservableQuery<D, V>) =>
    (watched.getCurrentResult().data ?? undefined) as D | undefined;
  return {
    attach: (client: ApolloClient): ObservableQuery<D, V> => {
      if (observable) return observable;
      const inlined = getInlined();
      if (inlined !== undefined) replies.moveTo(client.cache);
      observable = client.watchQuery<D, V>({
        ...(options as ApolloClient.WatchQueryOptions<D, V>),
        query,
        ...(inlined !== undefined && { fetchPolicy: 'cache-first' }),
      });
      if (inlined !== undefined) inlinedInCache = dataOf(observable);
      return observable;
    },
    read: (watched: ObservableQuery<D, V>): QueryState<D> => {
      const { error, loading } = watched.getCurrentResult();
      const data = dataOf(watched);
      return { data: data !== undefined && data === inlinedInCache ? getInlined() : data, error, loading };
    },
  };
};

const resend = async <D, V extends OperationVariables>(watched: ObservableQuery<D, V>) => {
  const { data } = await watched.refetch();
  return { data: data as D | undefined };
};

/** The state of a query, and the number of its subscriptions. */
const createState = <D>(first: QueryState<D>) => {
  const state = createSignal(first);
  let subscriptions = 0;
  return {
    get: state.get,
    set: (next: QueryState<D>) => {
      if (!isSame(state.get(), next)) state.set(next);
    },
    isRead: () => subscriptions > 0,
    subscribe: (listener: () => void): Unsubscribe => {
      const unsubscribe = state.subscribe(listener);
      subscriptions += 1;
      return () => {
        unsubscribe();
        subscriptions -= 1;
      };
    },
  };
};

/** Calls `onReply` when a request has taken a reply to the query, until Apollo Client has loaded: then `onLoaded` is called. */
const whenAnswered = (
  { replies, onLoaded: whenLoaded }: LazyApollo,
  asked: AskedQuery,
  onReply: () => void,
  onLoaded: (client: ApolloClient) => void,
): Unsubscribe => {
  const stopReplies = replies.onTaken(asked, onReply);
  const stopLoad = whenLoaded((client) => {
    stopReplies();
    onLoaded(client);
  });
  return () => {
    stopReplies();
    stopLoad();
  };
};

/**
 * Watches a query: with the reply in the page until Apollo Client has loaded, then with its cache. Without such a reply the first
 * subscription loads Apollo Client.
 */
export const watchQuery = <D, V extends OperationVariables>(
  apollo: LazyApollo,
  query: Query<D, V>,
  options: QueryOptions<V>,
): WatchedQuery<D> => {
  const asked = { query, variables: options.variables };
  let inlined = apollo.replies.peek(asked) as D | undefined;
  const sends = options.fetchPolicy !== 'cache-only';
  const cached = createCachedQuery(apollo, query, options, () => inlined);
  const loaded = inlined === undefined ? apollo.get() : undefined;
  const { get, set, isRead, subscribe } = createState<D>(
    loaded
      ? cached.read(cached.attach(loaded))
      : { data: inlined, error: undefined, loading: inlined === undefined && sends },
  );
  let stop: Unsubscribe | undefined;

  const follow = (client: ApolloClient) => {
    const watched = cached.attach(client);
    const update = () => set(cached.read(watched));
    const subscription = watched.subscribe({ next: update, error: update });
    update();
    stop = () => subscription.unsubscribe();
  };
  const load = () => {
    if (get().error !== undefined) set({ ...get(), error: undefined, loading: true });
    const loading = apollo.load();
    loading.catch((error: unknown) => set({ ...get(), error, loading: false }));
    return loading;
  };
  /** Shows a reply that arrived after the first rendering. Apollo's cache, once it is there, reports the reply itself. */
  const adoptReply = () => {
    if (inlined !== undefined || get().data !== undefined || apollo.get()) return;
    inlined = apollo.replies.peek(asked) as D | undefined;
    if (inlined !== undefined) set({ data: inlined, error: undefined, loading: false });
  };
  const start = () => {
    adoptReply();
    if (inlined !== undefined) apollo.replies.ask(asked, sends);
    const client = apollo.get();
    if (client) return follow(client);
    stop = whenAnswered(apollo, asked, adoptReply, follow);
    if (inlined === undefined && sends) void load().catch(() => undefined);
  };
  const end = () => {
    if (isRead()) return;
    stop?.();
    stop = undefined;
  };
  return {
    get,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      if (!stop) start();
      return () => {
        unsubscribe();
        // StrictMode subscribes again at once; the request continues then.
        queueMicrotask(end);
      };
    },
    refetch: async () => resend(cached.attach(await load())),
  };
};
