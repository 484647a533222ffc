// The root config: one application for each remote of the registry, found by the page's import map.
import { addErrorHandler, registerApplication, start, triggerAppChange } from 'single-spa';
import { readBootDocument } from '../../../host/src/boot.ts';
import { startHost } from '../../../host/src/start-host.tsx';
import { containersReady, failures, followFramework, retry } from './applications.ts';
import { loadNothing, servicesOf } from './hand-over.ts';
import { isAt, remotes } from './registered.ts';

followFramework();
addErrorHandler(({ appOrParcelName }) => failures.add(appOrParcelName));
retry.run = () => void triggerAppChange();
for (const name of remotes)
  registerApplication({
    name,
    app: () => import(/* webpackIgnore: true */ `@crema/${name}`),
    activeWhen: isAt(name),
    customProps: { servicesOf },
  });
void startHost(loadNothing, readBootDocument());
void containersReady.promise.then(() => start());
