// Replaces host/src/routing/app-routes.tsx: renders a container for each application, which the framework
// mounts into.
import { useEffect, useSyncExternalStore } from 'react';
import { useHostContext } from '../../../host/src/host-context.ts';
import { LoadErrorPage } from '../../../host/src/pages/load-error-page.tsx';
import { NotFoundPage } from '../../../host/src/pages/not-found-page.tsx';
import { useCurrentPage } from '../../../host/src/routing/current-page.ts';
import { containerOf, failures, containersReady, remotes, retry, shown } from './applications.ts';
import { Skeleton } from './skeleton.tsx';

const tryAgain = () => {
  failures.clear();
  retry.run();
};

export const AppRoutes = () => {
  const { composer } = useHostContext();
  const page = useCurrentPage();
  const remote = page?.remote;
  const broken = useSyncExternalStore(failures.subscribe, failures.get);
  const mounted = useSyncExternalStore(shown.subscribe, shown.get);
  useEffect(() => containersReady.resolve(), []);
  useEffect(() => {
    if (remote) void composer.load(remote);
  }, [composer, remote]);
  return (
    <>
      {remote === undefined && <NotFoundPage />}
      {remote !== undefined && broken.has(remote) && <LoadErrorPage onRetry={tryAgain} />}
      {remote !== undefined && !broken.has(remote) && !mounted.has(remote) && <Skeleton />}
      {remotes.map((name) => (
        <div key={name} id={containerOf(name)} hidden={!mounted.has(name)} />
      ))}
    </>
  );
};
