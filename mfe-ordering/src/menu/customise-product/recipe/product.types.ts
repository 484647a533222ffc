import type { GetProductQuery, OptionsOfCategoryFragment } from '../../../generated/operations.ts';

export type Product = GetProductQuery['product'];
export type ProductSize = Product['form']['sizes'][number];
export type OptionProduct = OptionsOfCategoryFragment['products'][number];
/** One choice or list of quantities; nested categories are flattened under their panel. */
export interface OptionGroup {
  readonly categoryNumber: number;
  readonly name: string;
  readonly selection: OptionsOfCategoryFragment['selection'];
  readonly products: readonly OptionProduct[];
}
/** A top-level category with all groups below it. */
export interface OptionPanel {
  readonly categoryNumber: number;
  readonly name: string;
  readonly groups: readonly OptionGroup[];
}
