import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LocatorQuery } from '@crema/shared-contracts';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import { useListedStores } from '../../../stores/cache/store-entities.ts';
import { selectMap, selectedStore } from '../map/map.slice.ts';
import { Results } from '../results/results.tsx';
import type { StoreActions } from '../results/store-actions.ts';
import type { StoreListing } from '../search/list-reply.ts';
import { NoStores, SearchError } from '../search/search-error.tsx';
import { nearestRequested, selectNearest } from './nearest.slice.ts';

interface NoResultsProps {
  readonly reply: Pick<StoreListing, 'center'>;
  /** The query that the reply belongs to. */
  readonly query: LocatorQuery;
  readonly actions: StoreActions;
  readonly onSearch: (query: LocatorQuery) => void;
  /** Moves focus to the search box. */
  readonly onSearchAgain: () => void;
}

/** A search without results: its next steps, and the nearest store when the customer asks for it (LOC-023, LOC-025). */
export const NoResults = ({ reply, query, actions, onSearch, onSearchAgain }: NoResultsProps) => {
  const dispatch = useAppDispatch();
  const { store } = useAppSelector(selectNearest);
  const found = useMemo(() => (store.data ? [store.data] : []), [store.data]);
  const stores = useListedStores(found);
  const selected = selectedStore(stores, useAppSelector(selectMap).selectedStoreNumber)?.storeNumber;
  const { features } = query;
  const find = () => void dispatch(nearestRequested({ ...reply.center, features }));
  return (
    <>
      <NoStores
        inArea={query.box !== undefined}
        filtered={features.length > 0}
        onClearFilters={() => onSearch({ ...query, features: [] })}
        onElsewhere={() => onSearch({ features: [] })}
        nearest={{ isBusy: store.status === 'loading', onFind: find }}
      />
      {store.status === 'failed' && (
        <SearchError code={store.error} overResults onRetry={find} onSearchAgain={onSearchAgain} />
      )}
      {stores.length > 0 && (
        <Results
          title={<FormattedMessage id="locator.nearest.title" />}
          count={<FormattedMessage id="locator.saved.count" values={{ count: 1 }} />}
          stores={stores}
          selected={selected}
          busy={store.status === 'loading'}
          actions={actions}
          widestRow={1}
        />
      )}
    </>
  );
};
