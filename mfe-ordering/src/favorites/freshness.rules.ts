/** Favourites are asked for again after two hours, and when member, locale or store change (ORD-144). */
export const favoritesStaleAfter = 2 * 60 * 60 * 1000;

/** The last list that came: for whom and where (`key`), and when, in monotonic milliseconds (D-08). */
export interface LastLoad {
  readonly key: string;
  readonly at: number;
}

/** Milliseconds until the list is asked for again; 0 when it never came, is of another store, or is stale. */
export const nextLoadIn = (last: LastLoad | undefined, key: string, now: number): number =>
  last?.key === key ? Math.max(0, last.at + favoritesStaleAfter - now) : 0;
