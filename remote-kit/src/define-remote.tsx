import { StrictMode, useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';
import { IntlProvider } from 'react-intl';
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
import { createGraphqlClient } from './graphql-client.ts';
import { followLocale, MissingTexts, type LoadMessages, type MessageSource } from './messages.ts';
import { HostProvider } from './remote-context.ts';
import { createRemoteStore, type RemoteStore, type StoreRecipe } from './remote-store.ts';

export interface RemoteContext {
  readonly services: HostServices;
  readonly graphql: ApolloClient;
}
export interface RemoteDefinition<S, D> {
  readonly messages: LoadMessages;
  /** What only lazyRoute pages show, where `messages` loads `….json?first`: `….json?later`. They wait for it. */
  readonly laterMessages?: LoadMessages;
  /** By route id of remote.json. */
  readonly routes: Readonly<Record<string, ComponentType>>;
  readonly slots?: Readonly<{ [N in SlotName]?: ComponentType<Slots[N]> }>;
  /** The remote's own store; leave out when no client state outlives a page. */
  readonly store?: (context: RemoteContext) => StoreRecipe<S, D>;
  readonly cache?: InMemoryCacheConfig;
  /** Starts what runs without a page (bus listeners and the like); returns its end. */
  readonly start?: (
    context: RemoteContext & { readonly store: RemoteStore<S>['store'] | undefined },
  ) => () => void;
}

/** Text that a locale lacks is a build error; at run time react-intl falls back to the id and says so once. */
const ignoreIntlNoise = () => undefined;

const wrap = <P extends object>(
  Inner: ComponentType<P>,
  parts: {
    services: HostServices;
    graphql: ApolloClient;
    texts: MessageSource;
    store: RemoteStore | undefined;
  },
): ComponentType<P> => {
  const Stored = ({ children }: PropsWithChildren) =>
    parts.store ? <StoreProvider store={parts.store.store}>{children}</StoreProvider> : children;
  return function RemoteRoot(props: P) {
    const { locale, messages, whole } = useSyncExternalStore(parts.texts.subscribe, parts.texts.get);
    return (
      <StrictMode>
        <HostProvider value={parts.services}>
          <IntlProvider locale={locale} messages={messages as never} onError={ignoreIntlNoise}>
            <MissingTexts value={whole ? undefined : parts.texts.complete}>
              <ApolloProvider client={parts.graphql}>
                <Stored>
                  <Inner {...props} />
                </Stored>
              </ApolloProvider>
            </MissingTexts>
          </IntlProvider>
        </HostProvider>
      </StrictMode>
    );
  };
};

const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Last begun, first ended, each once; one that throws keeps none of the others alive. */
const endAll = (ends: (() => void)[]): void => {
  const end = ends.pop();
  if (!end) return;
  try {
    end();
  } finally {
    endAll(ends);
  }
};

/**
 * Makes the one module that a remote exposes. Everything it creates (store, epics, Apollo cache, listeners)
 * begins in `mount` and ends in `dispose`, or when `mount` fails half-way; mounting twice makes two independent sets.
 */
export const defineRemote = <S = unknown, D = unknown>(definition: RemoteDefinition<S, D>): RemoteModule => ({
  contract: contractVersion,
  mount: async (services): Promise<MountedRemote> => {
    const ends: (() => void)[] = [];
    const dispose = () => endAll(ends);
    try {
      const graphql = createGraphqlClient(services, definition.cache);
      ends.push(() => {
        graphql.stop();
        void graphql.clearStore().catch(() => undefined);
      });
      const texts = await followLocale(services, definition.messages, definition.laterMessages);
      ends.push(texts.stop);
      const context = { services, graphql };
      const store =
        definition.store &&
        createRemoteStore(definition.store(context), (cause) =>
          services.telemetry.report({ phase: 'effect', class: 'epic' }, cause),
        );
      if (store) ends.push(store.stop);
      const stop = definition.start?.({ ...context, store: store?.store });
      if (stop) ends.push(stop);
      ends.push(
        services.bus.on('session-changed', ({ reason }) => {
          if (reason === 'signed-out' || reason === 'expired') void graphql.clearStore();
          if (reason === 'signed-in') void graphql.resetStore().catch(() => undefined);
        }),
      );
      ends.push(
        services.connection.subscribe(() => {
          // What a page asked for while offline has failed; what it shows may be out of date.
          if (services.connection.get() === 'online') void graphql.refetchQueries({ include: 'active' });
        }),
      );
      const parts = { services, graphql, texts, store: store as RemoteStore | undefined };
      return {
        routes: mapValues(definition.routes, (route) => wrap(route, parts)),
        slots: mapValues((definition.slots ?? {}) as Record<string, ComponentType<object>>, (slot) =>
          wrap(slot, parts),
        ),
        dispose,
      };
    } catch (cause) {
      dispose();
      throw cause;
    }
  },
});
