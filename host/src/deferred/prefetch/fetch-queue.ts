export interface QueuedFetch {
  readonly bytes: number;
  /** Resolves when the fetch has ended, with or without success. */
  readonly start: () => Promise<unknown>;
}

/** At most three prefetches run at once, so that the open page's own requests are not delayed. */
const maxRunning = 3;
/** The bytes that one page load prefetches at most: about the first visit of a page. */
export const maxPrefetchedBytes = 400 * 1024;

/**
 * Starts fetches in order, three at once, until the limit of bytes is reached; later fetches are dropped. An urgent
 * fetch overtakes the waiting ones.
 */
export const createFetchQueue = () => {
  const waiting: QueuedFetch[] = [];
  let running = 0;
  let bytes = 0;
  const next = () => {
    while (running < maxRunning) {
      const fetch = waiting.shift();
      if (!fetch) return;
      if (bytes + fetch.bytes > maxPrefetchedBytes) continue;
      bytes += fetch.bytes;
      running += 1;
      void fetch.start().finally(() => {
        running -= 1;
        next();
      });
    }
  };
  return {
    add: (fetches: readonly QueuedFetch[], isUrgent: boolean) => {
      if (isUrgent) waiting.unshift(...fetches);
      else waiting.push(...fetches);
      next();
    },
  };
};
