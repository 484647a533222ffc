import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useMember } from '@crema/remote-kit';
import type { StoreReply } from '@crema/shared-contracts';
import { VisuallyHidden } from '@crema/shared-ui';
import { selectIsFavorite, type HasFavorites } from '../../favorites/favorites.slice.ts';
import { withDistanceFrom } from '../../stores/distance.rules.ts';
import { NoFamiliarStores, SignInCard } from './familiar-absence.tsx';
import type { LocatorTab } from './locator-query.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchTrouble } from './results-trouble.tsx';
import { Results } from './results.tsx';
import { selectSearch } from './search.slice.ts';
import type { StoreActions } from './store-actions.ts';
import { useFamiliarStores } from './use-familiar-stores.ts';
import s from './store-finder.module.css';

export type FamiliarTab = Exclude<LocatorTab, 'nearby'>;

interface MemberStoresProps {
  readonly which: FamiliarTab;
  /** The customer named a place: distances are from there. */
  readonly measured: boolean;
  readonly actions: StoreActions;
  readonly onNearby: () => void;
}

/** Under its title the tag “Ordered before” says nothing new. */
const withoutReason = (store: StoreReply): StoreReply => ({ ...store, recommendationReason: null });

/** What a tab shows; a heart taken off meanwhile keeps its card until the tab is left, so that it can be put back. */
const useShown = (which: FamiliarTab, stores: readonly StoreReply[]) => {
  const favorites = useSelector((state: HasFavorites) => state.favorites);
  const [atFirst] = useState(favorites);
  return which === 'previous'
    ? stores.filter(({ isPrevious }) => isPrevious).map(withoutReason)
    : stores.filter((store) =>
        [atFirst, favorites].some((known) => selectIsFavorite({ favorites: known }, store)),
      );
};

const FamiliarList = ({ which, measured, actions, onNearby }: MemberStoresProps) => {
  const { stores, error, busy, again } = useFamiliarStores(true);
  const shown = useShown(which, stores ?? []);
  const center = useSelector(selectSearch).locations.data?.center;
  const from = measured ? center : undefined;
  const count = <FormattedMessage id="locator.familiar.count" values={{ count: shown.length }} />;
  const title = <FormattedMessage id={`locator.familiar.${which}`} />;
  return (
    <div className={s.list}>
      {error !== undefined && <SearchTrouble code={error} overResults={shown.length > 0} onRetry={again} />}
      <VisuallyHidden role="status">
        {shown.length > 0 && (
          <>
            {title}. {count}
          </>
        )}
      </VisuallyHidden>
      {shown.length === 0 &&
        error === undefined &&
        (busy ? <ResultsSkeleton /> : <NoFamiliarStores which={which} onNearby={onNearby} />)}
      {shown.length > 0 && (
        <Results
          title={title}
          count={count}
          stores={shown.map((store) => withDistanceFrom(store, from))}
          busy={false}
          actions={actions}
        />
      )}
    </div>
  );
};

/** The tabs Previous and Favorites (LOC-001); without an account they offer to sign in (D-56). */
export const MemberStores = (props: MemberStoresProps) =>
  useMember() ? <FamiliarList {...props} /> : <SignInCard which={props.which} />;
