// Replaces host/src/routing/app-routes.tsx: renders a container for each application, which the framework
// mounts into.
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useHostContext, useRegistry } from '../../../host/src/host-context.ts';
import { LoadErrorPage } from '../../../host/src/pages/load-error-page.tsx';
import { NotFoundPage } from '../../../host/src/pages/not-found-page.tsx';
import { useCurrentPage } from '../../../host/src/routing/current-page.ts';
import { applicationMarkup } from './application-markup.ts';
import { containerOf, failures, containersReady, retry, shown } from './applications.ts';
import { Skeleton } from './skeleton.tsx';

const tryAgain = () => {
  failures.clear();
  retry.run();
};

interface ContainerProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly markup: string;
}
/** The application owns the content: React keeps what the server wrote. */
const Container = ({ name, isShown, markup }: ContainerProps) => (
  <div
    id={containerOf(name)}
    hidden={!isShown}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);

const Containers = () => {
  const { composer } = useHostContext();
  const { remotes } = useRegistry();
  const page = useCurrentPage();
  const { pathname } = useLocation();
  const remote = page?.remote;
  const broken = useSyncExternalStore(failures.subscribe, failures.get, failures.get);
  const mounted = useSyncExternalStore(shown.subscribe, shown.get, shown.get);
  const isRendered = page !== undefined && composer.renderedPage.isRendered(page.remote, page.id);
  const isShown = (name: string) => mounted.has(name) || (isRendered && name === remote);
  useEffect(() => containersReady.resolve(), []);
  useEffect(() => {
    if (remote) void composer.load(remote);
  }, [composer, remote]);
  useEffect(() => {
    if (!remote || !mounted.has(remote)) return;
    composer.renderedPage.isCommitted.set(true);
    composer.renderedPage.finish();
  }, [composer, mounted, remote]);
  return (
    <>
      {remote === undefined && <NotFoundPage />}
      {remote !== undefined && broken.has(remote) && <LoadErrorPage onRetry={tryAgain} />}
      {remote !== undefined && !broken.has(remote) && !isShown(remote) && <Skeleton />}
      {remotes.map(({ name }) => (
        <Container
          key={name}
          name={name}
          isShown={isShown(name)}
          markup={isRendered && name === remote ? applicationMarkup(composer, page, pathname) : ''}
        />
      ))}
    </>
  );
};

/** The server puts the rendered application into this boundary. */
export const AppRoutes = () => (
  <Suspense>
    <Containers />
  </Suspense>
);
