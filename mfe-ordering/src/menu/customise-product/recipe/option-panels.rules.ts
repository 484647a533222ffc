import type { OptionsOfCategoryFragment } from '../../../generated/operations.ts';
import type { OptionGroup, OptionPanel, Product } from './product.types.ts';

type Category = OptionsOfCategoryFragment & { readonly children?: readonly Category[] };

const groupsOf = (category: Category): readonly OptionGroup[] => [
  ...(category.products.length > 0 ? [category] : []),
  ...(category.children ?? []).flatMap(groupsOf),
];

/** Every choice reads the panels several times, and an unchanged panel must be the same object. */
const panelsOf = new WeakMap<Product['productOptions'], readonly OptionPanel[]>();
/** The option categories as they are shown: a panel each, without groups that offer no choice (ORD-023). */
export const optionPanels = ({ productOptions }: Product): readonly OptionPanel[] => {
  const known = panelsOf.get(productOptions);
  if (known) return known;
  const panels = productOptions
    .map((category) => ({ ...category, groups: groupsOf(category) }))
    .filter(({ groups }) => groups.length > 0);
  panelsOf.set(productOptions, panels);
  return panels;
};

export const allGroups = (product: Product): readonly OptionGroup[] =>
  optionPanels(product).flatMap(({ groups }) => groups);
