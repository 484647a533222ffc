import { startTransition, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { nextTask, type PageAt } from '@crema/remote-kit/host-services';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Entry = Pick<BrowserHistory, 'action' | 'location'>;
/** The history's properties follow the browser: this is what they are now. */
const read = ({ action, location }: BrowserHistory): Entry => ({ action, location });

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
  const [{ action, location }, show] = useState(() => read(history));
  const showMissed = useEffectEvent(() => {
    const now = read(history);
    if (history.createHref(now.location) !== history.createHref(location)) startTransition(() => show(now));
  });
  useLayoutEffect(() => {
    const targetAt = (pathname: string) => {
      const page = pageAt(pathname);
      return page && `${page.remote} ${page.id}`;
    };
    let target = targetAt(history.location.pathname);
    let latest: Entry = history;
    let isWaiting = false;
    const showSoon = async () => {
      isWaiting = true;
      await nextTask();
      isWaiting = false;
      show(latest);
    };
    const stop = history.listen((next) => {
      const before = target;
      target = targetAt(next.location.pathname);
      latest = next;
      if (isWaiting) return;
      // A redirect keeps what is shown until the other page is here.
      if (target === before || next.action === 'REPLACE') startTransition(() => show(next));
      else if (next.action === 'PUSH') void showSoon();
      else show(next);
    });
    // The URL may have changed while the page was continued from the server's markup: nothing listened then.
    showMissed();
    return stop;
  }, [history, pageAt]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
