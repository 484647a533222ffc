import { loadRemoteModule } from './composer/federation.ts';
import { startHost } from './start-host.tsx';

void startHost(loadRemoteModule);
