import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useHost } from '@crema/remote-kit';
import type { LocationsReply, StoreReply } from '@crema/shared-contracts';
import { Banner, VisuallyHidden } from '@crema/shared-ui';
import { FeatureChips } from './feature-chips.tsx';
import { FindMe } from './find-me.tsx';
import type { LocatorQuery } from './locator-query.ts';
import { PlaceSearch } from './place-search.tsx';
import { positionSettled, selectPosition, type Position } from './position.slice.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { NoStores, SearchTrouble } from './results-trouble.tsx';
import { ResultsCount, ResultsTitle } from './results-title.tsx';
import { Results } from './results.tsx';
import { selectSearch, storesSought } from './search.slice.ts';
import { StoreSheet } from './store-sheet.tsx';
import type { Suggestion } from './suggestions.slice.ts';
import { useFinder } from './use-finder.ts';
import s from './store-finder.module.css';

interface StoreFinderProps {
  /** Draws the search around its field: a hero on the page, a plain row in ordering. */
  readonly frame: (search: ReactNode) => ReactNode;
  readonly isGreyed: (store: StoreReply) => boolean;
  readonly onOrder: (store: StoreReply) => void;
}

/** The reply is around the device's own position; while a newer search is under way, it still is. */
const isAround = ({ center, placeName }: LocationsReply, position: Position | undefined) =>
  placeName === null &&
  center.lat.toFixed(5) === position?.lat.toFixed(5) &&
  center.lng.toFixed(5) === position.lng.toFixed(5);

/** Search and list of the locator: everything but what a choice leads to. */
export const StoreFinder = ({ frame, isGreyed, onOrder }: StoreFinderProps) => {
  const dispatch = useDispatch();
  const { zoom } = useHost().configuration.mapDefaults;
  const [query, go] = useFinder(zoom);
  const { locations } = useSelector(selectSearch);
  const { status, position } = useSelector(selectPosition);
  const [opened, setOpened] = useState<StoreReply>();

  const seek = (next: LocatorQuery) => {
    dispatch(positionSettled());
    go(next);
  };
  const showPlace = (place: string, found?: Suggestion) =>
    seek({
      place,
      features: query.features,
      ...(found && { view: { lat: found.lat, lng: found.lng, zoom } }),
    });
  const showFeatures = (features: readonly string[]) => seek({ ...query, features });
  const { data } = locations;
  const nearYou = data !== undefined && isAround(data, position);
  const retry = () => dispatch(storesSought(query));

  return (
    <div className={s.finder}>
      {frame(
        <div className={s.search}>
          <PlaceSearch place={query.place ?? ''} onPlace={showPlace} />
          <FindMe />
        </div>,
      )}
      {status === 'refused' && (
        <Banner tone="warning" title={<FormattedMessage id="locator.error.geolocation" />}>
          <FormattedMessage id="locator.error.geolocation.hint" />
        </Banner>
      )}
      <FeatureChips active={query.features} onChange={showFeatures} />
      {locations.status === 'failed' && (
        <SearchTrouble code={locations.error} overResults={data !== undefined} onRetry={retry} />
      )}
      <VisuallyHidden role="status">
        {locations.status === 'loaded' && locations.data.stores.length > 0 && (
          <>
            <ResultsTitle reply={locations.data} nearYou={nearYou} />. <ResultsCount reply={locations.data} />
          </>
        )}
      </VisuallyHidden>
      {data === undefined && locations.status !== 'failed' && <ResultsSkeleton />}
      {data?.stores.length === 0 && locations.status === 'loaded' && (
        <NoStores
          filtered={query.features.length > 0}
          onClearFilters={() => showFeatures([])}
          onElsewhere={() => seek({ features: [] })}
        />
      )}
      {data !== undefined && data.stores.length > 0 && (
        <Results
          key={locations.loadedAt}
          reply={data}
          nearYou={nearYou}
          busy={locations.status === 'loading'}
          isGreyed={isGreyed}
          onOpen={setOpened}
          onOrder={onOrder}
        />
      )}
      <StoreSheet
        store={opened}
        onClose={() => setOpened(undefined)}
        onOrder={(store) => {
          setOpened(undefined);
          onOrder(store);
        }}
      />
    </div>
  );
};
