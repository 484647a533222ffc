import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMember } from '@crema/remote-kit';
import { hasNoPlace, type StoreSummary } from '@crema/shared-contracts';
import { VisuallyHidden } from '@crema/shared-ui';
import { useAppSelector } from '../../../locator.hooks.ts';
import { metresTo } from '../../../stores/distance.rules.ts';
import { toSummary, type StoreEntity } from '../../../stores/cache/store-entities.ts';
import { NoSavedStores, SignInCard } from './saved-stores-fallback.tsx';
import type { LocatorTab } from '../search/locator-query.ts';
import { ResultsSkeleton } from '../results/results-skeleton.tsx';
import { SearchError } from '../search/search-error.tsx';
import { Results } from '../results/results.tsx';
import { selectSearch } from '../search/search.slice.ts';
import type { StoreActions } from '../results/store-actions.ts';
import { useSavedStores } from './use-saved-stores.ts';
import s from '../store-finder.module.css';

export type SavedStoresTab = Exclude<LocatorTab, 'nearby'>;

interface SavedStoresProps {
  readonly which: SavedStoresTab;
  readonly actions: StoreActions;
  readonly onNearby: () => void;
}

/** Leaves out the tag “Ordered before”, because the title of the tab says the same. */
const withoutReason = (store: StoreSummary): StoreSummary => ({ ...store, recommendationReason: null });
const noNumbers: ReadonlySet<string> = new Set();

/**
 * The stores of a tab. A store that is no longer a favourite remains until the tab is left, so that it can be
 * marked again.
 */
const useShown = (which: SavedStoresTab, stores: readonly StoreEntity[]): readonly StoreEntity[] => {
  const [kept, setKept] = useState(noNumbers);
  const added = stores.filter(({ isFavorite, storeNumber }) => isFavorite && !kept.has(storeNumber));
  if (added.length > 0) setKept(new Set([...kept, ...added.map(({ storeNumber }) => storeNumber)]));
  return which === 'previous'
    ? stores.filter(({ isPrevious }) => isPrevious)
    : stores.filter(({ isFavorite, storeNumber }) => isFavorite || kept.has(storeNumber));
};

const SavedStoresList = ({ which, actions, onNearby }: SavedStoresProps) => {
  const { stores, error, loading, reload } = useSavedStores(true);
  const shown = useShown(which, stores);
  const { answered, locations } = useAppSelector(selectSearch);
  // Distances are measured from the place that the customer named.
  const from = answered && !hasNoPlace(answered.query) ? locations.data?.center : undefined;
  const summaries = shown.map((store) => toSummary(store, from ? metresTo(store, from) : null));
  const count = <FormattedMessage id="locator.saved.count" values={{ count: shown.length }} />;
  const title = <FormattedMessage id={`locator.saved.${which}`} />;
  return (
    <div className={s.list}>
      {error !== undefined && <SearchError code={error} overResults={shown.length > 0} onRetry={reload} />}
      <VisuallyHidden role="status">
        {shown.length > 0 && (
          <>
            {title}. {count}
          </>
        )}
      </VisuallyHidden>
      {shown.length === 0 &&
        error === undefined &&
        (loading ? <ResultsSkeleton /> : <NoSavedStores which={which} onNearby={onNearby} />)}
      {shown.length > 0 && (
        <Results
          widestRow={2}
          title={title}
          count={count}
          stores={which === 'previous' ? summaries.map(withoutReason) : summaries}
          busy={false}
          actions={actions}
        />
      )}
    </div>
  );
};

/** The tabs Previous and Favorites (LOC-001); a guest gets a sign-in card (D-56). */
export const SavedStores = (props: SavedStoresProps) =>
  useMember() ? <SavedStoresList {...props} /> : <SignInCard which={props.which} />;
