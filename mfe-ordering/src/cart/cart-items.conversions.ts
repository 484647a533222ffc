import type { GetCartItemsQuery, GetCartItemsQueryVariables } from '../generated/operations.ts';
import { toCommerceLines, type CommerceItem } from './cart.conversions.ts';
import type {
  AvailabilityFact,
  CartLine,
  ChildItem,
  LineEdit,
  StandardItem,
  StandardItemsByLine,
} from './cart.types.ts';

type CartItems = GetCartItemsQuery['cartItems'];

/** Items as the generated types want them. */
export const toCartItemsOf = (items: readonly CommerceItem[]) =>
  items.map(({ childItems, excludedIngredients, ...item }) => ({
    ...item,
    childItems: [...childItems],
    ...(excludedIngredients && { excludedIngredients: [...excludedIngredients] }),
  }));

/** The request for each line: one unit of it, at a store, or nationally without a store. */
export const toCartItemsVariables = (
  lines: readonly CartLine[],
  storeNumber: string | undefined,
  locale: string,
): GetCartItemsQueryVariables => ({
  items: toCartItemsOf(toCommerceLines(lines)),
  ...(storeNumber !== undefined && { storeNumber }),
  locale,
});

/**
 * The store's availability of every size and option in the cart, including the options of standard recipes
 * (ORD-043, D-143).
 */
export const readAvailability = (items: CartItems): readonly AvailabilityFact[] =>
  items.flatMap(({ skus, standardItems }) =>
    [...skus, ...standardItems].map(({ sku, availability }) => ({ sku, availability })),
  );

interface KnownChild extends Omit<ChildItem, 'standardQuantity'> {
  readonly __typename?: string;
}
/** Converts an option of the server's items to an option of a line. */
export const toChildItem = (
  { productNumber, sku, name, quantity, availability }: KnownChild,
  standardQuantity: number | null,
): ChildItem => ({
  productNumber,
  sku,
  name,
  quantity,
  ...(standardQuantity !== null && { standardQuantity }),
  ...(availability && { availability }),
});

/** Converts the server's StandardItems to the fields of a line. */
export const toStandardItems = (items: readonly StandardItem[]): readonly StandardItem[] =>
  items.map(({ sku, name, availability }) => ({ sku, name, availability }));
export const readStandardItems = (items: CartItems): StandardItemsByLine =>
  Object.fromEntries(
    items.flatMap(({ itemId, standardItems }) =>
      itemId ? [[itemId, toStandardItems(standardItems)] as const] : [],
    ),
  );

export type ItemFacts = NonNullable<CartItems[number]['facts']>;
/** The allergens and caffeine of one unit of each line, by the line's id (ORD-124). */
export const readFacts = (items: CartItems): ReadonlyMap<string, ItemFacts> =>
  new Map(items.flatMap(({ itemId, facts }) => (itemId && facts ? [[itemId, facts] as const] : [])));

type Estimate = NonNullable<CartItems[number]['price']>;
/** The reply for one unit of each line, by the line's id. */
export const readEstimates = (items: CartItems): ReadonlyMap<string, Estimate> =>
  new Map(items.flatMap(({ itemId, price }) => (itemId && price ? [[itemId, price] as const] : [])));

type Names = NonNullable<CartItems[number]['names']>;
interface Named {
  readonly sku: string;
  readonly name: string;
}
const rename = (line: CartLine, { product, parts }: Names): LineEdit => {
  const known = new Map(parts.map(({ sku, name }) => [sku, name]));
  const named = <P extends Named>(items: readonly P[]): readonly P[] =>
    items.map((item) => ({ ...item, name: known.get(item.sku) ?? item.name }));
  return {
    ...line,
    product: { ...line.product, name: product, sizes: named(line.product.sizes) },
    childItems: named(line.childItems),
    ...(line.excludedIngredients && { excludedIngredients: named(line.excludedIngredients) }),
    ...(line.standardItems && { standardItems: named(line.standardItems) }),
  };
};
const namesOf = ({ product, childItems, excludedIngredients = [], standardItems = [] }: Partial<CartLine>) =>
  [
    product?.name,
    ...[...(product?.sizes ?? []), ...(childItems ?? []), ...excludedIngredients, ...standardItems].map(
      ({ name }) => name,
    ),
  ].join();

/** The lines whose names are in another language than the reply, with its names (PLT-011). */
export const readRenamedLines = (lines: readonly CartLine[], items: CartItems): readonly LineEdit[] =>
  lines.flatMap((line) => {
    const names = items.find(({ itemId }) => itemId === line.itemId)?.names;
    const renamed = names && rename(line, names);
    return renamed && namesOf(renamed) !== namesOf(line) ? [renamed] : [];
  });
