import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { InMemoryCacheConfig } from '@apollo/client';
import type { HostServices, SlotName, Slots } from '@crema/shared-contracts';
import type { GraphqlClient } from './data/graphql-client.ts';
import type { Load } from './lazy/idle-preload.ts';
import type { PreparedComponent } from './lazy/lazy-route.tsx';
import type { LoadMessages } from './messages.ts';
import type { RemoteStore, StoreConfig } from './remote-store.ts';

export interface RemoteContext {
  readonly services: HostServices;
  readonly graphql: GraphqlClient;
}
/** The pages and slots of a remote, and their messages. */
export interface PagesDefinition {
  readonly messages: LoadMessages;
  /**
   * The messages that only lazyRoute pages show (`….json?lazy`), if `messages` loads `….json?initial`. The
   * lazy pages wait for them.
   */
  readonly lazyMessages?: LoadMessages;
  /** The components by route id of remote.json. */
  readonly routes: Readonly<Record<string, PreparedComponent<object>>>;
  readonly slots?: Readonly<{ [N in SlotName]?: ComponentType<Slots[N]> }>;
}
/** The services that a remote's data needs in addition to those of the host. */
export interface MountTools {
  /** Fetches the code of pages, and the messages that the pages need, once the page is idle. */
  readonly preload: (...loads: readonly Load[]) => void;
  /**
   * Returns all messages in the present language, for a text that no component of this remote renders.
   */
  readonly loadIntl: () => Promise<IntlShape>;
}
/** A remote that sends queries. */
export interface QueriesDefinition extends PagesDefinition {
  readonly cache?: InMemoryCacheConfig;
  /** Loads src/generated/syntax-trees.ts. Required if the remote has .graphql files; it belongs into the chunk `graphql-client`. */
  readonly syntaxTrees?: Load;
  /** The client loads with the first query, not behind the first content: the remote has pages that send none. */
  readonly clientOnDemand?: boolean;
}
/** A remote that sends queries and listens without a store. */
export interface ListeningDefinition extends QueriesDefinition {
  /** Starts code that runs without a page (bus listeners and similar); returns the function that ends it. */
  readonly start?: (context: RemoteContext & MountTools) => () => void;
}
export interface RemoteDefinition<S, D> extends QueriesDefinition {
  /** The remote's own store; leave it out when no client state outlives a page. */
  readonly store?: (context: RemoteContext) => StoreConfig<S, D>;
  /** Starts code that runs without a page (bus listeners and similar); returns the function that ends it. */
  readonly start?: (
    context: RemoteContext & MountTools & { readonly store: RemoteStore<S>['store'] | undefined },
  ) => () => void;
}
