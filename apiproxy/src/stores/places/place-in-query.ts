/** Words around the name of a place, such as 'coffee shops in Chicago' or 'café près de Laval'. */
const around: ReadonlySet<string> = new Set(
  'crema coffee cafe cafes café cafés shop shops store stores nearest closest near around close près proche'.split(
    ' ',
  ),
);
/** The middle of a city; the names of some stores have such words too. */
const middle: ReadonlySet<string> = new Set(['downtown', 'centre-ville', 'centreville']);
/** Words between those and the name. Names begin with some of them too: Du Quoin. */
const between: ReadonlySet<string> = new Set('in at to the à au de du'.split(' '));

const isIn =
  (...kinds: readonly ReadonlySet<string>[]) =>
  (word: string): boolean =>
    kinds.some((kind) => kind.has(word.toLowerCase().replaceAll(/[,.’']/g, '')));
const isOther =
  (...kinds: readonly ReadonlySet<string>[]) =>
  (word: string): boolean =>
    !isIn(...kinds)(word);

/** The query without words of these kinds at its start and its end, also without the words between; none if it has no such words. */
const trimmed = (query: string, ...kinds: readonly ReadonlySet<string>[]): readonly string[] => {
  const words = query.trim().split(/\s+/);
  const last = words.findLastIndex(isOther(...kinds));
  const first = words.findIndex(isOther(...kinds));
  if (first < 0 || (first === 0 && last === words.length - 1)) return [];
  const rest = words.slice(first, last + 1);
  if (first === 0) return [rest.join(' ')];
  const name = rest.slice(Math.max(0, rest.findIndex(isOther(between, ...kinds))));
  return [rest.join(' '), name.join(' ')];
};

/** The places that 'coffee near Chicago' may mean, from the longest name (L-02). */
export const placesInQuery = (query: string): readonly string[] => trimmed(query, around);
/** The cities that 'downtown Chicago' may mean, from the longest name. */
export const citiesInQuery = (query: string): readonly string[] => trimmed(query, around, middle);
