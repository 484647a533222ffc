import { readBootDocument } from './boot.ts';
import { loadRemoteModule, registerLibraryFiles } from './composer/federation.ts';
import { startHost } from './start-host.tsx';

registerLibraryFiles(readBootDocument());
void startHost(loadRemoteModule);
