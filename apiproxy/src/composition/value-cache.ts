import type { Clock } from '../http/system.ts';

export interface ValueCache<T> {
  /** The value, if it is in the cache and not older than `ttlMs`. */
  find(key: string): T | undefined;
  /** The value, if it is in the cache and not older than `ttlMs` and `staleMs` together. */
  findStale(key: string): T | undefined;
  /** The value of the cache, or what `make` gives. Calls of one key at the same time share one `make`. */
  obtain(key: string, make: () => Promise<T>): Promise<T>;
  /** The size of all values. */
  readonly size: number;
}
export interface ValueCacheOptions<T> {
  readonly clock: Clock;
  readonly ttlMs: number;
  /** Time after `ttlMs` in which `findStale` still gives the value. */
  readonly staleMs?: number;
  /** Beyond it, the values that were used least recently are removed. */
  readonly maxSize: number;
  readonly sizeOf: (value: T, key: string) => number;
}
interface Entry<T> {
  readonly value: T;
  readonly size: number;
  readonly expiresAt: number;
}

/** Keeps values for some time, bounded by their size. A failure is not kept. */
export const createValueCache = <T>({
  clock,
  ttlMs,
  staleMs = 0,
  maxSize,
  sizeOf,
}: ValueCacheOptions<T>): ValueCache<T> => {
  // A Map keeps the order of insertion: the first key is the one that was used least recently.
  const entries = new Map<string, Entry<T>>();
  const making = new Map<string, Promise<T>>();
  let size = 0;
  const remove = (key: string) => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  /** The entry, if it expired less than `forMs` ago: it is then the one that was used last. */
  const lookUp = (key: string, forMs: number): T | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const expiredMs = clock.now().getTime() - entry.expiresAt;
    remove(key);
    if (expiredMs >= staleMs) return undefined;
    entries.set(key, entry);
    size += entry.size;
    return expiredMs < forMs ? entry.value : undefined;
  };
  const find = (key: string) => lookUp(key, 0);
  const add = (key: string, value: T) => {
    remove(key);
    const added = sizeOf(value, key);
    entries.set(key, { value, size: added, expiresAt: clock.now().getTime() + ttlMs });
    size += added;
    for (const oldest of entries.keys()) {
      if (size <= maxSize) return;
      remove(oldest);
    }
  };
  return {
    find,
    findStale: (key) => lookUp(key, staleMs),
    obtain: (key, make) => {
      const found = find(key);
      if (found !== undefined) return Promise.resolve(found);
      const present = making.get(key);
      if (present) return present;
      const made = make()
        .then((value) => {
          add(key, value);
          return value;
        })
        .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    get size() {
      return size;
    },
  };
};
