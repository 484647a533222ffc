import { useIntl } from 'react-intl';
import type { StoreSummary } from '@crema/shared-contracts';
import { FavoriteToggle } from '@crema/shared-ui';
import { useAppSelector } from '../locator.hooks.ts';
import { selectPending } from './favorites.slice.ts';

interface FavoriteHeartProps {
  readonly store: StoreSummary;
  readonly className?: string | undefined;
  readonly onToggle: (store: StoreSummary, favorite: boolean) => void;
}

/** The heart of a store (LOC-030). */
export const FavoriteHeart = ({ store, className, onToggle }: FavoriteHeartProps) => {
  const intl = useIntl();
  const pending = useAppSelector((state) => selectPending(state, store.storeNumber) !== undefined);
  return (
    <FavoriteToggle
      label={intl.formatMessage({ id: 'locator.favorite.label' }, { store: store.name })}
      className={className}
      pressed={store.isFavorite}
      pending={pending}
      onToggle={(favorite) => onToggle(store, favorite)}
    />
  );
};
