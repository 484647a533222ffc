import type { DeferredContext } from '../deferred-context.ts';
import { createPrefetch, type LinkedPage } from './prefetch-page.ts';

/** A pointer that rests on a link for this time means it; one that crosses it does not. */
const restsForMs = 65;
/** The links in view are looked for when the page has not changed for this time. */
const settledForMs = 500;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
/** Not for a visitor who saves data, nor on a connection on which the open page needs all of it. */
const mayPrefetch = () => {
  const { saveData, effectiveType = '' } =
    (navigator as { readonly connection?: NetworkInformation }).connection ?? {};
  return !saveData && !/2g$/.test(effectiveType);
};

/**
 * Measuring a link inside of a part that `content-visibility: auto` skips makes the browser lay out this part; such a part is
 * not in view.
 */
const isSkipped = (link: Element) => link.checkVisibility?.({ contentVisibilityAuto: true }) === false;
const isInView = (link: Element) => {
  if (isSkipped(link)) return false;
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
};
const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const visitorOf = ({ session, giftDraft, clock }: DeferredContext['host']) => ({
  session: session.session.get(),
  hasDraft: giftDraft.current.get() !== undefined,
  now: clock.now(),
});

/** The page of this shop that a link opens in this tab; undefined for any other link and for the open page. */
const findLinkedPage = (
  { origin, target, pathname, search, download }: HTMLAnchorElement,
  { host, pageAt, mayOpen }: DeferredContext,
): LinkedPage | undefined => {
  const opensHere = origin === location.origin && ['', '_self'].includes(target) && !download;
  if (!opensHere || pathname === location.pathname) return undefined;
  const page = pageAt(pathname);
  return page && mayOpen(page, visitorOf(host), search) ? { page, pathname, search } : undefined;
};

/** Calls `look` when main has settled after a change or a scroll, and the browser is idle. Returns the end. */
const whenSettled = (look: () => void) => {
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 0));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(look), settledForMs);
  };
  const observer = new MutationObserver(schedule);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', schedule, { passive: true });
  schedule();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('scroll', schedule);
  };
};

/**
 * Fetches the code and the data of linked pages: of the links in view when the page is idle, and at once of the link
 * that a pointer rests on, a finger touches, or the keyboard focuses. That page's remote is then started, so that the
 * click only renders. Remotes need no code for it. Returns the end.
 */
export const startPrefetch = (context: DeferredContext): (() => void) => {
  const prefetch = createPrefetch(context);
  const { connection } = context.host;
  const open = (link: HTMLAnchorElement, isUrgent: boolean) => {
    if (!link.isConnected || !mayPrefetch() || connection.get() === 'offline') return;
    const linked = findLinkedPage(link, context);
    if (linked) void prefetch(linked, isUrgent);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  let last: HTMLAnchorElement | null = null;
  const rest = (event: Event) => {
    const link = linkOf(event);
    if (link === last) return;
    last = link;
    clearTimeout(resting);
    if (link) resting = setTimeout(() => open(link, true), restsForMs);
  };
  const touch = (event: Event) => {
    const link = linkOf(event);
    if (link) open(link, true);
  };
  const listeners = [
    ['pointerover', rest],
    ['focusin', rest],
    ['touchstart', touch],
  ] as const;
  for (const [name, listener] of listeners) addEventListener(name, listener, { passive: true });
  // The visitor may have pointed at a link before this code arrived.
  const pointedAt = document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :focus)');
  if (pointedAt) open(pointedAt, true);
  let isStopped = false;
  /** Each link has a task of its own: a page has a dozen in view, which together blocked a slow phone for 30 to 45 ms. */
  const openLinksInView = async () => {
    for (const link of [...document.links]) {
      if (isStopped) return;
      if (!(link instanceof HTMLAnchorElement) || !isInView(link)) continue;
      open(link, false);
      await context.nextTask();
    }
  };
  const stopLooking = whenSettled(() => void openLinksInView());
  return () => {
    isStopped = true;
    clearTimeout(resting);
    stopLooking();
    for (const [name, listener] of listeners) removeEventListener(name, listener);
  };
};
