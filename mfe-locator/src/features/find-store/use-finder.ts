import { useEffect, useEffectEvent, useRef } from 'react';
import {
  defaultPlace,
  isMember,
  locationsListUrl,
  type Configuration,
  type LocatorQuery,
  type MapView,
} from '@crema/shared-contracts';
import { useHost, useLocale, useMember, useOrderStore, useRetryOnReconnect } from '@crema/remote-kit';
import { useAppDispatch, useAppSelector } from '../../locator.hooks.ts';
import { locatorClosed, locatorOpened } from '../../visit/session.actions.ts';
import { positionSettled, selectPosition } from './position/position.slice.ts';
import {
  inlinedSearchShown,
  selectSearch,
  storesRequested,
  type SearchState,
} from './search/search.slice.ts';
import { writeQuery } from './search/locator-query.ts';
import { useLocatorQuery } from './search/use-locator-query.ts';

/** A list of less than this time ago is shown without another request. */
const freshForMs = 60_000;

interface Finder {
  readonly query: LocatorQuery;
  readonly go: (query: LocatorQuery) => void;
  /** Writes the view of the map to the URL without a search (LOC-004). */
  readonly followMap: (view: MapView) => void;
  /** Sends the search of the current URL again. */
  readonly repeatSearch: () => void;
}

/** The server that rendered the page does not know the place, and Google can be asked. */
const canAskGoogle = (
  locations: SearchState['locations'],
  { googleMapsKey }: Pick<Configuration, 'googleMapsKey'>,
): boolean =>
  googleMapsKey !== null && locations.status === 'failed' && locations.error === 'placeNameNotFound';

/**
 * The position that Google's places were searched at, as the URL contains it. It is kept there when the view of the map changes:
 * the same place is searched again with another filter, or after a reload.
 */
const placePosition = (
  place: string | undefined,
  {
    answered,
    locations: { data },
    configuration,
  }: Pick<SearchState, 'answered' | 'locations'> & { readonly configuration: Configuration },
): string | undefined =>
  place && configuration.googleMapsKey !== null && data && answered?.query.place === place
    ? `${data.center.lat.toFixed(6)},${data.center.lng.toFixed(6)}`
    : undefined;

/** The same text for queries with the same URL, in whatever order their fields are. */
const keyOf = (query: LocatorQuery) => String(writeQuery(new URLSearchParams(), query));

/** Synchronizes URL and search: a changed URL starts a search, and a found position is written to the URL. */
export const useFinder = (zoom: number): Finder => {
  const dispatch = useAppDispatch();
  const [query, go] = useLocatorQuery();
  const { status, position } = useAppSelector(selectPosition);

  useEffect(() => {
    dispatch(locatorOpened());
    return () => void dispatch(locatorClosed());
  }, [dispatch]);

  const locale = useLocale();
  const member = useMember();
  const { clock, configuration, session } = useHost();
  const orderStore = useOrderStore();
  const { answered, inPage, locations } = useAppSelector(selectSearch);
  const around = defaultPlace({ orderStore, market: member?.market, locale, configuration });
  // In another language or for another member the reply to the same query differs.
  const reader = `${locale} ${member?.memberId}`;
  const queryKey = keyOf(query);
  const search = () => void dispatch(storesRequested({ query, around, reader }));
  /** The views of the map that the URL gets without a search. A second rest may be written before the first one is rendered. */
  const followed = useRef(new Set<string>());
  const onQueryChange = useEffectEvent(() => {
    if (followed.current.delete(reader + queryKey)) return;
    followed.current.clear();
    // The page is hydrated as a guest's. The member's own rendering follows, and searches.
    if (!member && isMember(session.get())) return;
    const url = locationsListUrl({ query, around });
    const isInPage =
      inPage && !member && !canAskGoogle(locations, configuration) && locationsListUrl(inPage) === url;
    if (isInPage) return void dispatch(inlinedSearchShown({ reader, at: clock.monotonic() }));
    // The customer returns from another page: the list is there, with what has changed meanwhile.
    const isFresh =
      locations.status === 'loaded' &&
      answered?.reader === reader &&
      locationsListUrl(answered) === url &&
      clock.monotonic() - (locations.loadedAt ?? -Infinity) < freshForMs;
    if (!isFresh) search();
  });
  useEffect(() => onQueryChange(), [queryKey, reader]);

  // A search that failed while the device was offline is repeated once it is connected.
  useRetryOnReconnect(true, search);

  const showPosition = useEffectEvent(() => {
    if (!position) return;
    dispatch(positionSettled());
    go({ features: query.features, view: { ...position, zoom } });
  });
  useEffect(() => {
    if (status === 'found') showPosition();
  }, [status]);

  const followMap = (view: MapView) => {
    const { place, at = placePosition(place, { answered, locations, configuration }) } = query;
    const next = { ...query, view, ...(at && { at }) };
    followed.current.add(reader + keyOf(next));
    go(next, true);
  };
  return { query, go, followMap, repeatSearch: search };
};
