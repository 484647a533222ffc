import type { Unsubscribe } from '@crema/shared-contracts';

/**
 * Calls `comeBack` when the browser shows a page again that it has kept for Back, with what `leave` returned when the page was left.
 * Such a page got no events and no time meanwhile. The server has no page to come back to: it calls neither.
 */
export const onPageReturn = <T>(leave: () => T, comeBack: (left: T) => void): Unsubscribe => {
  const page = globalThis.window as Window | undefined;
  let left: { readonly value: T } | undefined;
  const onHide = () => {
    left = { value: leave() };
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && left) comeBack(left.value);
  };
  page?.addEventListener('pagehide', onHide);
  page?.addEventListener('pageshow', onShow);
  return () => {
    page?.removeEventListener('pagehide', onHide);
    page?.removeEventListener('pageshow', onShow);
  };
};

/** Calls the listener when the customer comes back to the page from another tab, window or app. */
export const onPageShown = (listener: () => void): Unsubscribe => {
  const follow = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
};
