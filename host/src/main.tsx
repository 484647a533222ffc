import { readBootDocument } from './boot.ts';
import { createLoadRemoteModule, registerLibraryFiles } from './composer/federation.ts';
import { createFileIntegrity } from './composer/file-integrity.ts';
import { startHost, whenIdle } from './start-host.tsx';

const boot = readBootDocument();
registerLibraryFiles(boot);
const fileIntegrity = createFileIntegrity(boot.registry);
void startHost(createLoadRemoteModule(fileIntegrity, boot), boot).then(() =>
  whenIdle(() => void fileIntegrity.prefetch()),
);
