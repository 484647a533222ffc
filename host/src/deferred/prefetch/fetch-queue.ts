import { withResolvers } from '@crema/shared-contracts';

export interface QueuedFetch {
  readonly url: string;
  readonly bytes: number;
  /** Resolves with whether the file or reply has arrived; never rejects. */
  readonly start: () => Promise<boolean>;
}

/** At most three prefetches run at once, so that the open page's own requests are not delayed. */
const maxRunning = 3;
/** The bytes that one page load prefetches at most for links in view: about the first visit of a page. */
export const maxPrefetchedBytes = 400 * 1024;

interface Entry extends QueuedFetch {
  readonly arrived: PromiseWithResolvers<boolean>;
}

/**
 * Starts fetches in order, three at once, until the limit of bytes is reached; later fetches are dropped. An urgent
 * fetch overtakes the waiting ones and does not count towards the limit. Each URL is fetched once, unless the fetch failed or was forgotten.
 */
export const createFetchQueue = () => {
  const entries = new Map<string, Entry>();
  const urgent = new Set<Entry>();
  let waiting: readonly Entry[] = [];
  let running = 0;
  let bytes = 0;
  const settle = (entry: Entry, hasArrived: boolean) => {
    if (!hasArrived) entries.delete(entry.url);
    urgent.delete(entry);
    entry.arrived.resolve(hasArrived);
  };
  const next = () => {
    while (running < maxRunning) {
      const [entry, ...rest] = waiting;
      if (!entry) return;
      waiting = rest;
      if (!urgent.has(entry)) {
        if (bytes + entry.bytes > maxPrefetchedBytes) {
          settle(entry, false);
          continue;
        }
        bytes += entry.bytes;
      }
      running += 1;
      void entry.start().then((hasArrived) => {
        running -= 1;
        settle(entry, hasArrived);
        next();
      });
    }
  };
  const enqueue = (fetch: QueuedFetch): Entry => {
    const entry = { ...fetch, arrived: withResolvers<boolean>() };
    entries.set(fetch.url, entry);
    waiting = [...waiting, entry];
    return entry;
  };
  return {
    has: (url: string): boolean => entries.has(url),
    forget: (url: string): void => void entries.delete(url),
    /** Resolves with whether all of them have arrived. */
    add: async (fetches: readonly QueuedFetch[], isUrgent: boolean): Promise<boolean> => {
      const added = fetches.map((fetch) => entries.get(fetch.url) ?? enqueue(fetch));
      if (isUrgent) {
        for (const entry of added) if (waiting.includes(entry)) urgent.add(entry);
        waiting = [
          ...waiting.filter((entry) => added.includes(entry)),
          ...waiting.filter((entry) => !added.includes(entry)),
        ];
      }
      next();
      const arrivals = await Promise.all(added.map(({ arrived }) => arrived.promise));
      return arrivals.every(Boolean);
    },
  };
};
