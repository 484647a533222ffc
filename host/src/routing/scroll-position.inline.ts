// Like shell/early-events.inline.ts this runs in each page's head. A browser restores the position of a reloaded page once, when the
// document has loaded: content that arrives later leaves the page at a wrong place, and Chromium forgets what was scrolled in the last
// second. Here the position is kept per entry of the history, and restored each time that the page's height changes, until the
// content is there or the visitor does something.
{
  const storageKey = 'crema.scroll';
  /** The content is there when the height did not change for this time and nothing loads. */
  const settledMs = 3_000;
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  /** Sections that were never in view have estimated heights: a link in the middle of the window says where the content is. */
  interface Position {
    readonly y: number;
    readonly link?: { readonly href: string; readonly index: number; readonly top: number };
  }
  type EntryState = { readonly key?: string } | null;
  const readKey = () => (history.state as EntryState)?.key ?? '';
  // React Router names the entries that it adds; the first one of a document gets a name here.
  if (!readKey())
    history.replaceState({ ...(history.state as EntryState), key: Math.random().toString(36) }, '');
  let positions: Record<string, Position> = {};
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof positions;
  } catch {
    // Without storage a reload begins at the top.
  }
  /** The position that is being restored. */
  let goal: Position | undefined;
  /** The position of the entry that Back or Forward led to. */
  let returned: Position | undefined;
  let timer = 0;

  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const linksTo = (href: string) => [...document.querySelectorAll(`main a[href="${CSS.escape(href)}"]`)];
  /** The link that was pressed, otherwise one in the middle of the window. */
  const linkInView = (pressed?: EventTarget | null): Position['link'] => {
    const inMiddle = [0.5, 0.35, 0.65].map((part) =>
      document.elementFromPoint(innerWidth / 3, innerHeight * part),
    );
    for (const element of [pressed, ...inMiddle]) {
      const link = element instanceof Element ? element.closest('main a[href]') : undefined;
      const href = link?.getAttribute('href');
      if (link && href) return { href, index: linksTo(href).indexOf(link), top: topOf(link) };
    }
    return undefined;
  };
  const jump = (top: number) => scrollTo({ top, behavior: 'instant' });
  const apply = () => {
    if (!goal) return;
    const { y, link } = goal;
    jump(y);
    const element = link && linksTo(link.href)[link.index];
    const moved = element ? topOf(element) - link.top : 0;
    // A link that is elsewhere now, such as in a list of another order, says nothing about the place.
    if (moved && Math.abs(scrollY + moved - y) < innerHeight) jump(scrollY + moved);
    clearTimeout(timer);
    timer = window.setTimeout(settle, settledMs);
  };
  const observer = new ResizeObserver(apply);
  const stop = () => {
    if (!goal) return;
    goal = undefined;
    clearTimeout(timer);
    observer.disconnect();
    history.scrollRestoration = 'auto';
    for (const type of inputs) removeEventListener(type, stop, true);
  };
  const settle = () => {
    if (document.readyState === 'complete' && !document.querySelector('main [aria-busy="true"]')) stop();
    else apply();
  };
  const restore = (position: Position | undefined) => {
    stop();
    if (!position?.y) return;
    goal = position;
    history.scrollRestoration = 'manual';
    for (const type of inputs) addEventListener(type, stop, { capture: true, passive: true });
    observer.observe(document.documentElement);
  };
  const remember = (link?: Position['link']) => {
    const y = Math.round(scrollY);
    // The scroll event of a frame may come after the press that named the link.
    if (link || goal || positions[readKey()]?.y !== y)
      positions[readKey()] = goal ?? { y, ...(link && { link }) };
  };
  addEventListener('scroll', () => remember(), { passive: true });
  addEventListener('click', ({ target }) => remember(linkInView(target)), true);
  addEventListener('popstate', () => {
    returned = positions[readKey()];
  });
  addEventListener('pagehide', () => {
    remember(linkInView());
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Without storage a reload begins at the top.
    }
  });
  window.arriveAt = (isReturn) => {
    const position = isReturn ? returned : undefined;
    jump(position?.y ?? 0);
    restore(position);
  };
  restore(positions[readKey()]);
}
