import { foldForSearch } from '../input/fold-for-search.ts';
import { typingErrors } from '../input/typing-errors.ts';

/** No page has a longer path; the comparison of a longer one would take too long. */
const longestPath = 60;
const read = (pathname: string): string => {
  try {
    return foldForSearch(decodeURIComponent(pathname));
  } catch {
    return pathname;
  }
};
const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);
const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);
const sameStart = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
};
/** Letters that two addresses share at their start before they are taken for neighbours: `/stores`, `/store-locator`. */
const leastSameLetters = 4;

type Worth = (path: string) => number;
const findBest = <P extends { readonly path: string }>(pages: readonly P[], worth: Worth): P | undefined =>
  pages
    .map((page) => ({ page, worth: worth(page.path) }))
    .filter((candidate) => candidate.worth > 0)
    .sort((a, b) => b.worth - a.worth)[0]?.page;
const nearlySame =
  (asked: string): Worth =>
  (path) =>
    Math.floor(path.length / 3) + 1 - typingErrors(asked, path);

/** The page whose path is written nearly as `asked`; a path may be the last part of an address only (PLT-021). */
export const findMisspelt = <P extends { readonly path: string }>(
  pages: readonly P[],
  asked: string,
): P | undefined => (asked.length > longestPath ? undefined : findBest(pages, nearlySame(read(asked))));

/**
 * The page that a visitor of a page that does not exist has probably looked for: one that is written nearly the same,
 * else the nearest page above, else one whose first part begins the same (PLT-021).
 */
export const findNearestPage = <P extends { readonly path: string }>(
  pages: readonly P[],
  pathname: string,
): P | undefined => {
  const asked = read(pathname);
  if (asked.length > longestPath) return undefined;
  const candidates = pages.filter(({ path }) => path !== '/' && !/[:*]/.test(path));
  return (
    findBest(candidates, nearlySame(asked)) ??
    findBest(candidates, (path) => (isBelow(asked, path) ? path.length : 0)) ??
    findBest(candidates, (path) => {
      const letters = sameStart(partsOf(asked)[0] ?? '', partsOf(path)[0] ?? '');
      // Of several, the shortest.
      return letters >= leastSameLetters || letters === partsOf(path)[0]?.length
        ? letters + 1 / path.length
        : 0;
    })
  );
};
