import type { PropsWithChildren } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import type { RemoteDefinition } from '../remote-definition.ts';
import { createRemoteStore, type RemoteStore } from '../remote-store.ts';
import { nextTask } from '../rendering/next-task.ts';
import type { StartMore } from './remote-data.tsx';

/** Creates a remote's store, starts its epics in a task of their own, and runs `start`. */
export const startStoreData =
  <S, D>(definition: RemoteDefinition<S, D>): StartMore =>
  async (context, disposables) => {
    const { services, graphql } = context;
    const store: RemoteStore<S> | undefined =
      definition.store &&
      createRemoteStore(definition.store({ services, graphql }), (cause) =>
        services.telemetry.report({ phase: 'effect', class: 'epic' }, cause),
      );
    if (store) {
      disposables.push(store.stop);
      await nextTask();
      store.start();
    }
    const stop = definition.start?.({ ...context, store: store?.store });
    if (stop) disposables.push(stop);
    if (!store) return undefined;
    return ({ children }: PropsWithChildren) => (
      <StoreProvider store={store.store} serverState={store.serverState}>
        {children}
      </StoreProvider>
    );
  };
