import { useEffect, useState } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  fetchStateOf,
  skipToken,
  useGraphqlClient,
  useHost,
  useMember,
  useQuery,
  type GraphqlClient,
} from '@crema/remote-kit';
import { nextLoadIn, type LastLoad } from './fresh-list.rules.ts';

/** The last load of each query; keyed by the client, so that an entry lives as long as the cache with the list. */
const lastLoads = new WeakMap<GraphqlClient, Map<object, LastLoad>>();
const loadsOf = (client: GraphqlClient): Map<object, LastLoad> => {
  const known = lastLoads.get(client) ?? new Map<object, LastLoad>();
  lastLoads.set(client, known);
  return known;
};
/** Marks a cached list as incomplete: the next page that shows the list loads it again. */
export const invalidateList = (client: GraphqlClient, query: object): void =>
  void loadsOf(client).delete(query);

interface ListOptions<V> {
  /** The same object until a variable changes. */
  readonly variables: V;
  /** Other facts that the list depends on: a change of them requests it again. */
  readonly follows?: string;
}
export interface FreshList<D> {
  /** The last reply for these variables; undefined until there is one, and while no member is signed in. */
  readonly data: D | undefined;
  /** True when there is nothing to show and the last request failed. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * A member's list from the cache, requested again when it is stale (ORD-142, ORD-144): after two hours also while the page is open. The
 * list in the cache is shown meanwhile.
 */
export const useFreshList = <D, V extends OperationVariables>(
  query: TypedDocumentNode<D, V>,
  { variables, follows = '' }: ListOptions<V>,
): FreshList<D> => {
  const client = useGraphqlClient();
  const { clock } = useHost();
  const memberId = useMember()?.memberId;
  const key = JSON.stringify([memberId, variables, follows]);
  const [failure, setFailure] = useState<{ readonly key: string; readonly cause: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const { data } = useQuery(query, memberId ? { variables, fetchPolicy: 'cache-only' } : skipToken);

  useEffect(() => {
    if (memberId === undefined) return undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const load = () =>
      client.query({ query, variables, fetchPolicy: 'network-only' }).then(
        () => {
          loadsOf(client).set(query, { key, at: clock.monotonic() });
          if (current) plan();
        },
        (cause: unknown) => current && setFailure({ key, cause }),
      );
    const plan = () => {
      const isCached = client.readQuery({ query, variables }) !== undefined;
      const wait = isCached ? nextLoadIn(loadsOf(client).get(query), key, clock.monotonic()) : 0;
      if (wait > 0) due = setTimeout(() => void load(), wait);
      else void load();
    };
    plan();
    return () => {
      current = false;
      clearTimeout(due);
    };
  }, [attempt, client, clock, key, memberId, query, variables]);

  const shown = memberId === undefined ? undefined : data;
  const error = failure?.key === key ? failure.cause : undefined;
  const request = fetchStateOf({ data: shown, error, loading: error === undefined && !shown });
  return {
    data: request.data,
    failed: request.status === 'failed' && !request.data,
    // The list that is shown may be known to be wrong, such as after a change of a tip.
    retry: () => {
      invalidateList(client, query);
      setFailure(undefined);
      setAttempt((count) => count + 1);
    },
  };
};
