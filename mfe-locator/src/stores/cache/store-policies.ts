import type { InMemoryCacheConfig } from '@apollo/client';

interface Interval {
  readonly opensAt: string;
  readonly closesAt: string;
}
/** An answer with the next intervals only keeps those after them, which an answer with the week has brought. */
export const mergeIntervals = (
  existing: readonly Interval[] = [],
  incoming: readonly Interval[],
): readonly Interval[] => {
  const end = incoming.at(-1)?.closesAt;
  return end === undefined ? incoming : [...incoming, ...existing.filter(({ opensAt }) => opensAt >= end)];
};

/** A store is one object of the cache, whether REST or GraphQL brought it (docs/decisions/070). */
export const storePolicies = {
  Store: {
    keyFields: ['storeNumber'],
    fields: {
      // Lists have fewer fields of these than pages.
      address: { merge: true },
      mobileOrdering: { merge: true },
      openIntervals: { merge: mergeIntervals },
    },
  },
} satisfies InMemoryCacheConfig['typePolicies'];
