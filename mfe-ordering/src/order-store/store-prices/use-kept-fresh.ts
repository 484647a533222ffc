import { useEffect } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useGraphqlClient, useHost, useQuery, type GraphqlClient } from '@crema/remote-kit';
import { nextPricesIn, type PriceTimes } from './store-prices.rules.ts';

/** The times of each query; an entry lives as long as the cache that holds the replies. */
const histories = new WeakMap<GraphqlClient, Map<string, PriceTimes>>();
const historyOf = (client: GraphqlClient) => {
  const known = histories.get(client) ?? new Map<string, PriceTimes>();
  histories.set(client, known);
  return known;
};

interface KeptQuery<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Undefined while there is nothing to ask; the same object until they change. */
  readonly variables: Variables | undefined;
  /** Names the query and its variables. */
  readonly key: string;
  /** The page has the prices from another reply, so that the first request follows when those are stale. */
  readonly isKnown?: boolean;
}

/** The data of a pricing query, requested again while the page is open when it is stale (ORD-086). */
export const useKeptFresh = <Data, Variables extends OperationVariables>({
  document,
  variables,
  key,
  isKnown = false,
}: KeptQuery<Data, Variables>): Data | undefined => {
  const client = useGraphqlClient();
  const { clock, configuration } = useHost();
  const { data } = useQuery(document, variables ? { variables, fetchPolicy: 'cache-only' } : skipToken);
  useEffect(() => {
    if (!variables) return undefined;
    const history = historyOf(client);
    // A sign-out empties the cache of a query that was answered a moment ago.
    if (!isKnown && !client.readQuery({ query: document, variables })) history.delete(key);
    if (isKnown && !history.has(key)) history.set(key, { receivedAt: clock.monotonic() });
    let due: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const note = (times: PriceTimes) => {
      history.set(key, times);
      if (current) plan();
    };
    const load = () =>
      client.query({ query: document, variables, fetchPolicy: 'network-only' }).then(
        () => note({ receivedAt: clock.monotonic() }),
        () => note({ ...history.get(key), failedAt: clock.monotonic() }),
      );
    const plan = () => {
      const wait = nextPricesIn(history.get(key) ?? {}, clock.monotonic(), configuration.productRetryAfter);
      if (wait > 0) due = setTimeout(() => void load(), wait);
      else void load();
    };
    plan();
    return () => {
      current = false;
      clearTimeout(due);
    };
  }, [client, clock, configuration.productRetryAfter, document, isKnown, key, variables]);
  return data;
};
