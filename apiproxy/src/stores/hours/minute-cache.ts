const minuteMs = 60_000;

/**
 * Caches values that change with the minute: opening times have whole minutes. Values of an earlier minute are dropped;
 * at `maxEntries` all are.
 */
export const createMinuteCache = <Key, Value>(maxEntries: number) => {
  let minute = -1;
  const values = new Map<Key, Value>();
  return (now: Date, key: Key, make: () => Value): Value => {
    const current = Math.floor(now.getTime() / minuteMs);
    if (current !== minute || values.size >= maxEntries) values.clear();
    minute = current;
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    values.set(key, made);
    return made;
  };
};
