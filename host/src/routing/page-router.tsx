import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { PageAt } from '@crema/remote-kit/host-services';

interface PageRouterProps {
  readonly pageAt: PageAt;
  readonly children: ReactNode;
}
/**
 * React Router's `BrowserRouter`, except for the priority: a navigation to another page is rendered in the event that caused it, so
 * that the next page's skeleton is in the frame after the click. Any other change of the URL is rendered in short tasks.
 */
export const PageRouter = ({ pageAt, children }: PageRouterProps) => {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, show] = useState<Pick<typeof history, 'action' | 'location'>>(history);
  useLayoutEffect(() => {
    const targetAt = (pathname: string) => {
      const page = pageAt(pathname);
      return page && `${page.remote} ${page.id}`;
    };
    let shown = targetAt(history.location.pathname);
    return history.listen((next) => {
      const before = shown;
      shown = targetAt(next.location.pathname);
      // A redirect keeps what is shown until the other page is here.
      if (shown !== before && next.action !== 'REPLACE') show(next);
      else startTransition(() => show(next));
    });
  }, [history, pageAt]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
