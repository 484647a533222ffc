import { foldForSearch } from '@crema/shared-contracts';
import { readNamedPlaces, type GazetteerPlace, type Named } from './place-data.ts';
import { shortCityNames } from './short-city-names.ts';
import { countryWords, frenchRegionNames } from './region-names.ts';

/** A place under one of its names. */
export interface GazetteerEntry {
  readonly key: string;
  readonly place: GazetteerPlace;
  /** Qualifiers allowed after the name: codes and names of region and country, and the town. */
  readonly context: string;
}

export const normalise = (text: string): string =>
  foldForSearch(text)
    .replace(/[.']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * A search for 'St-Jérôme' also finds 'Saint-Jérôme', 'Saint Louis' finds 'St. Louis', and 'Plateau' finds
 * 'Le Plateau'.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bsaint\b/g, 'st'],
  [/\bst\b/g, 'saint'],
  [/\bsainte\b/g, 'ste'],
  [/\bste\b/g, 'sainte'],
  [/\bmount\b/g, 'mt'],
  [/\bmt\b/g, 'mount'],
  [/\bfort\b/g, 'ft'],
  [/\bft\b/g, 'fort'],
  [/^(?:the|le|la|les|l) /, ''],
];
const keysOf = ({ place, aliases }: Named): readonly string[] => {
  const french = place.kind === 'state' ? frenchRegionNames[place.regionCode] : undefined;
  const short = place.kind === 'city' ? (shortCityNames[`${place.name}, ${place.regionCode}`] ?? []) : [];
  const names = [place.name, ...aliases, ...short, ...(french ? [french] : [])].map(normalise);
  const respelt = names.flatMap((name) => spellings.map(([from, to]) => name.replace(from, to)));
  return [...new Set([...names, ...respelt])];
};
const contextOf = ({ regionCode, regionName, country, town }: GazetteerPlace): string =>
  [
    ...[regionCode, regionName, frenchRegionNames[regionCode] ?? '', town].map(normalise),
    countryWords[country],
  ].join(' ');

const toEntries = (named: Named): readonly GazetteerEntry[] => {
  const context = contextOf(named.place);
  return keysOf(named).map((key) => ({ key, place: named.place, context }));
};
const byKey = (left: GazetteerEntry, right: GazetteerEntry): number =>
  left.key < right.key ? -1 : left.key > right.key ? 1 : right.place.weight - left.place.weight;

let entries: readonly GazetteerEntry[] | undefined;
/** All places sorted by name. They are loaded once, in about 250 ms. */
export const loadGazetteer = (): readonly GazetteerEntry[] =>
  (entries ??= readNamedPlaces().flatMap(toEntries).sort(byKey));

const firstAtOrAfter = (sorted: readonly GazetteerEntry[], key: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns every entry whose name starts with the prefix. */
export const entriesFrom = (prefix: string): readonly GazetteerEntry[] => {
  const sorted = loadGazetteer();
  const found: GazetteerEntry[] = [];
  for (let at = firstAtOrAfter(sorted, prefix); sorted[at]?.key.startsWith(prefix); at += 1) {
    const entry = sorted[at];
    if (entry) found.push(entry);
  }
  return found;
};

/** True if one letter of the query is missing, superfluous or another than in the name, or if two neighbours are swapped. */
const startsWithTypo = (name: string, query: string): boolean => {
  let at = 0;
  while (at < query.length && name[at] === query[at]) at += 1;
  const rest = query.slice(at);
  return (
    name.startsWith(rest, at + 1) ||
    name.startsWith(rest.slice(1), at) ||
    name.startsWith(rest.slice(1), at + 1) ||
    (rest[0] === name[at + 1] && rest[1] === name[at] && name.startsWith(rest.slice(2), at + 2))
  );
};

let names: readonly GazetteerEntry[] | undefined;
/** Returns every entry, other than a postal code, whose name starts with the text if one typo in it is corrected. */
export const entriesWithTypo = (
  text: string,
): readonly (GazetteerEntry & { readonly isExact: boolean })[] => {
  names ??= loadGazetteer().filter(({ place }) => place.kind !== 'zip');
  return names
    .filter(({ key }) => key.length >= text.length - 1 && startsWithTypo(key, text))
    .map((entry) => ({ ...entry, isExact: Math.abs(entry.key.length - text.length) <= 1 }));
};
