import type { ComponentType, PropsWithChildren } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { HostServices } from '@crema/shared-contracts';
import type { MountTools, RemoteDefinition } from '../remote-definition.ts';
import { createRemoteStore, type RemoteStore } from '../remote-store.ts';
import { createGraphqlClient } from './graphql-client.ts';

/** The running data of a remote: its client and its store, for the components of its pages and slots. */
export interface RemoteData {
  readonly Providers: ComponentType<PropsWithChildren>;
  /** The content of the client's cache; undefined if there is none. */
  readonly extractCache: () => object | undefined;
}

/** The cache follows the session (D-14) and the connection. Returns the ends of both. */
const followHost = (graphql: ApolloClient, { bus, connection }: HostServices): readonly (() => void)[] => [
  bus.on('session-changed', ({ reason }) => {
    if (reason === 'signed-out' || reason === 'expired') void graphql.clearStore();
    if (reason === 'signed-in') void graphql.resetStore().catch(() => undefined);
  }),
  connection.subscribe(() => {
    // After an offline period the page's failed requests are sent again, and its data may be out of date.
    if (connection.get() === 'online') void graphql.refetchQueries({ include: 'active' });
  }),
];

/**
 * Creates client, store and epics, and runs `start`. Each part's end is added to `disposables` when the part exists, so that
 * an error half-way ends those before it.
 */
export const startRemoteData = <S, D>(
  definition: RemoteDefinition<S, D>,
  services: HostServices,
  tools: MountTools,
  disposables: (() => void)[],
): RemoteData => {
  const graphql = createGraphqlClient(services, definition.cache);
  disposables.push(() => {
    graphql.stop();
    void graphql.clearStore().catch(() => undefined);
  });
  const context = { services, graphql };
  const store: RemoteStore<S> | undefined =
    definition.store &&
    createRemoteStore(definition.store(context), (cause) =>
      services.telemetry.report({ phase: 'effect', class: 'epic' }, cause),
    );
  if (store) disposables.push(store.stop);
  const stop = definition.start?.({ ...context, ...tools, store: store?.store });
  if (stop) disposables.push(stop);
  disposables.push(...followHost(graphql, services));
  const WithStore = ({ children }: PropsWithChildren) =>
    store ? (
      <StoreProvider store={store.store} serverState={store.serverState}>
        {children}
      </StoreProvider>
    ) : (
      children
    );
  return {
    extractCache: () => {
      const content = graphql.cache.extract() as object;
      return Object.keys(content).length > 0 ? content : undefined;
    },
    Providers: ({ children }) => (
      <ApolloProvider client={graphql}>
        <WithStore>{children}</WithStore>
      </ApolloProvider>
    ),
  };
};
