import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { Product } from './product.types.ts';
import { differencesIn, standardRecipe, type SavedRecipe, type Recipe } from './recipe.rules.ts';

const parameters = { size: 'size', options: 'options' } as const;
/** The parameter `opt-304*1` is an option with its quantity; quantity 0 excludes a standard ingredient. */
const separator = '*';
const quantityPattern = /^\d{1,2}$/;

interface Writing {
  /**
   * True when the URL starts from a line or a favourite: the standard recipe is then written to the URL too.
   */
  readonly always?: boolean;
}
/**
 * Writes the customer's choices into a query; the standard recipe adds no parameter. Other parameters remain.
 */
export const writeRecipe = (
  query: URLSearchParams,
  product: Product,
  recipe: Recipe,
  { always = false }: Writing = {},
): URLSearchParams => {
  const written = new URLSearchParams(query);
  for (const parameter of Object.values(parameters)) written.delete(parameter);
  if (always || recipe.sizeCode !== standardRecipe(product).sizeCode)
    written.set(parameters.size, recipe.sizeCode);
  for (const { option, quantity } of differencesIn(product, recipe))
    written.append(parameters.options, `${option.sku}${separator}${quantity}`);
  return written;
};

const readOption = (text: string): { readonly sku: string; readonly quantity: number } | undefined => {
  const [sku = '', quantity = ''] = text.split(separator);
  return sku && quantityPattern.test(quantity) ? { sku, quantity: Number(quantity) } : undefined;
};

/**
 * Reads the recipe of a query; undefined when the query names none. `fromSavedRecipe` drops options that the
 * product does not offer.
 */
export const readRecipe = (query: URLSearchParams): SavedRecipe | undefined => {
  if (!query.has(parameters.size) && !query.has(parameters.options)) return undefined;
  const options = query.getAll(parameters.options).flatMap((text) => readOption(text) ?? []);
  return {
    sizeCode: query.get(parameters.size) ?? '',
    childItems: options.filter(({ quantity }) => quantity > 0),
    excludedIngredients: options.filter(({ quantity }) => quantity === 0).map(({ sku }) => ({ sku })),
  };
};

const withQuery = (path: string, query: URLSearchParams) => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};
const pathWithQuery = ({ productNumber, form }: Product) => ({ productNumber, formCode: form.formCode });

/** The path of the nutrition page for the present configuration, and the path back. */
export const nutritionPath = (product: Product, recipe: Recipe): string =>
  withQuery(menuPaths.nutrition(pathWithQuery(product)), writeRecipe(new URLSearchParams(), product, recipe));
export const productPath = (product: Product, recipe: Recipe): string =>
  withQuery(menuPaths.product(pathWithQuery(product)), writeRecipe(new URLSearchParams(), product, recipe));
