import { useIntl } from 'react-intl';
import { useErrorPresenter, useHost } from '@crema/remote-kit';
import { favoriteToInput } from '../../favorites/favorites.conversions.ts';
import { favoriteErrors } from '../../favorites/favorites.errors.ts';
import type { Favorite } from '../../favorites/favorites.types.ts';
import { useConnected } from '../../favorites/use-connected.ts';
import { useFavoriteChanges } from '../../favorites/use-favorite-changes.ts';

export const titleElementId = 'favorites-title';
/** The buttons of the removed card no longer exist, so focus moves to the title; the page does not scroll. */
const focusTitle = () => document.getElementById(titleElementId)?.focus({ preventScroll: true });

/** Removes a favourite at once and offers undo (D-36); when the server rejects it, the favourite is restored with a message. */
export const useRemoveFavorite = () => {
  const intl = useIntl();
  const { toast } = useHost();
  const present = useErrorPresenter(favoriteErrors);
  const { add, remove } = useFavoriteChanges();
  const connected = useConnected();
  return async (favorite: Favorite) => {
    const { item } = favorite;
    await connected();
    // The favourite is added again only after it was deleted; otherwise the server would return the one that
    // is being deleted.
    const gone = remove(favorite.id).then(
      () => true,
      (cause: unknown) => {
        present(cause);
        return false;
      },
    );
    requestAnimationFrame(focusTitle);
    toast({
      kind: 'info',
      text: intl.formatMessage({ id: 'ordering.cart.removed' }, { name: item.product.name }),
      action: {
        label: intl.formatMessage({ id: 'ordering.cart.undo' }),
        onPress: () =>
          void gone
            .then((isGone) => (isGone ? add(favoriteToInput(item), favorite) : undefined))
            .catch(present),
      },
    });
  };
};
