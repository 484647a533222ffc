import type { RemoteModule } from '@crema/shared-contracts';
import { startRemoteData } from '../data/remote-data.tsx';
import { createRemoteModule } from './define-remote.tsx';
import type { ListeningDefinition } from '../remote-definition.ts';

/**
 * `defineRemote` for a remote that sends queries and has no store. Such a remote does not import Redux and RxJS, so its pages
 * do not load them.
 */
export const defineRemote = (definition: ListeningDefinition): RemoteModule =>
  createRemoteModule(definition, (services, tools, disposables) =>
    startRemoteData(definition, services, tools, disposables, async (context, stops) => {
      const stop = definition.start?.(context);
      if (stop) stops.push(stop);
      return undefined;
    }),
  );
