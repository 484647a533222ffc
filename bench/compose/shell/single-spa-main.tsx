// The root config: one application for each remote of the registry, found by the page's import map.
import { addErrorHandler, registerApplication, start, triggerAppChange } from 'single-spa';
import { startHost } from '../../../host/src/start-host.tsx';
import { failures, isAt, containersReady, remotes, retry } from './applications.ts';
import { loadNothing, servicesOf } from './hand-over.ts';

addErrorHandler(({ appOrParcelName }) => failures.add(appOrParcelName));
retry.run = () => void triggerAppChange();
for (const name of remotes)
  registerApplication({
    name,
    app: () => import(/* webpackIgnore: true */ `@crema/${name}`),
    activeWhen: isAt(name),
    customProps: { servicesOf },
  });
void startHost(loadNothing);
void containersReady.promise.then(() => start());
