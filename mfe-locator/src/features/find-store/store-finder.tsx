import { startTransition, useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart, useHost, useLocale } from '@crema/remote-kit';
import type { LocatorQuery, StoreSummary } from '@crema/shared-contracts';
import { Tabs } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../locator.hooks.ts';
import { useFavorites } from '../../favorites/use-favorites.tsx';
import { FindMe } from './position/find-me.tsx';
import { toListed } from './search/list-reply.ts';
import { tabs, type LocatorTab } from './search/locator-query.ts';
import { NearbyStores, type KeptResults } from './results/nearby-stores.tsx';
import { storeSelected } from './map/map.slice.ts';
import type { Position } from '../../map/map-provider.ts';
import { PartUnavailable, StoreSheetUnavailable } from './part-unavailable.tsx';
import { PlaceSearch } from './suggestions/place-search.tsx';
import { isPositionError, positionSettled, selectPosition } from './position/position.slice.ts';
import { ResultsSkeleton } from './results/results-skeleton.tsx';
import { useStableActions, type StoreActions } from './results/store-actions.ts';
import { placeChosen, type Suggestion } from './suggestions/suggestions.slice.ts';
import { useLocatedPlace } from './suggestions/use-located-place.ts';
import { useFinder } from './use-finder.ts';
import { useHeldStores, useListedStores, type ListedStore } from '../../stores/cache/store-entities.ts';
import { useLocatorTab } from './search/use-locator-query.ts';
import s from './store-finder.module.css';

interface StoreFinderProps extends Pick<StoreActions, 'isGreyed' | 'onOrder'> {
  /** Wraps the search field: in a hero on the page, in a plain row in ordering. */
  readonly layout: (search: ReactNode) => ReactNode;
}

const SavedStores = lazyPart(
  () => import('./saved-stores/saved-stores.tsx').then((part) => part.SavedStores),
  {
    fallback: PartUnavailable,
    placeholder: <ResultsSkeleton />,
    preload: 'idle',
  },
);
const PositionErrorNotice = lazyPart(
  () => import('./position/position-error.tsx').then((part) => part.PositionErrorNotice),
  { fallback: PartUnavailable, preload: 'idle' },
);
const StoreSheet = lazyPart(() => import('./store-details/store-sheet.tsx').then((part) => part.StoreSheet), {
  fallback: StoreSheetUnavailable,
  preload: 'idle',
});

/** Search, tabs and lists of the locator. The caller handles a chosen store (LOC-001, LOC-002). */
export const StoreFinder = ({ layout, isGreyed, onOrder }: StoreFinderProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { zoom } = useHost().configuration.mapDefaults;
  const { query, go, followMap, repeatSearch } = useFinder(zoom);
  const [tab, showTab] = useLocatorTab();
  const [opened, setOpened] = useState<readonly ListedStore[]>([]);
  const [openedStore] = useListedStores(opened);
  useHeldStores(opened);
  const [hasSheet, setHasSheet] = useState(false);
  const { toggle, dialog } = useFavorites();
  const { status } = useAppSelector(selectPosition);
  const searchId = useId();
  const focusSearch = () => {
    const box = document.getElementById(searchId);
    if (box instanceof HTMLInputElement) box.select();
    box?.focus();
  };

  const search = (next: LocatorQuery) => {
    dispatch(positionSettled());
    go(next);
  };
  const showPlace = (place: string | undefined, found?: Position) => {
    if (place === undefined && query.place === undefined) return;
    search({
      ...(place && { place }),
      features: query.features,
      ...(found && { view: { lat: found.lat, lng: found.lng, zoom } }),
    });
  };
  useLocatedPlace(showPlace);
  const choosePlace = (place: string | undefined, suggestion?: Suggestion) => {
    if (suggestion && 'placeId' in suggestion) dispatch(placeChosen(suggestion));
    else showPlace(place, suggestion);
  };
  // Opening a modal lays out the page: the frame that answers the press does not wait for it.
  const open = (store: StoreSummary) =>
    startTransition(() => {
      dispatch(storeSelected(store.storeNumber));
      setOpened([toListed(store)]);
      setHasSheet(true);
    });
  const [kept, setKept] = useState<KeptResults>({ before: undefined, isMapOpen: false });
  const actions = useStableActions({ isGreyed, onOrder, onOpen: open, onFavorite: toggle });
  const savedStores = (which: Exclude<LocatorTab, 'nearby'>) => (
    <SavedStores key={which + locale} which={which} actions={actions} onNearby={() => showTab('nearby')} />
  );
  const panels: Readonly<Record<LocatorTab, ReactNode>> = {
    nearby: (
      <NearbyStores
        kept={kept}
        onKeep={(changed) => setKept((known) => ({ ...known, ...changed }))}
        query={query}
        onSearch={search}
        onMapMoved={followMap}
        onRetry={repeatSearch}
        onSearchAgain={focusSearch}
        actions={actions}
      />
    ),
    previous: savedStores('previous'),
    favorites: savedStores('favorites'),
  };

  return (
    <div className={s.finder}>
      {layout(
        <div className={s.search}>
          <PlaceSearch id={searchId} place={query.place ?? ''} onPlace={choosePlace} />
          <FindMe />
        </div>,
      )}
      {isPositionError(status) && <PositionErrorNotice cause={status} onSearch={focusSearch} />}
      <Tabs
        label={intl.formatMessage({ id: 'locator.tabs' })}
        value={tab}
        onChange={(id) => showTab(id as LocatorTab)}
        tabs={tabs.map((id) => ({
          id,
          label: <FormattedMessage id={`locator.tab.${id}`} />,
          panel: panels[id],
        }))}
      />
      {hasSheet && (
        <StoreSheet
          store={openedStore}
          onClose={() => setOpened([])}
          onFavorite={toggle}
          onOrder={(store) => {
            setOpened([]);
            onOrder(store);
          }}
        />
      )}
      {dialog}
    </div>
  );
};
