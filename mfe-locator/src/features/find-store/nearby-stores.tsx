import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { LocationsReply } from '@crema/shared-contracts';
import { Banner, VisuallyHidden } from '@crema/shared-ui';
import { FilterRow } from './filter-row.tsx';
import type { LocatorQuery } from './locator-query.ts';
import { selectPosition, type Position } from './position.slice.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { NoStores, SearchTrouble } from './results-trouble.tsx';
import { ResultsCount, ResultsTitle } from './results-title.tsx';
import { Results } from './results.tsx';
import { selectSearch, storesSought } from './search.slice.ts';
import type { StoreActions } from './store-list.tsx';
import s from './store-finder.module.css';

interface NearbyStoresProps {
  readonly query: LocatorQuery;
  readonly onSeek: (query: LocatorQuery) => void;
  readonly actions: StoreActions;
}

/** The reply is around the device's own position; while a newer search is under way, it still is. */
const isAround = ({ center, placeName }: LocationsReply, position: Position | undefined) =>
  placeName === null &&
  center.lat.toFixed(5) === position?.lat.toFixed(5) &&
  center.lng.toFixed(5) === position.lng.toFixed(5);

const GeolocationTrouble = () => (
  <Banner tone="warning" title={<FormattedMessage id="locator.error.geolocation" />}>
    <FormattedMessage id="locator.error.geolocation.hint" />
  </Banner>
);

/** What the search of the address found, and the filters over it. */
export const NearbyStores = ({ query, onSeek, actions }: NearbyStoresProps) => {
  const dispatch = useDispatch();
  const { locations } = useSelector(selectSearch);
  const { status, position } = useSelector(selectPosition);
  const showFeatures = (features: readonly string[]) => onSeek({ ...query, features });
  const { data } = locations;
  const nearYou = data !== undefined && isAround(data, position);
  const loaded = locations.status === 'loaded' ? locations.data : undefined;

  return (
    <div className={s.list}>
      {status === 'refused' && <GeolocationTrouble />}
      <FilterRow active={query.features} onChange={showFeatures} />
      {locations.status === 'failed' && (
        <SearchTrouble
          code={locations.error}
          overResults={data !== undefined}
          onRetry={() => dispatch(storesSought(query))}
        />
      )}
      <VisuallyHidden role="status">
        {loaded && loaded.stores.length > 0 && (
          <>
            <ResultsTitle reply={loaded} nearYou={nearYou} />. <ResultsCount reply={loaded} />
          </>
        )}
      </VisuallyHidden>
      {data === undefined && locations.status !== 'failed' && <ResultsSkeleton />}
      {loaded?.stores.length === 0 && (
        <NoStores
          filtered={query.features.length > 0}
          onClearFilters={() => showFeatures([])}
          onElsewhere={() => onSeek({ features: [] })}
        />
      )}
      {data !== undefined && data.stores.length > 0 && (
        <Results
          key={JSON.stringify([data.placeName, data.center])}
          title={<ResultsTitle reply={data} nearYou={nearYou} />}
          count={<ResultsCount reply={data} />}
          stores={data.stores.map(({ store }) => store)}
          busy={locations.status === 'loading'}
          actions={actions}
        />
      )}
    </div>
  );
};
