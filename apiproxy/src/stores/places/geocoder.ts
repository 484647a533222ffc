import type { Locale, Market } from '@crema/shared-contracts';
import { addressWords, isStreetWord } from './address-words.ts';
import { entriesFrom, entriesWithTypo, normalise, type GazetteerEntry } from './gazetteer.ts';
import { metresBetween, type Position } from './geo.ts';
import type { GazetteerPlace } from './place-data.ts';
import { readPostalCode, type PostalCode } from './postal-codes.ts';
import { frenchRegionNames } from './region-names.ts';

export interface Place {
  /** The display name, which can also be searched for: 'Chicago, IL', 'Montréal (Québec)', 'Toronto, ON M5V 2T6'. */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly country: Market;
  /** A store is found under its name or its street. */
  readonly kind: GazetteerPlace['kind'] | 'store';
}

export const maxSuggestions = 6;
const isFrench = (locale: Locale) => locale === 'fr-CA';

/** Formats 'Chicago, IL'; in French 'Chicago (Illinois)'. */
export const inRegion = (
  name: string,
  { regionCode, regionName }: Pick<GazetteerPlace, 'regionCode' | 'regionName'>,
  locale: Locale,
): string =>
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

/** Whether the region is written out: 'CA' means California before Canada, and 'MI' Michigan before Minnesota. */
const isWholeRegion = ({ context }: GazetteerEntry, region: string): boolean =>
  region.split(' ').every((word) => ` ${context} `.includes(` ${word} `));

/** A state ranks directly after the city with the same name, independent of the number of inhabitants. */
const importance = (place: GazetteerPlace): number => {
  const namesake = namesakeOf(place);
  return namesake ? namesake.weight - 0.5 : place.weight;
};

/** A match of a query, with what sorts it. */
interface Match {
  readonly place: GazetteerPlace;
  /** Whether the query is the whole name, not only its beginning. */
  readonly isExact: boolean;
  /** Whether the region in the query is the whole code or name of the place's region. */
  readonly isInRegion: boolean;
}
const byImportance = (left: Match, right: Match): number =>
  Number(right.isExact) - Number(left.isExact) ||
  Number(right.isInRegion) - Number(left.isInRegion) ||
  importance(right.place) - importance(left.place);

/** A shorter name with a typo is the beginning of too many others. */
const minTypoLength = 4;
const isTypoPossible = (name: string) => name.length >= minTypoLength && /^[a-z ]+$/.test(name);

type Find = (name: string) => readonly (GazetteerEntry & { readonly isExact: boolean })[];
const withoutTypo: Find = (name) =>
  name.length < 2 ? [] : entriesFrom(name).map((entry) => ({ ...entry, isExact: entry.key === name }));
const withTypo: Find = (name) => (isTypoPossible(name) ? entriesWithTypo(name) : []);

const maxRegionWords = 3;

/** 'none': names as they are typed; 'only': names with a typo; 'allowed': the latter if there are none of the former. */
export type Typos = 'none' | 'only' | 'allowed';

/** The matches of the first reading that has any. Only if none has, one typo is allowed in the name. */
const ranked = (query: string, typos: Typos): readonly Match[] => {
  const all = readings(query);
  // Looking for a typo takes 1.5 ms: a region has few words.
  const attempts = [
    ...(typos === 'only' ? [] : all.map((read) => ({ ...read, find: withoutTypo }))),
    ...(typos === 'none'
      ? []
      : all.slice(0, maxRegionWords + 1).map((read) => ({ ...read, find: withTypo }))),
  ];
  for (const { name, region, find } of attempts) {
    const found = find(name)
      .filter((entry) => matchesRegion(entry, region))
      .map((entry) => ({ ...entry, isInRegion: region !== '' && isWholeRegion(entry, region) }));
    if (found.length > 0) return found.toSorted(byImportance);
  }
  return [];
};

/**
 * Returns the areas of a complete postal code. An unknown code has no areas, even if the rest of the query
 * matches a place.
 */
export const placesOfCode = ({ area, written }: PostalCode, locale: Locale): readonly Place[] =>
  entriesFrom(normalise(area))
    .filter(({ key, place }) => place.kind === 'zip' && key === normalise(area))
    .map(({ place }) => toPlace(place, locale, written));

