import type { RemoteModule } from '@crema/shared-contracts';
import { createRemoteModule } from './define-remote.tsx';
import type { PagesDefinition } from '../remote-definition.ts';

/**
 * `defineRemote` for a remote that sends no query and has no store. Such a remote does not import Apollo Client, Redux and
 * RxJS, so its pages do not load them.
 */
export const defineRemote = (definition: PagesDefinition): RemoteModule => createRemoteModule(definition);
