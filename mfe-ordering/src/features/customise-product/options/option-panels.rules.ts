import type { OptionsOfCategoryFragment } from '../../../generated/operations.ts';
import type { OptionGroup, OptionPanel, Product } from '../product.types.ts';

type Category = OptionsOfCategoryFragment & { readonly children?: readonly Category[] };

const groupsOf = (category: Category): readonly OptionGroup[] => [
  ...(category.products.length > 0 ? [category] : []),
  ...(category.children ?? []).flatMap(groupsOf),
];

/** The option categories as they are shown: a panel each, without groups that offer no choice (ORD-023). */
export const optionPanels = ({ productOptions }: Product): readonly OptionPanel[] =>
  productOptions
    .map((category) => ({ ...category, groups: groupsOf(category) }))
    .filter(({ groups }) => groups.length > 0);

export const allGroups = (product: Product): readonly OptionGroup[] =>
  optionPanels(product).flatMap(({ groups }) => groups);
