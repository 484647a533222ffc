import { StrictMode, useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';
import { createIntl, IntlProvider, type IntlShape } from 'react-intl';
import { Provider as StoreProvider } from 'react-redux';
import type { ApolloClient, InMemoryCacheConfig } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import {
  contractVersion,
  type HostServices,
  type MountedRemote,
  type RemoteModule,
  type SlotName,
  type Slots,
} from '@crema/shared-contracts';
import { createGraphqlClient } from './data/graphql-client.ts';
import type { PreparedComponent } from './lazy/lazy-route.tsx';
import { preloadWhenIdle, useIdlePreload, type Load } from './lazy/idle-preload.ts';
import { followLocale, RemainingMessages, type LoadMessages, type MessageSource } from './messages.ts';
import { HostProvider } from './remote-context.ts';
import { createRemoteStore, type RemoteStore, type StoreConfig } from './remote-store.ts';

export interface RemoteContext {
  readonly services: HostServices;
  readonly graphql: ApolloClient;
}
export interface RemoteDefinition<S, D> {
  readonly messages: LoadMessages;
  /**
   * The messages that only lazyRoute pages show (`….json?lazy`), if `messages` loads `….json?initial`. The
   * lazy pages wait for them.
   */
  readonly lazyMessages?: LoadMessages;
  /** The components by route id of remote.json. */
  readonly routes: Readonly<Record<string, PreparedComponent<object>>>;
  readonly slots?: Readonly<{ [N in SlotName]?: ComponentType<Slots[N]> }>;
  /** The remote's own store; leave it out when no client state outlives a page. */
  readonly store?: (context: RemoteContext) => StoreConfig<S, D>;
  readonly cache?: InMemoryCacheConfig;
  /** Starts code that runs without a page (bus listeners and similar); returns the function that ends it. */
  readonly start?: (
    context: RemoteContext & {
      readonly store: RemoteStore<S>['store'] | undefined;
      /** Fetches the code of pages, and the messages that the pages need, once the page is idle. */
      readonly preload: (...loads: readonly Load[]) => void;
      /**
       * Returns all messages in the present language, for a text that no component of this remote renders.
       */
      readonly loadIntl: () => Promise<IntlShape>;
    },
  ) => () => void;
}

/** A text that a locale lacks is a build error; at run time react-intl shows the id and reports it once. */
const ignoreIntlNoise = () => undefined;

const withProviders = <P extends object>(
  Inner: ComponentType<P>,
  parts: {
    services: HostServices;
    graphql: ApolloClient;
    messageSource: MessageSource;
    store: RemoteStore | undefined;
  },
): ComponentType<P> => {
  const WithStore = ({ children }: PropsWithChildren) =>
    parts.store ? (
      <StoreProvider store={parts.store.store} serverState={parts.store.serverState}>
        {children}
      </StoreProvider>
    ) : (
      children
    );
  return function RemoteRoot(props: P) {
    const { locale, messages, isComplete } = useSyncExternalStore(
      parts.messageSource.subscribe,
      parts.messageSource.get,
      parts.messageSource.get,
    );
    const fetchMessages = isComplete ? undefined : parts.messageSource.complete;
    useIdlePreload(true, fetchMessages);
    return (
      <StrictMode>
        <HostProvider value={parts.services}>
          <IntlProvider locale={locale} messages={messages as never} onError={ignoreIntlNoise}>
            <RemainingMessages value={fetchMessages}>
              <ApolloProvider client={parts.graphql}>
                <WithStore>
                  <Inner {...props} />
                </WithStore>
              </ApolloProvider>
            </RemainingMessages>
          </IntlProvider>
        </HostProvider>
      </StrictMode>
    );
  };
};

const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Calls the functions in reverse order, each once; the remaining functions run even if one throws. */
const disposeAll = (disposables: (() => void)[]): void => {
  const end = disposables.pop();
  if (!end) return;
  try {
    end();
  } finally {
    disposeAll(disposables);
  }
};

/**
 * Makes the one module that a remote exposes. `mount` creates store, epics, Apollo cache and listeners; they
 * end in `dispose`, or when `mount` fails half-way; mounting twice creates two independent sets.
 */
export const defineRemote = <S = unknown, D = unknown>(definition: RemoteDefinition<S, D>): RemoteModule => ({
  contract: contractVersion,
  mount: async (services): Promise<MountedRemote> => {
    const disposables: (() => void)[] = [];
    const dispose = () => disposeAll(disposables);
    try {
      const graphql = createGraphqlClient(services, definition.cache);
      disposables.push(() => {
        graphql.stop();
        void graphql.clearStore().catch(() => undefined);
      });
      const messageSource = await followLocale(services, definition.messages, definition.lazyMessages);
      disposables.push(messageSource.stop);
      const context = { services, graphql };
      const store =
        definition.store &&
        createRemoteStore(definition.store(context), (cause) =>
          services.telemetry.report({ phase: 'effect', class: 'epic' }, cause),
        );
      if (store) disposables.push(store.stop);
      const preload = (...loads: readonly Load[]) => {
        disposables.push(preloadWhenIdle(() => [...loads, messageSource.complete]));
      };
      const loadIntl = async () => {
        await messageSource.complete();
        const { locale, messages } = messageSource.get();
        return createIntl({ locale, messages: messages as never, onError: ignoreIntlNoise });
      };
      const stop = definition.start?.({ ...context, store: store?.store, preload, loadIntl });
      if (stop) disposables.push(stop);
      disposables.push(
        services.bus.on('session-changed', ({ reason }) => {
          if (reason === 'signed-out' || reason === 'expired') void graphql.clearStore();
          if (reason === 'signed-in') void graphql.resetStore().catch(() => undefined);
        }),
      );
      disposables.push(
        services.connection.subscribe(() => {
          // After an offline period the page's failed requests are sent again, and its data may be out of
          // date.
          if (services.connection.get() === 'online') void graphql.refetchQueries({ include: 'active' });
        }),
      );
      const parts = {
        services,
        graphql,
        messageSource: messageSource,
        store,
      };
      return {
        routes: mapValues(definition.routes, (route) => withProviders(route, parts)),
        slots: mapValues((definition.slots ?? {}) as Record<string, ComponentType<object>>, (slot) =>
          withProviders(slot, parts),
        ),
        prepareLocale: messageSource.prepare,
        prepareRoute: async (routeId) => {
          const prepare = definition.routes[routeId]?.prepare;
          if (prepare) await Promise.all([prepare(), messageSource.complete()]);
        },
        extractCache: () => {
          const content = graphql.cache.extract() as object;
          return Object.keys(content).length > 0 ? content : undefined;
        },
        dispose,
      };
    } catch (cause) {
      dispose();
      throw cause;
    }
  },
});
