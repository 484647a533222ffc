import { useMemo } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { RemotePage } from '../composer/remote-page.tsx';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { SignInNeededPage } from '../pages/sign-in-needed-page.tsx';
import { SwitchedOffPage } from '../pages/switched-off-page.tsx';
import { allows } from './access.ts';
import { routedPages, switchedOffPages, type RoutedPage } from './route-table.ts';

const signInPath = '/account/signin';

const GuardedPage = ({ page, canSignIn }: { readonly page: RoutedPage; readonly canSignIn: boolean }) => {
  const { host } = useHostContext();
  const session = useSignal(host.session.session);
  const { pathname, search, hash } = useLocation();
  if (allows[page.access](session))
    return <RemotePage key={page.remote} remote={page.remote} routeId={page.id} />;
  if (page.access === 'guest-draft') return <Navigate to="/gift" replace />;
  return canSignIn ? (
    <Navigate to={`${signInPath}?returnUrl=${encodeURIComponent(pathname + search + hash)}`} replace />
  ) : (
    <SignInNeededPage />
  );
};

/** The routes come from the registry (PLT-002); the host defines none. */
export const AppRoutes = () => {
  const registry = useRegistry();
  const flags = useSignal(useHostContext().host.flags);
  const routes = useMemo(() => {
    const pages = routedPages(registry, flags);
    const canSignIn = pages.some(({ path }) => path === signInPath);
    return [
      ...pages.map((page) => ({
        path: page.path,
        element: <GuardedPage page={page} canSignIn={canSignIn} />,
      })),
      ...switchedOffPages(registry).map(({ path }) => ({ path, element: <SwitchedOffPage /> })),
      { path: '*', element: <NotFoundPage /> },
    ];
  }, [registry, flags]);
  return useRoutes(routes);
};
