import type { Favorite } from '../../favorites/favorites.types.ts';

export interface FavoriteGroup {
  readonly name: string;
  readonly favorites: readonly Favorite[];
}

const formNameOf = ({ item }: Favorite) => item.product.forms[0]?.name ?? '';

/**
 * Groups and sorts by item.product.forms[0].name (ORD-144); within a group by product, then by the time of
 * saving.
 */
export const groupByForm = (favorites: readonly Favorite[], locale: string): readonly FavoriteGroup[] => {
  const { compare } = new Intl.Collator(locale);
  const sorted = [...favorites].sort((a, b) => compare(a.item.product.name, b.item.product.name));
  return [...new Set(sorted.map(formNameOf))]
    .sort(compare)
    .map((name) => ({ name, favorites: sorted.filter((favorite) => formNameOf(favorite) === name) }));
};

/**
 * The rules are checked top to bottom: why a favourite cannot be added to the cart, and the option that
 * prevents it, including standard options.
 */
export const findObstacle = ({
  item,
}: Favorite):
  { readonly availability: Favorite['item']['availability']; readonly option?: string } | undefined => {
  if (item.availability !== 'AVAILABLE') return { availability: item.availability };
  const option =
    item.childItems.find(
      ({ productNumber, availability }) => productNumber === null || availability !== 'AVAILABLE',
    ) ?? item.standardItems.find(({ availability }) => availability !== 'AVAILABLE');
  return option && { availability: option.availability, option: option.name };
};
