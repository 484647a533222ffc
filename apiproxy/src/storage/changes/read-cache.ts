/** Values that were read from the database a short time ago, in this process. */
export interface ReadCache<Value> {
  /** The value, if its read began less than the maximum age ago and no write has changed it in this process. */
  recent(key: string): Value | undefined;
  /** Reads the value and keeps it, unless it is undefined or a write of this process overlaps the read. */
  load<Read extends Value | undefined>(key: string, read: () => Promise<Read>): Promise<Read>;
  /** Runs a write that changes the value: from its start on nothing that was read before its end is returned. */
  change<Result>(key: string, write: () => Promise<Result>): Promise<Result>;
}
export interface ReadCacheOptions {
  /** 0 keeps nothing. */
  readonly maxAgeMs: number;
  /** The oldest value is dropped above this number. */
  readonly maxEntries: number;
  readonly monotonic?: (() => number) | undefined;
}

interface Entry<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/**
 * Two reads of one key are not merged: a caller that begins after a write must not get the result of a read that began
 * before the write.
 */
export const createReadCache = <Value>({
  maxAgeMs,
  maxEntries,
  monotonic = () => performance.now(),
}: ReadCacheOptions): ReadCache<Value> => {
  const entries = new Map<string, Entry<Value>>();
  /** The running writes by key. */
  const writes = new Map<string, number>();
  let endedWrites = 0;

  const keep = (key: string, entry: Entry<Value>): void => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };
  const countWrite = (key: string, change: 1 | -1): void => {
    const count = (writes.get(key) ?? 0) + change;
    if (count === 0) writes.delete(key);
    else writes.set(key, count);
  };
  return {
    recent: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (monotonic() - entry.readAt < maxAgeMs) return entry.value;
      entries.delete(key);
      return undefined;
    },
    load: async (key, read) => {
      const readAt = monotonic();
      const endedBefore = endedWrites;
      const value = await read();
      // The database may have answered before the write's commit.
      const isOverlapped = endedBefore !== endedWrites || writes.has(key);
      if (maxAgeMs > 0 && value !== undefined && !isOverlapped) keep(key, { value, readAt });
      return value;
    },
    change: async (key, write) => {
      countWrite(key, 1);
      entries.delete(key);
      try {
        return await write();
      } finally {
        endedWrites += 1;
        countWrite(key, -1);
      }
    },
  };
};
