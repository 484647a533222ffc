import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { matchRoute } from '@crema/shared-contracts';
import { RemotePage, useLoadingPage } from '../composer/remote-page.tsx';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { LoadingPage } from '../pages/loading-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { SignInNeededPage } from '../pages/sign-in-needed-page.tsx';
import { SwitchedOffPage } from '../pages/switched-off-page.tsx';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import {
  findEntrance,
  mayOpen,
  routedPages,
  switchedOffPages,
  type RoutedPage,
} from '@crema/remote-kit/host-services';

/** The skeleton of the page that a navigation leads to. */
const ArrivingPage = ({ page: { remote, id } }: { readonly page: RoutedPage }) => (
  <LoadingPage {...useLoadingPage(remote, id)} />
);
/**
 * True in the first rendering after a navigation to another route: its skeleton is painted in the next frame, and the
 * page renders after it. Otherwise the old page would stay on screen until the new one has rendered.
 */
const useIsArriving = ({ remote, id }: RoutedPage): boolean => {
  const { arriving } = useHostContext().host;
  const target = `${remote} ${id}`;
  const [shown, setShown] = useState(target);
  const isArriving = shown !== target;
  useEffect(() => startTransition(() => setShown(target)), [target]);
  // This effect runs after those of the page, which sets its upgrade blockers in one of them.
  useLayoutEffect(() => arriving.set(isArriving), [arriving, isArriving]);
  useLayoutEffect(() => () => arriving.set(false), [arriving]);
  return isArriving;
};

const GuardedPage = ({
  page,
  pages,
}: {
  readonly page: RoutedPage;
  readonly pages: readonly RoutedPage[];
}) => {
  const { host, composer } = useHostContext();
  const session = useSignal(host.session.session);
  const hasDraft = useSignal(host.giftDraft.current) !== undefined;
  const { pathname, search, hash } = useLocation();
  const isArriving = useIsArriving(page);
  const isHydrated = useIsHydrated();
  // The server does not know the visitor's gift.
  if (!isHydrated && page.access === 'guest-draft') return <ArrivingPage page={page} />;
  // The renderer knows no member, and renders the frame of a member's page.
  const isRendered = !isHydrated && composer.renderedPage.isRendered(page.remote, page.id);
  if (isRendered || mayOpen(page, { session, hasDraft, now: host.clock.now() }, search))
    return isArriving ? (
      <ArrivingPage page={page} />
    ) : (
      <RemotePage key={page.remote} remote={page.remote} routeId={page.id} />
    );
  const entrance = findEntrance(page, pages, pathname + search + hash, session);
  if (!entrance) return <SignInNeededPage />;
  return (
    <>
      <Navigate to={entrance} replace />
      {/* What the server has painted stays until the other page is here. */}
      <LoadingPage skeleton={page.skeleton} />
    </>
  );
};

/**
 * The routes come from the registry (PLT-002); the host defines none. `matchRoute` chooses the page, as on the server; the router
 * reads the parameters of its path.
 */
export const AppRoutes = () => {
  const registry = useRegistry();
  const flags = useSignal(useHostContext().host.flags);
  const { pathname } = useLocation();
  const routes = useMemo(() => {
    const pages = routedPages(registry, flags);
    const all = [
      ...pages.map((page) => ({
        path: page.path,
        element: <GuardedPage page={page} pages={pages} />,
      })),
      ...switchedOffPages(registry).map(({ path }) => ({ path, element: <SwitchedOffPage /> })),
    ];
    const found = matchRoute(all, pathname);
    return [...(found ? [found] : []), { path: '*', element: <NotFoundPage /> }];
  }, [registry, flags, pathname]);
  return useRoutes(routes);
};
