import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { GraphqlClient, RunningClient } from './graphql-client.ts';
import {
  skipped,
  watchQuery,
  type QueryOptions,
  type QueryState,
  type WatchedQuery,
} from './watched-query.ts';

const ClientContext = createContext<RunningClient | null>(null);
export const GraphqlProvider = ClientContext.Provider;

const useRunningClient = (): RunningClient => {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useQuery: rendered outside of a remote that has queries');
  return client;
};
/** The client of this remote, for requests that no component waits for. */
export const useGraphqlClient = (): GraphqlClient => useRunningClient();

/** Pass it instead of the options, and the query is not sent. */
export const skipToken = Symbol('skip');
export type SkipToken = typeof skipToken;

export interface QueryResult<D> extends QueryState<D> {
  /** The last data of this component's query with other variables. */
  readonly previousData: D | undefined;
  readonly refetch: WatchedQuery<D>['refetch'];
}

const skippedQuery: WatchedQuery<never> = {
  get: () => skipped,
  subscribe: () => () => undefined,
  refetch: () => Promise.reject(new Error('A skipped query cannot be sent.')),
};
interface Current<D> {
  readonly client: RunningClient;
  readonly query: object;
  readonly key: string;
  readonly watched: WatchedQuery<D>;
  readonly previousData: D | undefined;
}

/** The data of a query, its error, and whether it is being requested. A change of the variables sends the new query. */
export const useQuery = <D, V extends OperationVariables>(
  query: TypedDocumentNode<D, V>,
  options: QueryOptions<V> | SkipToken = {},
): QueryResult<D> => {
  const client = useRunningClient();
  const key = options === skipToken ? '' : JSON.stringify(options);
  const start = (previous: Current<D> | undefined): Current<D> => ({
    client,
    query,
    key,
    watched: options === skipToken ? skippedQuery : watchQuery(client.apollo, query, options),
    previousData: previous && (previous.watched.get().data ?? previous.previousData),
  });
  const [known, setKnown] = useState(() => start(undefined));
  const isKnown = known.client === client && known.query === query && known.key === key;
  const { watched, previousData } = isKnown ? known : start(known);
  if (!isKnown) setKnown({ client, query, key, watched, previousData });
  const state = useSyncExternalStore(watched.subscribe, watched.get, watched.get);
  return { ...state, previousData, refetch: watched.refetch };
};
