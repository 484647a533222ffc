import { startTransition, useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart, useHost, useLocale } from '@crema/remote-kit';
import { hasNoPlace, type LocatorQuery, type StoreSummary } from '@crema/shared-contracts';
import { Tabs } from '@crema/shared-ui';
import { useAppDispatch } from '../../locator.hooks.ts';
import { useFavorites } from '../../favorites/use-favorites.tsx';
import { FindMe } from './position/find-me.tsx';
import { tabs, type LocatorTab } from './search/locator-query.ts';
import { NearbyStores } from './results/nearby-stores.tsx';
import { PartUnavailable } from './part-unavailable.tsx';
import { PlaceSearch } from './suggestions/place-search.tsx';
import { positionSettled } from './position/position.slice.ts';
import { ResultsSkeleton } from './results/results-skeleton.tsx';
import { useStableActions, type StoreActions } from './results/store-actions.ts';
import { StoreSheet } from './store-details/store-sheet.tsx';
import type { Suggestion } from './suggestions/suggestions.slice.ts';
import { useFinder } from './use-finder.ts';
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

/** Search, tabs and lists of the locator. The caller handles a chosen store (LOC-001, LOC-002). */
export const StoreFinder = ({ layout, isGreyed, onOrder }: StoreFinderProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { zoom } = useHost().configuration.mapDefaults;
  const { query, go, repeatSearch } = useFinder(zoom);
  const [tab, showTab] = useLocatorTab();
  const [opened, setOpened] = useState<StoreSummary>();
  const { toggle, dialog } = useFavorites();
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
  const showPlace = (place: string | undefined, found?: Suggestion) => {
    if (place === undefined && hasNoPlace(query)) return;
    search({
      ...(place && { place }),
      features: query.features,
      ...(found && { view: { lat: found.lat, lng: found.lng, zoom } }),
    });
  };
  // Opening a modal lays out the page: the frame that answers the press does not wait for it.
  const open = (store: StoreSummary) => startTransition(() => setOpened(store));
  const actions = useStableActions({ isGreyed, onOrder, onOpen: open, onFavorite: toggle });
  const savedStores = (which: Exclude<LocatorTab, 'nearby'>) => (
    <SavedStores
      key={which + locale}
      which={which}
      measured={query.place !== undefined || query.view !== undefined}
      actions={actions}
      onNearby={() => showTab('nearby')}
    />
  );
  const panels: Readonly<Record<LocatorTab, ReactNode>> = {
    nearby: (
      <NearbyStores
        query={query}
        onSearch={search}
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
          <PlaceSearch id={searchId} place={query.place ?? ''} onPlace={showPlace} />
          <FindMe />
        </div>,
      )}
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
      <StoreSheet
        store={opened}
        onClose={() => setOpened(undefined)}
        onFavorite={toggle}
        onOrder={(store) => {
          setOpened(undefined);
          onOrder(store);
        }}
      />
      {dialog}
    </div>
  );
};
