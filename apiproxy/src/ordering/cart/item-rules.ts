import type { ServerErrorCode, Rule } from '@crema/shared-contracts';
import { choicesOf } from '../../catalogue/catalogue.public.ts';
import type { AppErrorParams } from '../../http/errors/app-error.ts';
import type { CartItem } from './cart-input.ts';
import { addedUnits, type ResolvedItem } from '../pricing/price-cart.ts';

/** Facts about items that do not depend on a store. */
export interface ItemFacts {
  readonly requestedItems: readonly CartItem[];
  /** The items of `requestedItems` that the catalogue contains, in the same order. */
  readonly items: readonly ResolvedItem[];
  readonly unknownSkus: readonly string[];
  readonly unknownOptions: readonly string[];
  readonly maximumItemAmount: number;
  readonly maximumModifierAmount: number;
}
export type OrderRule<F> = Rule<
  F,
  { readonly code: ServerErrorCode; readonly params?: (facts: F) => AppErrorParams }
>;

const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 1;
const beyondBounds = ({ items }: ItemFacts) =>
  items.some(({ children }) => children.some(({ option, quantity }) => quantity > option.max));
/** True for contradictory options: two options of an exclusive choice, or one option twice. */
const contradicts = ({ items }: ItemFacts) =>
  items.some(({ product, children }) => {
    const chosen = new Set(children.map(({ option }) => option.sku));
    if (chosen.size < children.length) return true;
    return choicesOf(product).some(
      ({ products }) => products.filter(({ sku }) => chosen.has(sku)).length > 1,
    );
  });
/** Only a recipe's ingredient can be excluded, once, and only if it is not an option of the item too. */
const hasInvalidExclusion = ({ items }: ItemFacts) =>
  items.some(({ children, excludedIngredients }) => {
    const named = [...excludedIngredients, ...children.map(({ option }) => option)].map(({ sku }) => sku);
    return (
      excludedIngredients.some(({ canBeExcluded }) => !canBeExcluded) || new Set(named).size < named.length
    );
  });
const maxAdded = ({ items }: ItemFacts) =>
  Math.max(0, ...items.map(({ children }) => children.reduce((sum, child) => sum + addedUnits(child), 0)));
export const unique = (values: readonly string[]) => [...new Set(values)].join(', ');

/** The rules are checked top to bottom, for a cart's items or a favourite (ORD-041, ORD-047). */
export const itemRules: readonly OrderRule<ItemFacts>[] = [
  {
    code: 'INVALID_QUANTITY',
    isViolatedBy: ({ requestedItems }) =>
      requestedItems.some(
        ({ quantity, childItems }) => quantity !== 1 || childItems.some((child) => !isCount(child.quantity)),
      ),
  },
  {
    code: 'ITEM_LIMIT',
    isViolatedBy: ({ requestedItems, maximumItemAmount }) => requestedItems.length > maximumItemAmount,
    params: ({ maximumItemAmount }) => ({ limit: maximumItemAmount }),
  },
  { code: 'ITEMS_NOT_FOUND', isViolatedBy: ({ requestedItems }) => requestedItems.length === 0 },
  {
    code: 'ITEMS_NOT_FOUND',
    isViolatedBy: ({ unknownSkus }) => unknownSkus.length > 0,
    params: ({ unknownSkus }) => ({ skus: unique(unknownSkus) }),
  },
  {
    code: 'INVALID_OPTION',
    isViolatedBy: ({ unknownOptions }) => unknownOptions.length > 0,
    params: ({ unknownOptions }) => ({ skus: unique(unknownOptions) }),
  },
  { code: 'INVALID_OPTION', isViolatedBy: beyondBounds },
  { code: 'INVALID_OPTION', isViolatedBy: contradicts },
  { code: 'INVALID_OPTION', isViolatedBy: hasInvalidExclusion },
  {
    code: 'ADD_IN_LIMIT',
    isViolatedBy: (facts) => maxAdded(facts) > facts.maximumModifierAmount,
    params: ({ maximumModifierAmount }) => ({ limit: maximumModifierAmount }),
  },
];

export const findViolation = <F>(rules: readonly OrderRule<F>[], facts: F): OrderRule<F> | undefined =>
  rules.find(({ isViolatedBy }) => isViolatedBy(facts));
