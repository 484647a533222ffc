import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  hasNoPlace,
  type LocationsListReply,
  type LocatorQuery,
  type LocatorSearch,
  type StoreSummary,
} from '@crema/shared-contracts';
import { Banner, VisuallyHidden } from '@crema/shared-ui';
import { useAppSelector } from '../../../locator.hooks.ts';
import { FilterRow } from '../filters/filter-row.tsx';
import { withDistanceFrom } from '../../../stores/distance.rules.ts';
import { selectPosition, type Position } from '../position/position.slice.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { NoStores, SearchError } from '../search/search-error.tsx';
import { ResultsCount, ResultsTitle } from './results-title.tsx';
import { Results } from './results.tsx';
import { selectSearch } from '../search/search.slice.ts';
import type { StoreActions } from './store-actions.ts';
import s from '../store-finder.module.css';

interface NearbyStoresProps {
  readonly query: LocatorQuery;
  readonly onSearch: (query: LocatorQuery) => void;
  /** Sends the same search again. */
  readonly onRetry: () => void;
  /** Moves focus to the search box. */
  readonly onSearchAgain: () => void;
  readonly actions: StoreActions;
}

/** Whether the reply is around the device's own position, also while a newer search is in flight. */
const isAround = ({ center, placeName }: LocationsListReply, position: Position | undefined) =>
  placeName === null &&
  center.lat.toFixed(5) === position?.lat.toFixed(5) &&
  center.lng.toFixed(5) === position.lng.toFixed(5);

/** Leaves out distances that are measured from the default place: the customer did not name it. */
const shownStores = (
  { stores }: LocationsListReply,
  answered: LocatorSearch | undefined,
): readonly StoreSummary[] => {
  const measured = answered && (!hasNoPlace(answered.query) || answered.around.store);
  return stores.map(({ store }) => (measured ? store : withDistanceFrom(store, undefined)));
};

const GeolocationError = () => (
  <Banner tone="warning" title={<FormattedMessage id="locator.error.geolocation" />}>
    <FormattedMessage id="locator.error.geolocation.hint" />
  </Banner>
);

/** The filters, and the results of the search in the URL. */
export const NearbyStores = ({ query, onSearch, onRetry, onSearchAgain, actions }: NearbyStoresProps) => {
  const { locations, answered } = useAppSelector(selectSearch);
  const { status, position } = useAppSelector(selectPosition);
  const showFeatures = (features: readonly string[]) => onSearch({ ...query, features });
  const { data } = locations;
  const stores = useMemo(() => (data ? shownStores(data, answered) : []), [data, answered]);
  const title = {
    nearYou: data !== undefined && isAround(data, position),
    answered,
    outdated: locations.status === 'failed',
  };
  const loaded = locations.status === 'loaded' ? locations.data : undefined;

  return (
    <div className={s.list}>
      {status === 'denied' && <GeolocationError />}
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
      {data === undefined && locations.status !== 'failed' && <ResultsSkeleton />}
      {loaded?.stores.length === 0 && (
        <NoStores
          filtered={query.features.length > 0}
          onClearFilters={() => showFeatures([])}
          onElsewhere={() => onSearch({ features: [] })}
        />
      )}
      {data !== undefined && data.stores.length > 0 && (
        <Results
          key={JSON.stringify([data.placeName, data.center])}
          title={<ResultsTitle {...title} reply={data} />}
          count={<ResultsCount reply={data} />}
          stores={stores}
          busy={locations.status === 'loading'}
          actions={actions}
        />
      )}
    </div>
  );
};
