import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HostServices } from '@crema/shared-contracts';
import { ErrorBoundary } from '../composer/error-boundary.tsx';
import { useHostContext } from '../host-context.ts';
import { LoadErrorPage } from '../pages/load-error-page.tsx';
import { App } from './app.tsx';

interface RouterBindingProps {
  readonly onNavigate: (navigate: HostServices['navigate']) => void;
  /** Called once, before the browser paints React's first rendering. */
  readonly onFirstPaint: () => void;
}
/** Connects the router with the services, which exist outside of the React tree. */
const RouterBinding = ({ onNavigate, onFirstPaint }: RouterBindingProps) => {
  const { host } = useHostContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The function runs before the paint, after the old page released its upgrade blockers and the new page set
  // its own.
  useLayoutEffect(() => host.pathname.set(pathname), [host, pathname]);
  useLayoutEffect(onFirstPaint, [onFirstPaint]);
  useEffect(() => {
    onNavigate((to, options) => void navigate(to, options));
  }, [navigate, onNavigate]);
  return null;
};

/**
 * Everything below the router. The server renders the same elements: React derives ids from the number of
 * children at each level, so the two sides may not differ in it.
 */
export const ShellContent = (props: RouterBindingProps) => {
  const { host } = useHostContext();
  return (
    <>
      <ErrorBoundary
        fallback={<LoadErrorPage onRetry={() => location.reload()} />}
        onError={(cause) => host.report({ remote: 'host', version: '', phase: 'render' }, cause)}
      >
        <App />
      </ErrorBoundary>
      <RouterBinding {...props} />
    </>
  );
};
