// Like early-events.inline.ts this runs in each page's head. A drawing takes a phone 15 to 40 ms of its main thread when
// it arrives: the pictures below the first row (loading="lazy") are requested once the page is hydrated, or earlier if the
// visitor scrolls, presses or types (docs/decisions/040). Without scripts nothing delays them.
{
  const root = document.documentElement;
  const events = ['scroll', 'pointerdown', 'keydown'] as const;
  /** Milliseconds after which a page whose code does not arrive shows its pictures. */
  const longestWaitMs = 5_000;
  const show = () => {
    delete root.dataset['pictures'];
    for (const type of events) removeEventListener(type, show, true);
  };
  root.dataset['pictures'] = 'late';
  for (const type of events) addEventListener(type, show, { capture: true, passive: true });
  setTimeout(show, longestWaitMs);
  window.showLatePictures = show;
}
