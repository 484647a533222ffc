import type { Locale } from '@crema/shared-contracts';
import { addressWords, isHouseNumber, isStreetWord } from './address-words.ts';
import { findDowntown } from './downtown.ts';
import {
  findCityOfAddress,
  findExactPlace,
  findPlace,
  maxSuggestions,
  placesOfCode,
  suggestPlaces,
  type Place,
} from './geocoder.ts';
import { metresBetween, type Position } from './geo.ts';
import { citiesInQuery, placesInQuery } from './place-in-query.ts';
import { readPostalCode, type PostalCode } from './postal-codes.ts';
import type { StoreGrid } from './store-grid.ts';
import type { Tolerance } from './store-match.ts';
import type { StoreNames } from './store-names.ts';
import { toStorePlace } from './store-places.ts';

/** Finds what people type into the locator: places, postal codes, addresses, and stores by name or street (LOC-020, LOC-060). */
export interface PlaceSearch {
  /** The place of a submitted search. */
  find(query: string, locale: Locale): Place | undefined;
  /** Places while typing, most likely first. */
  suggest(query: string, locale: Locale, near?: Position): readonly Place[];
}

/** Two streets: 'Clark & Lake', 'rue Peel et Sherbrooke'. */
const crossing = /[&@+]|\s(?:and|et|at|corner|coin)\s/i;
const isCrossing = (query: string): boolean => crossing.test(query);
const hasStreet = (words: readonly string[]): boolean => words.length > 1 && words.some(isStreetWord);
const startsWithNumber = ([first, ...others]: readonly string[]): boolean =>
  first !== undefined && others.length > 0 && isHouseNumber(first);

/** A store is searched for at a postal code if it is at most so far away. */
const codeMetres = 15_000;
/** Of stores far away none is suggested before places. */
const nearbyMetres = 80_000;
/** Fewer letters are the beginning of too many names: if they are the beginning of places, no store is looked for. */
const longEnough = 5;
/** Stores among suggested places. */
const storesAmongPlaces = 2;
const mostPositions = 5_000;

export interface PlaceSearchDeps {
  readonly names: Pick<StoreNames, 'find'>;
  readonly grid: Pick<StoreGrid, 'near' | 'visitNear'>;
}

/** Cities and states begin downtown. The positions are kept until a store is added, moved or removed. */
const createDowntowns = (grid: PlaceSearchDeps['grid']) => {
  const positions = new Map<string, Position | undefined>();
  return {
    at: (place: Place): Place => {
      const key = `${place.kind} ${place.lat} ${place.lng} ${place.name}`;
      if (!positions.has(key)) {
        if (positions.size >= mostPositions) positions.clear();
        positions.set(key, findDowntown(place, grid));
      }
      return { ...place, ...positions.get(key) };
    },
    forget: () => positions.clear(),
  };
};

type FindStores = (query: string, tolerance: Tolerance, near?: Position, limit?: number) => readonly Place[];

/** The store or street of an address with a known postal code; else the area of the code. */
const findAtCode = (stores: FindStores, code: PostalCode, locale: Locale): Place | undefined => {
  const [area] = placesOfCode(code, locale);
  const words = addressWords(code.before);
  if (!area || !(startsWithNumber(words) || hasStreet(words) || isCrossing(code.before))) return area;
  const [store] = stores(code.before, 'none', area);
  return store && metresBetween(store, area) < codeMetres ? store : area;
};

/**
 * The steps of a search, from the most certain one. Names of places come before names of stores, unless the query has two streets, a
 * house number or a kind of street; typing errors are looked for last, because a name without one is meant.
 */
const findByText = (stores: FindStores, typed: string, locale: Locale): Place | undefined => {
  // A name of a place may begin with such a word: Coffee Creek.
  const query =
    [typed, ...placesInQuery(typed)].find((text) => findExactPlace(text, locale)) ??
    placesInQuery(typed).at(-1) ??
    typed;
  const city = citiesInQuery(query).find((text) => findPlace(text, locale, 'none'));
  const words = addressWords(query);
  const isAddress = startsWithNumber(words) || isCrossing(query);
  const store = (tolerance: Tolerance) => stores(query, tolerance)[0];
  return (
    (isCrossing(query) ? store('none') : undefined) ??
    findExactPlace(query, locale) ??
    (isAddress || hasStreet(words) ? store('none') : undefined) ??
    (isAddress ? (store('typos') ?? findCityOfAddress(query, locale, true)) : undefined) ??
    findPlace(query, locale, 'none') ??
    store('none') ??
    (city ? findPlace(city, locale, 'none') : undefined) ??
    (hasStreet(words) ? findCityOfAddress(query, locale, false) : undefined) ??
    findPlace(query, locale, 'only') ??
    store('beginning') ??
    store('typos') ??
    findCityOfAddress(query, locale, false)
  );
};

const unique = (places: readonly Place[]): readonly Place[] =>
  [...new Map(places.toReversed().map((place) => [place.name, place])).values()]
    .toReversed()
    .slice(0, maxSuggestions);

const suggestByText = (
  stores: FindStores,
  query: string,
  locale: Locale,
  near: Position | undefined,
): readonly Place[] => {
  const words = addressWords(query);
  const places = suggestPlaces(query, locale, { near, typos: 'none' });
  const isAddress = startsWithNumber(words) || isCrossing(query);
  const isFull = places.length === maxSuggestions && (near === undefined || query.trim().length < longEnough);
  const found = isFull && !isAddress ? [] : stores(query, 'beginning', near, maxSuggestions);
  if (isAddress) {
    if (found.length + places.length > 0) return unique([...found, ...places]);
    const city = findByText(stores, query, locale);
    return city ? [city] : [];
  }
  const isNear = (place: Place) => near !== undefined && metresBetween(place, near) < nearbyMetres;
  const among = places.length === maxSuggestions ? found.filter(isNear).slice(0, storesAmongPlaces) : found;
  if (places.length + found.length > 0)
    return unique([...places.slice(0, maxSuggestions - among.length), ...among]);
  const withTypo = unique([
    ...suggestPlaces(query, locale, { near, typos: 'only' }),
    ...stores(query, 'typos', near, maxSuggestions),
  ]);
  const city = withTypo.length === 0 ? findCityOfAddress(query, locale, false) : undefined;
  return city ? [city] : withTypo;
};

export const createPlaceSearch = ({ names, grid }: PlaceSearchDeps): PlaceSearch & { forget(): void } => {
  const downtowns = createDowntowns(grid);
  const storesIn =
    (locale: Locale): FindStores =>
    (query, tolerance, near, limit = 1) =>
      names.find(query, { tolerance, near, limit }).map((match) => toStorePlace(match, query, locale));
  return {
    find: (query, locale) => {
      const code = readPostalCode(query);
      const stores = storesIn(locale);
      const atCode = code && findAtCode(stores, code, locale);
      if (atCode) return atCode;
      // An address with an unknown code is searched without it.
      const text = code ? code.before : query;
      const found = text.trim() ? findByText(stores, text, locale) : undefined;
      return found && downtowns.at(found);
    },
    suggest: (query, locale, near) => {
      const code = readPostalCode(query);
      const stores = storesIn(locale);
      if (!code) return suggestByText(stores, query, locale, near).map(downtowns.at);
      const found = findAtCode(stores, code, locale);
      return unique([...(found ? [found] : []), ...placesOfCode(code, locale)]);
    },
    forget: downtowns.forget,
  };
};
