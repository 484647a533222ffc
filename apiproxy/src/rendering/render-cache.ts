import type { Clock } from '../http/system.ts';

export interface RenderCache<T> {
  /** The value, if it is in the cache and not older than `ttlMs`. */
  find(key: string): T | undefined;
  /** The value of the cache, or what `make` gives. Calls of one key at the same time share one `make`. */
  obtain(key: string, make: () => Promise<T>): Promise<T>;
  /** The bytes of all values. */
  readonly bytes: number;
}
export interface RenderCacheOptions<T> {
  readonly clock: Clock;
  readonly ttlMs: number;
  /** Beyond it, the values that were used least recently are removed. */
  readonly maxBytes: number;
  readonly bytesOf: (value: T) => number;
}
interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  readonly expiresAt: number;
}

/** Keeps rendered pages, bounded by their bytes. What fails is not kept. */
export const createRenderCache = <T>({
  clock,
  ttlMs,
  maxBytes,
  bytesOf,
}: RenderCacheOptions<T>): RenderCache<T> => {
  // A Map keeps the order of insertion: the first key is the one that was used least recently.
  const entries = new Map<string, Entry<T>>();
  const making = new Map<string, Promise<T>>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const find = (key: string): T | undefined => {
    const entry = entries.get(key);
    if (!entry) return undefined;
    remove(key);
    if (entry.expiresAt <= clock.now().getTime()) return undefined;
    entries.set(key, entry);
    bytes += entry.bytes;
    return entry.value;
  };
  const add = (key: string, value: T) => {
    remove(key);
    const size = bytesOf(value) + 2 * key.length;
    entries.set(key, { value, bytes: size, expiresAt: clock.now().getTime() + ttlMs });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  };
  return {
    find,
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
    get bytes() {
      return bytes;
    },
  };
};
