import type { Configuration } from '../configuration/configuration.ts';
import type { Locale } from '../locale.ts';
import { locationsListView } from '../rest.ts';
import * as restPaths from '../rest/paths/rest-paths.ts';
import { defaultPlace, type DefaultPlace, type DefaultPlaceFacts } from './default-place.ts';
import { hasNoPlace, readLocatorQuery, type LocatorQuery } from './locations-query.ts';
import { writeBox } from './map-area.ts';
import { offeredFeatures } from './offered-features.ts';

/** A query, and the place to search around if the query names none. */
export interface LocatorSearch {
  readonly query: LocatorQuery;
  readonly around: DefaultPlace;
}
const six = (value: number) => value.toFixed(6);
/** The parameters that name the searched area: the same ones for its stores and for the counts of its filters. */
const areaOf = ({ query, around }: LocatorSearch): Readonly<Record<string, string>> => {
  const { place, features, view, box } = query;
  const position = view ?? (place || box ? undefined : around.view);
  const store = hasNoPlace(query) ? around.store?.storeNumber : undefined;
  return {
    ...(place && !box && { place }),
    ...(features.length > 0 && { features: features.join(',') }),
    ...(store && { store }),
    ...(box && { bbox: writeBox(box) }),
    ...(position && { lat: six(position.lat), lng: six(position.lng) }),
  };
};

/**
 * The URL of a search for the list (LOC-024): the area of the map, around its view, or around the default place when the query
 * names none. A list needs the fields of cards only; details are requested when a store is opened. `after` requests the
 * stores that follow a page: its `next`.
 */
export const locationsListUrl = (search: LocatorSearch, after?: string): string => {
  const params = new URLSearchParams({
    ...areaOf(search),
    ...(after !== undefined && { after }),
    view: locationsListView,
  });
  return `${restPaths.locations}?${params.toString()}`;
};

/** The URL of the counts of filters in the area of a search (LOC-021). */
export const filterCountsUrl = (search: LocatorSearch): string =>
  `${restPaths.filterCounts}?${new URLSearchParams(areaOf(search)).toString()}`;

/** The visit of a page that shows the list first: nothing in it is personal. */
export interface LocatorVisit {
  readonly search: string;
  readonly locale: Locale;
  readonly orderStore: DefaultPlaceFacts['orderStore'];
  readonly configuration: Pick<Configuration, 'mapDefaults' | 'mapDefaultsByLocale' | 'features'>;
}
/** The search with which the locator begins for a visitor who is not signed in. */
export const firstSearch = ({ search, configuration, ...visit }: LocatorVisit): LocatorSearch => {
  const known = offeredFeatures(configuration.features).map(({ code }) => code);
  return {
    query: readLocatorQuery(new URLSearchParams(search), known),
    around: defaultPlace({ ...visit, configuration, market: undefined }),
  };
};
