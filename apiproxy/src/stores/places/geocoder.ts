import type { Locale, Market } from '@crema/shared-contracts';
import { entriesFrom, normalise, type GazetteerEntry } from './gazetteer.ts';
import type { GazetteerPlace } from './place-data.ts';
import { readPostalCode, type PostalCode } from './postal-codes.ts';
import { frenchRegionNames } from './region-names.ts';

export interface Place {
  /** The display name, which can also be searched for: 'Chicago, IL', 'Montréal (Québec)', 'Toronto, ON M5V 2T6'. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly country: Market;
  readonly kind: GazetteerPlace['kind'];
}

export const maxSuggestions = 6;
const isFrench = (locale: Locale) => locale === 'fr-CA';

/** Formats 'Chicago, IL'; in French 'Chicago (Illinois)'. */
const inRegion = (name: string, { regionCode, regionName }: GazetteerPlace, locale: Locale): string =>
  isFrench(locale)
    ? `${name} (${frenchRegionNames[regionCode] ?? regionName})`
    : [name, regionCode].filter(Boolean).join(', ');

/**
 * The city with the same name as its state or province: Québec, New York. A city in another state (Oregon,
 * OH) does not count.
 */
const namesakeOf = ({ name, kind, regionCode, country }: GazetteerPlace): GazetteerPlace | undefined => {
  if (kind !== 'state') return undefined;
  const key = normalise(name);
  return entriesFrom(key).find(
    ({ key: other, place }) =>
      other === key && place.kind === 'city' && place.regionCode === regionCode && place.country === country,
  )?.place;
};
/** Formats 'Quebec (province)' if the name alone means the city. */
const regionName = (place: GazetteerPlace, locale: Locale): string => {
  const name = (isFrench(locale) && frenchRegionNames[place.regionCode]) || place.name;
  if (!namesakeOf(place)) return name;
  return `${name} (${regionKinds[place.country][isFrench(locale) ? 'fr' : 'en']})`;
};
const regionKinds = {
  CA: { en: 'province', fr: 'province' },
  US: { en: 'state', fr: 'État' },
} as const satisfies Readonly<Record<Market, Readonly<Record<'en' | 'fr', string>>>>;
const regionKindWords: ReadonlySet<string> = new Set(
  Object.values(regionKinds).flatMap(({ en, fr }) => [normalise(en), normalise(fr)]),
);

const names: Readonly<
  Record<GazetteerPlace['kind'], (place: GazetteerPlace, locale: Locale, code: string) => string>
> = {
  city: (place, locale) => inRegion(place.name, place, locale),
  state: regionName,
  zip: (place, locale, code) =>
    place.town ? `${inRegion(place.town, place, locale)} ${code}` : `${code}, ${place.regionCode}`,
  neighborhood: (place, locale) => inRegion(`${place.name}, ${place.town}`, place, locale),
};
const toPlace = (place: GazetteerPlace, locale: Locale, code: string = place.name): Place => ({
  name: names[place.kind](place, locale, code),
  lat: place.lat,
  lng: place.lng,
  country: place.country,
  kind: place.kind,
});

/** Returns every possible split, because 'springfield il' may be a name, or a name and a region. */
const readings = (query: string): readonly { name: string; region: string }[] => {
  const [beforeSign = '', ...afterSign] = query.split(/[,(]/);
  if (afterSign.length > 0) return [{ name: normalise(beforeSign), region: normalise(afterSign.join(' ')) }];
  const words = normalise(query).split(' ');
  return words.map((_, cut) => ({
    name: words.slice(0, words.length - cut).join(' '),
    region: words.slice(words.length - cut).join(' '),
  }));
};

/**
 * A region after the name requests a place within the region: 'Quebec, QC' is the city, 'Quebec (province)'
 * is not.
 */
const matchesRegion = ({ place, context }: GazetteerEntry, region: string): boolean =>
  region === '' ||
  (place.kind === 'state' && regionKindWords.has(region)) ||
  (place.kind !== 'state' && region.split(' ').every((word) => ` ${context}`.includes(` ${word}`)));

/** A state ranks directly after the city with the same name, independent of the number of inhabitants. */
const importance = (place: GazetteerPlace): number => {
  const namesake = namesakeOf(place);
  return namesake ? namesake.weight - 0.5 : place.weight;
};

const ranked = (query: string): readonly GazetteerPlace[] => {
  for (const { name, region } of readings(query)) {
    if (name.length < 2) continue;
    const found = entriesFrom(name).filter((entry) => matchesRegion(entry, region));
    if (found.length > 0)
      return found
        .map(({ key, place }) => ({ isExact: Number(key === name), importance: importance(place), place }))
        .toSorted((left, right) => right.isExact - left.isExact || right.importance - left.importance)
        .map(({ place }) => place);
  }
  return [];
};

/**
 * Returns the areas of a complete postal code. An unknown code has no areas, even if the rest of the query
 * matches a place.
 */
const placesOfCode = ({ area, written }: PostalCode, locale: Locale): readonly Place[] =>
  entriesFrom(normalise(area))
    .filter(({ key, place }) => place.kind === 'zip' && key === normalise(area))
    .map(({ place }) => toPlace(place, locale, written));

const matching = (query: string, locale: Locale): readonly Place[] => {
  const code = readPostalCode(query);
  return code ? placesOfCode(code, locale) : ranked(query).map((place) => toPlace(place, locale));
};

/** Places whose name starts with the query, most likely first (LOC-020, LOC-060). */
export const suggestPlaces = (query: string, locale: Locale): readonly Place[] => {
  const byName = new Map<string, Place>();
  for (const place of matching(query, locale)) {
    if (!byName.has(place.name)) byName.set(place.name, place);
    if (byName.size === maxSuggestions) break;
  }
  return [...byName.values()];
};

/** The best match of a submitted search, or undefined. */
export const findPlace = (query: string, locale: Locale): Place | undefined => matching(query, locale)[0];
