import { useEffect, useEffectEvent } from 'react';
import { defaultPlace, isMember, locationsListUrl, type LocatorQuery } from '@crema/shared-contracts';
import { useHost, useLocale, useMember, useOrderStore, useRetryOnReconnect } from '@crema/remote-kit';
import { useAppDispatch, useAppSelector } from '../../locator.hooks.ts';
import { locatorClosed, locatorOpened } from '../../visit/session.actions.ts';
import { positionSettled, selectPosition } from './position/position.slice.ts';
import { inlinedSearchShown, selectSearch, storesRequested } from './search/search.slice.ts';
import { useLocatorQuery } from './search/use-locator-query.ts';

interface Finder {
  readonly query: LocatorQuery;
  readonly go: (query: LocatorQuery) => void;
  /** Sends the search of the current URL again. */
  readonly repeatSearch: () => void;
}

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
  const { configuration, session } = useHost();
  const orderStore = useOrderStore();
  const { inPage } = useAppSelector(selectSearch);
  const around = defaultPlace({ orderStore, market: member?.market, locale, configuration });
  const search = () => void dispatch(storesRequested({ query, around }));
  const onQueryChange = useEffectEvent(() => {
    // The page is hydrated as a guest's. The member's own rendering follows, and searches.
    if (!member && isMember(session.get())) return;
    const isAnswered = inPage && !member && locationsListUrl(inPage) === locationsListUrl({ query, around });
    if (isAnswered) dispatch(inlinedSearchShown());
    else search();
  });
  // In another language or for another member the reply to the same query differs.
  const readerKey = `${locale} ${member?.memberId}`;
  const queryKey = JSON.stringify(query);
  useEffect(() => onQueryChange(), [queryKey, readerKey]);

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

  return { query, go, repeatSearch: search };
};