/** A place here ranks like one elsewhere with a hundred times its inhabitants; the advantage falls with the distance. */
const nearAdvantage = 2;
const nearMetres = 100_000;
/** The rank of a match for somebody at a position: powers of ten of inhabitants. */
const rankNear = ({ isExact, isInRegion, place }: Match, near: Position): number => {
  const namesake = namesakeOf(place);
  const { weight } = namesake ?? place;
  const advantage = place.kind === 'state' && !namesake ? 0 : nearAdvantage;
  const distance = metresBetween(near, namesake ?? place);
  return (
    (isExact ? exactAdvantage : 0) +
    (isInRegion ? regionAdvantage : 0) +
    Math.log10(weight + 1) +
    advantage * Math.exp(-distance / nearMetres) -
    (namesake ? afterNamesake : 0)
  );
};
/** More than the powers of ten of any number of inhabitants. */
const regionAdvantage = 50;
const exactAdvantage = 2 * regionAdvantage;
const afterNamesake = 1e-6;

/** Options of a search for places. With a position, places near it come before larger ones far away. */
export interface PlaceOptions {
  readonly near?: Position | undefined;
  readonly typos?: Typos;
}
const matching = (
  query: string,
  locale: Locale,
  { near, typos = 'allowed' }: PlaceOptions = {},
): readonly Place[] => {
  const code = readPostalCode(query);
  if (code) return placesOfCode(code, locale);
  const matches = ranked(query, typos);
  if (!near) return matches.map(({ place }) => toPlace(place, locale));
  // Of places with the same text only the most important is suggested: a submitted search finds that one.
  const first = new Map<string, Match>();
  for (const match of matches) {
    const key = placeKey(match.place);
    if (!first.has(key)) first.set(key, match);
  }
  return [...first.values()]
    .map((match) => ({ match, rank: rankNear(match, near) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ match }) => toPlace(match.place, locale));
};
const placeKey = ({ kind, name, regionCode, town }: GazetteerPlace): string =>
  [kind, name, regionCode, town].join();

/** Places whose name starts with the query, most likely first (LOC-020, LOC-060); of places with the same text the first one. */
export const suggestPlaces = (query: string, locale: Locale, options?: PlaceOptions): readonly Place[] => {
  const byName = new Map<string, Place>();
  for (const place of matching(query, locale, options)) {
    if (!byName.has(place.name)) byName.set(place.name, place);
    if (byName.size === maxSuggestions) break;
  }
  return [...byName.values()];
};

/** The best match of a submitted search, or undefined: the place of exactly this name, such as a chosen suggestion, before any other. */
export const findPlace = (query: string, locale: Locale, typos?: Typos): Place | undefined => {
  const places = matching(query, locale, typos ? { typos } : {});
  return places.find(({ name }) => name === query) ?? places[0];
};

/** The place whose whole name the query is, in the region that follows it. */
export const findExactPlace = (query: string, locale: Locale): Place | undefined => {
  const best = ranked(query, 'none')[0];
  return best?.isExact ? toPlace(best.place, locale) : undefined;
};

/** A town with fewer inhabitants is named in an address only with its region. */
const largeCity = 50_000;
/**
 * The city at the end of an address with an unknown street: 'New York' in '350 5th Ave New York'. After a text that is not an address,
 * only a large city counts: 'London, England' is not England in Arkansas. 'St New York' is a street there, not Staten Island.
 */
export const findCityOfAddress = (query: string, locale: Locale, isAddress: boolean): Place | undefined => {
  const words = query.trim().split(/\s+/);
  for (let from = 1; from < words.length; from += 1) {
    const isStreet = addressWords(words[from] ?? '').some(isStreetWord);
    const city = ranked(words.slice(from).join(' '), 'none').find(
      ({ isExact, isInRegion, place: { kind, weight } }) =>
        (kind === 'city' || kind === 'state') &&
        // The data have 'New York City' for 'New York, NY'.
        (isExact
          ? isAddress || isInRegion || weight >= largeCity
          : isInRegion && weight >= largeCity && !isStreet),
    );
    if (city) return toPlace(city.place, locale);
  }
  return undefined;
};
