import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { lazyPart, useHost, useLocale } from '@crema/remote-kit';
import type { StoreReply } from '@crema/shared-contracts';
import { Tabs } from '@crema/shared-ui';
import { useFavorites } from '../../favorites/use-favorites.tsx';
import { FindMe } from './find-me.tsx';
import { namesNoPlace, tabs, type LocatorQuery, type LocatorTab } from './locator-query.ts';
import { NearbyStores } from './nearby-stores.tsx';
import { PartUnavailable } from './part-unavailable.tsx';
import { PlaceSearch } from './place-search.tsx';
import { positionSettled } from './position.slice.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import type { StoreActions } from './store-actions.ts';
import { StoreSheet } from './store-sheet.tsx';
import type { Suggestion } from './suggestions.slice.ts';
import { useFinder } from './use-finder.ts';
import { useLocatorTab } from './use-locator-query.ts';
import s from './store-finder.module.css';

interface StoreFinderProps extends Pick<StoreActions, 'isGreyed' | 'onOrder'> {
  /** Draws the search around its field: a hero on the page, a plain row in ordering. */
  readonly frame: (search: ReactNode) => ReactNode;
}

const MemberStores = lazyPart(() => import('./member-stores.tsx').then((part) => part.MemberStores), {
  fallback: PartUnavailable,
  placeholder: <ResultsSkeleton />,
  preload: 'idle',
});

/** Search, tabs and lists of the locator: everything but what a choice leads to (LOC-001, LOC-002). */
export const StoreFinder = ({ frame, isGreyed, onOrder }: StoreFinderProps) => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const locale = useLocale();
  const { zoom } = useHost().configuration.mapDefaults;
  const { query, go, seekAgain } = useFinder(zoom);
  const [tab, showTab] = useLocatorTab();
  const [opened, setOpened] = useState<StoreReply>();
  const { toggle, dialog } = useFavorites();
  const searchId = useId();
  const focusSearch = () => {
    const box = document.getElementById(searchId);
    if (box instanceof HTMLInputElement) box.select();
    box?.focus();
  };

  const seek = (next: LocatorQuery) => {
    dispatch(positionSettled());
    go(next);
  };
  const showPlace = (place: string | undefined, found?: Suggestion) => {
    if (place === undefined && namesNoPlace(query)) return;
    seek({
      ...(place && { place }),
      features: query.features,
      ...(found && { view: { lat: found.lat, lng: found.lng, zoom } }),
    });
  };
  const actions: StoreActions = { isGreyed, onOrder, onOpen: setOpened, onFavorite: toggle };
  const familiar = (which: Exclude<LocatorTab, 'nearby'>) => (
    <MemberStores
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
        onSeek={seek}
        onRetry={seekAgain}
        onSearchAgain={focusSearch}
        actions={actions}
      />
    ),
    previous: familiar('previous'),
    favorites: familiar('favorites'),
  };

  return (
    <div className={s.finder}>
      {frame(
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
