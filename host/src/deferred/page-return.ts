import type { DeferredContext } from './deferred-context.ts';
import { leaveKeptPage } from '../shell/kept-page.ts';

/**
 * Makes a page that the browser keeps for Back safe to show again. A member's page is hidden while it is kept, and shown
 * after the session was read again: the member may have signed out meanwhile. Without a reply the page is loaded again.
 * Every other page only reads the session. Returns the function that stops it.
 */
export const startPageReturn = (
  { host }: Pick<DeferredContext, 'host'>,
  reload: () => void = () => location.reload(),
): (() => void) => {
  const { session, refresh } = host.session;
  const { style } = document.documentElement;
  const leave = () => {
    if (session.get().kind === 'member') style.visibility = 'hidden';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const isHidden = style.visibility === 'hidden';
    if (!persisted) return;
    refresh().then(
      () => style.removeProperty('visibility'),
      () => isHidden && reload(),
    );
  };
  leaveKeptPage();
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
};
