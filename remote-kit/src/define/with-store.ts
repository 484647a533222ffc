import type { RemoteModule } from '@crema/shared-contracts';
import { startRemoteData } from '../data/remote-data.tsx';
import { startStoreData } from '../data/store-data.tsx';
import { createRemoteModule } from './define-remote.tsx';
import type { RemoteDefinition } from '../remote-definition.ts';

/** A remote with a store: `mount` also creates store, epics, Apollo cache and listeners. */
export const defineRemote = <S = unknown, D = unknown>(definition: RemoteDefinition<S, D>): RemoteModule =>
  createRemoteModule(definition, (services, tools, disposables) =>
    startRemoteData(definition, services, tools, disposables, startStoreData(definition)),
  );
