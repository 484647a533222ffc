// Like early-events.inline.ts this runs in each page's head. Back and Forward may show a member's page from the browser's
// caches: it is hidden until the session was read, and loaded again if the member is no longer signed in (D-14, D-166).
// After the deferred services have started, page-return.ts does this for the back/forward cache.
{
  const root = document.documentElement;
  const { member } = root.dataset;
  const hide = () => {
    root.style.visibility = 'hidden';
  };
  const check = async () => {
    hide();
    try {
      const reply = await fetch('/apiproxy/v1/session');
      const { session } = (await reply.json()) as { session: { member?: { memberId?: string } } };
      if (session.member?.memberId === member) {
        root.style.removeProperty('visibility');
        return;
      }
    } catch {
      // Without a reply nothing says that the member is still signed in.
    }
    location.reload();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void check();
  };
  if (member !== undefined) {
    addEventListener('pagehide', hide);
    addEventListener('pageshow', onShow);
    window.leaveKeptPage = () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', onShow);
    };
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'back_forward') void check();
  }
}
