import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { nextTask, type PageAt } from '@crema/remote-kit/host-services';

interface PageRouterProps {
  readonly pageAt: PageAt;
  readonly children: ReactNode;
}
/**
 * React Router's `BrowserRouter`, except for the priority: a link to another page is rendered in the task after the click, before
 * anything else that waits, so that the next page's skeleton is there at once; the browser may answer the press first. Back is
 * rendered in its event. Any other change of the URL is rendered in short tasks.
 */
export const PageRouter = ({ pageAt, children }: PageRouterProps) => {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, show] = useState<Pick<typeof history, 'action' | 'location'>>(history);
  useLayoutEffect(() => {
    const targetAt = (pathname: string) => {
      const page = pageAt(pathname);
      return page && `${page.remote} ${page.id}`;
    };
    let target = targetAt(history.location.pathname);
    let latest: Pick<typeof history, 'action' | 'location'> = history;
    let isWaiting = false;
    const showSoon = async () => {
      isWaiting = true;
      await nextTask();
      isWaiting = false;
      show(latest);
    };
    return history.listen((next) => {
      const before = target;
      target = targetAt(next.location.pathname);
      latest = next;
      if (isWaiting) return;
      // A redirect keeps what is shown until the other page is here.
      if (target === before || next.action === 'REPLACE') startTransition(() => show(next));
      else if (next.action === 'PUSH') void showSoon();
      else show(next);
    });
  }, [history, pageAt]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
