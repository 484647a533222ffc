import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasNoPlace, type LocatorQuery, type LocatorSearch, type MapView } from '@crema/shared-contracts';
import { Button, VisuallyHidden } from '@crema/shared-ui';
import { useAppSelector } from '../../../locator.hooks.ts';
import { FilterRow } from '../filters/filter-row.tsx';
import { useListedStores, type ListedStore } from '../../../stores/cache/store-entities.ts';
import { selectPosition, type Position } from '../position/position.slice.ts';
import { selectMap, selectedStore } from '../map/map.slice.ts';
import { MapPanel, MapPlaceholder } from '../map/map-panel.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { NoResults } from '../nearest/no-results.tsx';
import { SearchError } from '../search/search-error.tsx';
import { ResultsCount, ResultsTitle } from './results-title.tsx';
import { Results } from './results.tsx';
import type { StoreListing } from '../search/list-reply.ts';
import { selectSearch } from '../search/search.slice.ts';
import { useMoreStores } from '../search/use-more-stores.ts';
import type { StoreActions } from './store-actions.ts';
import s from '../store-finder.module.css';

/** The state of the tab that outlives a visit of another tab. */
export interface KeptResults {
  /** The search before the one in the map's area. */
  readonly before: LocatorQuery | undefined;
  /** In a narrow window the map is opened by a button. */
  readonly isMapOpen: boolean;
}
interface NearbyStoresProps {
  readonly kept: KeptResults;
  readonly onKeep: (kept: Partial<KeptResults>) => void;
  readonly query: LocatorQuery;
  readonly onSearch: (query: LocatorQuery) => void;
  /** The view of the map has changed without a search. */
  readonly onMapMoved: (view: MapView) => void;
  /** Sends the same search again. */
  readonly onRetry: () => void;
  /** Moves focus to the search box. */
  readonly onSearchAgain: () => void;
  readonly actions: StoreActions;
}

/** Whether the reply is around the device's own position, also while a newer search is in flight. */
const isAround = ({ center, placeName }: StoreListing, position: Position | undefined) =>
  placeName === null &&
  center.lat.toFixed(5) === position?.lat.toFixed(5) &&
  center.lng.toFixed(5) === position.lng.toFixed(5);

/** Leaves out distances that are measured from the default place: the customer did not name it. */
const listedStores = (
  { stores }: StoreListing,
  answered: LocatorSearch | undefined,
): readonly ListedStore[] => {
  const measured = answered && (!hasNoPlace(answered.query) || answered.around.store);
  return measured ? stores : stores.map(({ storeNumber }) => ({ storeNumber, distanceMetres: null }));
};

/** The searches that the map begins: in its area, and back to the results before. */
const areaSearches = ({
  kept: { before },
  onKeep,
  query,
  onSearch,
}: Pick<NearbyStoresProps, 'kept' | 'onKeep' | 'query' | 'onSearch'>) => {
  return {
    searchArea: (area: LocatorQuery) => {
      onKeep({ before: query });
      onSearch(area);
    },
    back: query.box && before && (
      <Button
        variant="quiet"
        size="small"
        icon="chevron-left"
        className={s.back ?? ''}
        onClick={() => {
          onKeep({ before: undefined });
          onSearch(before);
        }}
      >
        <FormattedMessage id="locator.results.previous" />
      </Button>
    ),
  };
};

/** The filters, and the results of the search in the URL. */
export const NearbyStores = ({
  kept,
  onKeep,
  query,
  onSearch,
  onMapMoved,
  onRetry,
  onSearchAgain,
  actions,
}: NearbyStoresProps) => {
  const { locations, answered } = useAppSelector(selectSearch);
  const { position } = useAppSelector(selectPosition);
  const showFeatures = (features: readonly string[]) => onSearch({ ...query, features });
  const { data } = locations;
  const listed = useMemo(() => (data ? listedStores(data, answered) : []), [data, answered]);
  const stores = useListedStores(listed);
  const nearYou = data !== undefined && isAround(data, position);
  const more = useMoreStores();
  const { searchArea, back } = areaSearches({ kept, onKeep, query, onSearch });
  const title = {
    nearYou,
    answered,
    outdated: locations.status === 'failed',
    city: stores[0]?.address.city,
  };
  const loaded = locations.status === 'loaded' ? locations.data : undefined;
  const isBusy = locations.status === 'loading';
  const selected = selectedStore(stores, useAppSelector(selectMap).selectedStoreNumber)?.storeNumber;

  return (
    <div className={s.list}>
      <FilterRow active={query.features} onChange={showFeatures} />
      {locations.status === 'failed' && (
        <SearchError
          code={locations.error}
          overResults={data !== undefined}
          place={query.place}
          onRetry={onRetry}
          onSearchAgain={onSearchAgain}
          onElsewhere={() => onSearch({ features: query.features })}
        />
      )}
      <VisuallyHidden role="status">
        {loaded && loaded.stores.length > 0 && (
          <>
            <ResultsTitle {...title} reply={loaded} />. <ResultsCount reply={loaded} />
          </>
        )}
      </VisuallyHidden>
      {data === undefined && locations.status !== 'failed' && (
        <div className={s.withMap}>
          <ResultsSkeleton />
          <MapPlaceholder />
        </div>
      )}
      {data && (
        <div className={s.withMap}>
          {data.stores.length > 0 ? (
            <Results
              key={JSON.stringify([data.placeName, data.center, answered?.query.box])}
              title={<ResultsTitle {...title} reply={data} />}
              count={<ResultsCount reply={data} />}
              back={back}
              stores={stores}
              selected={selected}
              more={more}
              busy={isBusy}
              actions={actions}
              widestRow={1}
            />
          ) : (
            <div className={s.list}>
              {back}
              {loaded && (
                <NoResults
                  reply={loaded}
                  query={answered?.query ?? query}
                  actions={actions}
                  onSearch={onSearch}
                  onSearchAgain={onSearchAgain}
                />
              )}
            </div>
          )}
          <MapPanel
            isOpen={kept.isMapOpen}
            onOpen={(isMapOpen) => onKeep({ isMapOpen })}
            stores={stores}
            reply={data}
            answered={answered?.query}
            view={query.view}
            position={nearYou ? position : undefined}
            features={query.features}
            isBusy={isBusy}
            actions={actions}
            onSearchArea={searchArea}
            onMapMoved={onMapMoved}
          />
        </div>
      )}
    </div>
  );
};
