import { menuPaths } from '../../catalogue/menu-paths.ts';
import type { Product } from './product.types.ts';
import { differencesIn, standardRecipe, type SavedRecipe, type Recipe } from './recipe.rules.ts';

const parameters = { size: 'size', options: 'options' } as const;
/** `opt-304*1`: an option and its quantity; 0 leaves a standard ingredient out. */
const separator = '*';
const quantityPattern = /^\d{1,2}$/;

interface Writing {
  /** The address names another start, a line or a favourite: then the standard recipe has to be written too. */
  readonly always?: boolean;
}
/** What was chosen, written into a query; the standard recipe leaves no trace. Other parameters stay. */
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

/** The recipe that a query names; undefined when it names none. Options that the product does not offer are dropped by `fromSavedRecipe`. */
export const readRecipe = (query: URLSearchParams): SavedRecipe | undefined => {
  if (!query.has(parameters.size) && !query.has(parameters.options)) return undefined;
  const options = query.getAll(parameters.options).flatMap((text) => readOption(text) ?? []);
  return {
    sizeCode: query.get(parameters.size) ?? '',
    childItems: options.filter(({ quantity }) => quantity > 0),
    excludedIngredients: options.filter(({ quantity }) => quantity === 0).map(({ sku }) => ({ sku })),
  };
};

const withQuery = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query.toString()}` : path;
const pathWithQuery = ({ productNumber, form }: Product) => ({ productNumber, formCode: form.formCode });

/** The nutrition page of the product as it is configured, and the way back from it. */
export const nutritionPath = (product: Product, recipe: Recipe): string =>
  withQuery(menuPaths.nutrition(pathWithQuery(product)), writeRecipe(new URLSearchParams(), product, recipe));
export const productPath = (product: Product, recipe: Recipe): string =>
  withQuery(menuPaths.product(pathWithQuery(product)), writeRecipe(new URLSearchParams(), product, recipe));
