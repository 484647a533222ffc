import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { LocationsReply, StoreReply } from '@crema/shared-contracts';
import { Banner, VisuallyHidden } from '@crema/shared-ui';
import { FilterRow } from './filter-row.tsx';
import { withDistanceFrom } from '../../stores/distance.rules.ts';
import { namesNoPlace, type LocatorQuery, type Search } from './locator-query.ts';
import { selectPosition, type Position } from './position.slice.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { NoStores, SearchTrouble } from './results-trouble.tsx';
import { ResultsCount, ResultsTitle } from './results-title.tsx';
import { Results } from './results.tsx';
import { selectSearch } from './search.slice.ts';
import type { StoreActions } from './store-actions.ts';
import s from './store-finder.module.css';

interface NearbyStoresProps {
  readonly query: LocatorQuery;
  readonly onSeek: (query: LocatorQuery) => void;
  /** Asks the same once more. */
  readonly onRetry: () => void;
  /** Moves to the search box. */
  readonly onSearchAgain: () => void;
  readonly actions: StoreActions;
}

/** The reply is around the device's own position; while a newer search is under way, it still is. */
const isAround = ({ center, placeName }: LocationsReply, position: Position | undefined) =>
  placeName === null &&
  center.lat.toFixed(5) === position?.lat.toFixed(5) &&
  center.lng.toFixed(5) === position.lng.toFixed(5);

/** A distance from a town’s middle that nobody asked for says nothing. */
const shownStores = ({ stores }: LocationsReply, answered: Search | undefined): readonly StoreReply[] => {
  const measured = answered && (!namesNoPlace(answered.query) || answered.around.store);
  return stores.map(({ store }) => (measured ? store : withDistanceFrom(store, undefined)));
};

const GeolocationTrouble = () => (
  <Banner tone="warning" title={<FormattedMessage id="locator.error.geolocation" />}>
    <FormattedMessage id="locator.error.geolocation.hint" />
  </Banner>
);

/** What the search of the address found, and the filters over it. */
export const NearbyStores = ({ query, onSeek, onRetry, onSearchAgain, actions }: NearbyStoresProps) => {
  const { locations, answered } = useSelector(selectSearch);
  const { status, position } = useSelector(selectPosition);
  const showFeatures = (features: readonly string[]) => onSeek({ ...query, features });
  const { data } = locations;
  const title = {
    nearYou: data !== undefined && isAround(data, position),
    answered,
    outdated: locations.status === 'failed',
  };
  const loaded = locations.status === 'loaded' ? locations.data : undefined;

  return (
    <div className={s.list}>
      {status === 'refused' && <GeolocationTrouble />}
      <FilterRow active={query.features} onChange={showFeatures} />
      {locations.status === 'failed' && (
        <SearchTrouble
          code={locations.error}
          overResults={data !== undefined}
          place={query.place}
          onRetry={onRetry}
          onSearchAgain={onSearchAgain}
          onElsewhere={() => onSeek({ features: query.features })}
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
          onElsewhere={() => onSeek({ features: [] })}
        />
      )}
      {data !== undefined && data.stores.length > 0 && (
        <Results
          key={JSON.stringify([data.placeName, data.center])}
          title={<ResultsTitle {...title} reply={data} />}
          count={<ResultsCount reply={data} />}
          stores={shownStores(data, answered)}
          busy={locations.status === 'loading'}
          actions={actions}
        />
      )}
    </div>
  );
};
