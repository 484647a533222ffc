/** Without requestIdleCallback (Safari): the delay after which two frames have usually been painted. */
const fallbackMs = 40;
/** A page that is never idle runs the work after this time. */
const latestMs = 1000;

/** Runs `work` in a task of its own once the main thread is idle. Returns the function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, fallbackMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
};
