import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectLine } from '../../../cart/cart.selectors.ts';
import type { CartLine } from '../../../cart/cart.types.ts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { useFavorites } from '../../../favorites/use-favorites.ts';
import type { SavedRecipe } from './recipe.rules.ts';

interface ReturnPath {
  readonly to: string;
  readonly label: string;
}
/** The saved recipe that the URL names, and the page to return to. */
export interface ProductPageStart {
  /** A different key mounts the page again. */
  readonly key: string | undefined;
  /** The line of the cart that is being changed. */
  readonly line: CartLine | undefined;
  readonly saved: SavedRecipe | undefined;
  readonly returnPath: ReturnPath | undefined;
}

/**
 * `?edit=itemId` starts from a line of the cart, `?favorite=id` from a favourite; undefined until it is
 * loaded.
 */
export const useSavedRecipe = (): ProductPageStart | undefined => {
  const intl = useIntl();
  const [query] = useSearchParams();
  const line = useAppSelector(selectLine(query.get('edit')));
  const favoriteId = query.get('favorite');
  const isMember = useMember() !== undefined;
  const { favorites, failed } = useFavorites();
  if (line) {
    const returnPath = {
      to: menuPaths.cart,
      label: intl.formatMessage({ id: 'ordering.product.backToCart' }),
    };
    return { key: line.itemId, line, saved: line, returnPath };
  }
  if (favoriteId === null || !isMember)
    return { key: undefined, line: undefined, saved: undefined, returnPath: undefined };
  if (!favorites && !failed) return undefined;
  return {
    key: favoriteId,
    line: undefined,
    saved: favorites?.find(({ id }) => id === favoriteId)?.item,
    returnPath: { to: menuPaths.favorites, label: intl.formatMessage({ id: 'ordering.favorites.title' }) },
  };
};
