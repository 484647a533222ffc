import { Fragment, type ComponentType, type PropsWithChildren } from 'react';
import type { HostServices } from '@crema/shared-contracts';
import { onPageReturn } from '../page-return.ts';
import type { MountTools, QueriesDefinition, RemoteContext } from '../remote-definition.ts';
import { createGraphqlClient, type RunningClient } from './graphql-client.ts';
import { GraphqlProvider } from './use-query.ts';

/** The running data of a remote: its client and its store, for the components of its pages and slots. */
export interface RemoteData {
  readonly Providers: ComponentType<PropsWithChildren>;
}

/** Prices, hours and availability of a page that the browser kept for longer than this are requested again. */
const freshForMs = 60_000;

/**
 * The cache follows the session (D-14), the connection, and the return to a page that was kept for Back. Without Apollo Client there is no cache and no failed request, and the
 * replies in the page belong to nobody. Returns the ends of all.
 */
const followHost = (
  { apollo, reset }: RunningClient,
  { bus, connection, clock }: HostServices,
): readonly (() => void)[] => {
  const refresh = () => apollo.ifStarted((client) => void client.refetchQueries({ include: 'active' }));
  return [
    bus.on('session-changed', ({ reason }) => {
      if (reason === 'signed-out' || reason === 'expired')
        apollo.ifStarted((client) => void client.clearStore());
      if (reason === 'signed-in') reset();
    }),
    connection.subscribe(() => {
      // After an offline period the page's failed requests are sent again, and its data may be out of date.
      if (connection.get() === 'online') refresh();
    }),
    onPageReturn(clock.now, (leftAt) => {
      if (clock.now() - leftAt <= freshForMs) return;
      // Also the replies in the page, which no client has read yet.
      const refreshed = apollo.load().then((client) => client.refetchQueries({ include: 'active' }));
      refreshed.catch(() => undefined);
    }),
  ];
};

/** Creates the other data that a remote needs, and returns the provider of it. */
export type StartMore = (
  context: RemoteContext & MountTools,
  disposables: (() => void)[],
) => Promise<ComponentType<PropsWithChildren> | undefined>;

/**
 * Creates the client, and what `startMore` adds. Each part's end is added to `disposables` when the part exists, so that an error
 * half-way ends those before it.
 */
export const startRemoteData = async (
  definition: QueriesDefinition,
  services: HostServices,
  tools: MountTools,
  disposables: (() => void)[],
  startMore?: StartMore,
): Promise<RemoteData> => {
  const graphql = createGraphqlClient(services, definition.cache, definition.syntaxTrees);
  disposables.push(graphql.apollo.dispose);
  const loadApollo = () => graphql.apollo.load();
  // With prefetched replies, a query without one loads the client itself.
  if (definition.clientOnDemand) {
    // Such a page of the remote needs no client.
  } else if (graphql.apollo.replies.isEmpty() && !services.prefetched)
    void loadApollo().catch(() => undefined);
  else tools.preload(loadApollo);
  const More = (await startMore?.({ services, graphql, ...tools }, disposables)) ?? Fragment;
  disposables.push(...followHost(graphql, services));
  return {
    Providers: ({ children }) => (
      <GraphqlProvider value={graphql}>
        <More>{children}</More>
      </GraphqlProvider>
    ),
  };
};
