import { readNamedPlaces, type GazetteerPlace, type Named } from './place-data.ts';
import { countryWords, frenchRegionNames } from './region-names.ts';

/** A place under one of its names. */
export interface GazetteerEntry {
  readonly key: string;
  readonly place: GazetteerPlace;
  /** Qualifiers allowed after the name: codes and names of region and country, and the town. */
  readonly context: string;
}

export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.’']/g, '')
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
  const names = [place.name, ...aliases, ...(french ? [french] : [])].map(normalise);
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
