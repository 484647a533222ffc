import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { StoreReply } from '@crema/shared-contracts';
import { FavoriteToggle } from '@crema/shared-ui';
import { selectIsFavorite, selectIsPending, type WithFavorites } from './favorites.slice.ts';

interface FavoriteHeartProps {
  readonly store: StoreReply;
  readonly className?: string | undefined;
  readonly onToggle: (store: StoreReply, favorite: boolean) => void;
}

/** The heart of a store (LOC-030). */
export const FavoriteHeart = ({ store, className, onToggle }: FavoriteHeartProps) => {
  const intl = useIntl();
  const pressed = useSelector((state: WithFavorites) => selectIsFavorite(state, store));
  const pending = useSelector((state: WithFavorites) => selectIsPending(state, store));
  return (
    <FavoriteToggle
      label={intl.formatMessage({ id: 'locator.favorite.label' }, { store: store.name })}
      className={className}
      pressed={pressed}
      pending={pending}
      onToggle={(favorite) => onToggle(store, favorite)}
    />
  );
};
