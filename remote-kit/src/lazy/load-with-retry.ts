const attempts = 3;
/** A load that waited this long in vain is not repeated: nothing on a page waits for longer without progress (PLT-016). */
const givenUpMs = 8000;

/**
 * Loads with up to three attempts and growing, jittered pauses, of which none begins after 8 s; calls `onFailed` with the last error. Returns
 * the function that cancels the attempts.
 */
export const loadWithRetry = <T>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void,
  onFailed: (cause: unknown) => void,
): (() => void) => {
  let isCurrent = true;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const startedAt = performance.now();
  const attempt = (count: number) => {
    load().then(onLoaded, (cause: unknown) => {
      if (!isCurrent) return;
      if (count === attempts || performance.now() - startedAt >= givenUpMs) onFailed(cause);
      else pause = setTimeout(() => attempt(count + 1), 200 * count * (1 + Math.random()));
    });
  };
  attempt(1);
  return () => {
    isCurrent = false;
    clearTimeout(pause);
  };
};
