import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '@crema/remote-kit';
import { selectLine } from '../../cart/cart.selectors.ts';
import type { CartLine } from '../../cart/cart.types.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { useFavorites } from '../../favorites/use-favorites.ts';
import type { KeptRecipe } from './recipe.rules.ts';

interface WayBack {
  readonly to: string;
  readonly label: string;
}
/** What the product page starts from when the address names it, and where it leads back to. */
export interface Start {
  /** Another start is another page. */
  readonly key: string | undefined;
  /** The line of the cart that is being changed. */
  readonly line: CartLine | undefined;
  readonly kept: KeptRecipe | undefined;
  readonly back: WayBack | undefined;
}

/** `?edit=itemId` starts from a line of the cart, `?favorite=id` from a favourite; undefined until that is known. */
export const useKeptRecipe = (): Start | undefined => {
  const intl = useIntl();
  const [query] = useSearchParams();
  const line = useSelector(selectLine(query.get('edit')));
  const favoriteId = query.get('favorite');
  const isMember = useMember() !== undefined;
  const { favorites, failed } = useFavorites();
  if (line) {
    const back = { to: menuPaths.cart, label: intl.formatMessage({ id: 'ordering.product.backToCart' }) };
    return { key: line.itemId, line, kept: line, back };
  }
  if (favoriteId === null || !isMember)
    return { key: undefined, line: undefined, kept: undefined, back: undefined };
  if (!favorites && !failed) return undefined;
  return {
    key: favoriteId,
    line: undefined,
    kept: favorites?.find(({ id }) => id === favoriteId)?.item,
    back: { to: menuPaths.favorites, label: intl.formatMessage({ id: 'ordering.favorites.title' }) },
  };
};
