import type { ApolloClient, InMemoryCacheConfig } from '@apollo/client';
import type { HostServices, Unsubscribe } from '@crema/shared-contracts';
import { ConnectionLostError } from './connection-lost.ts';
import type { Load } from '../lazy/idle-preload.ts';
import { nextTask } from '../rendering/next-task.ts';
import { createInlinedReplies, type InlinedReplies } from './inlined-replies.ts';

/** Apollo Client of one remote, which loads when a query needs it or when the page is idle. */
export interface LazyApollo {
  readonly replies: InlinedReplies;
  /** Undefined until the code has loaded. */
  readonly get: () => ApolloClient | undefined;
  /** Rejects with a ConnectionLostError if the code cannot be loaded; the next call tries again. */
  readonly load: () => Promise<ApolloClient>;
  /** Calls `act` with the client: at once if a load has begun, otherwise never. */
  readonly ifStarted: (act: (apollo: ApolloClient) => void) => void;
  /** Calls the listener in the task that creates the client, or at once if it is there. */
  readonly onCreated: (listener: (apollo: ApolloClient) => void) => void;
  /** Calls the listener when the client is there, before anybody who awaits `load`. */
  readonly onLoaded: (listener: (apollo: ApolloClient) => void) => Unsubscribe;
  readonly dispose: () => void;
}

const loadCode = () => import(/* webpackChunkName: "graphql-client" */ './apollo.ts');

export const createLazyApollo = (
  services: HostServices,
  config?: InMemoryCacheConfig,
  syntaxTrees?: Load,
): LazyApollo => {
  const replies = createInlinedReplies(services.rendered, services.prefetched);
  const listeners = new Set<(apollo: ApolloClient) => void>();
  const creationListeners = new Set<(apollo: ApolloClient) => void>();
  let apollo: ApolloClient | undefined;
  let loading: Promise<ApolloClient> | undefined;
  let isDisposed = false;

  /** A task of its own for what follows. */
  const inNextTask = async () => {
    await nextTask();
    if (isDisposed) throw new Error('The remote is disposed, so its query client does not start.');
  };
  /**
   * The code is evaluated in one task, each reply is written in another, and each query takes over in another: together they
   * blocked a slow phone for 0.2 s. A query that is mounted in between moves its reply itself.
   */
  const start = async () => {
    const [{ createApolloClient }] = await Promise.all([loadCode(), syntaxTrees?.()]);
    await inNextTask();
    const client = createApolloClient(services, config);
    apollo = client;
    for (const listener of creationListeners) listener(client);
    while (replies.moveOneTo(client.cache)) await inNextTask();
    for (const listener of listeners) {
      listeners.delete(listener);
      listener(client);
      await inNextTask();
    }
    return client;
  };
  const load = () =>
    (loading ??= start().catch((cause: unknown) => {
      loading = undefined;
      if (!isDisposed && services.connection.get() === 'online')
        services.telemetry.report({ phase: 'chunk', class: 'graphql-client' }, cause);
      throw new ConnectionLostError('the query client could not be loaded', { cause });
    }));
  return {
    replies,
    get: () => apollo,
    load,
    ifStarted: (act) => void loading?.then(act, () => undefined),
    onCreated: (listener) => {
      if (apollo) listener(apollo);
      else creationListeners.add(listener);
    },
    onLoaded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => {
      isDisposed = true;
      listeners.clear();
      creationListeners.clear();
      replies.clear();
      apollo?.stop();
      void apollo?.clearStore().catch(() => undefined);
      // A component that is still mounted sends nothing any more.
      loading = apollo = undefined;
    },
  };
};
