// The main application: one micro application for each remote of the registry, by its HTML entry.
import { addErrorHandler, registerMicroApps, start } from 'qiankun';
import { readBootDocument } from '../../../host/src/boot.ts';
import { startHost } from '../../../host/src/start-host.tsx';
import { containerOf, containersReady, failures, followFramework, retry } from './applications.ts';
import { loadNothing, servicesOf } from './hand-over.ts';
import { isAt, remotes } from './registered.ts';

followFramework();
addErrorHandler(({ appOrParcelName }) => failures.add(appOrParcelName));
// The framework retries failed applications at each navigation.
retry.run = () => dispatchEvent(new PopStateEvent('popstate'));
registerMicroApps(
  remotes.map((name) => ({
    name,
    entry: `/assets/host/remotes/${name}/index.html`,
    container: `[id="${containerOf(name)}"]`,
    activeRule: isAt(name),
    props: { servicesOf },
  })),
);
void startHost(loadNothing, readBootDocument());
void containersReady.promise.then(() => start());
