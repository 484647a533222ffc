import type { ServerErrorCode } from '@crema/shared-contracts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { RefusalParams } from '../http/refusal.ts';
import type { CartItem } from './cart-input.ts';
import { addedUnits, type ResolvedItem } from './price-cart.ts';

/** What can be judged about items without a store. */
export interface ItemFacts {
  readonly wanted: readonly CartItem[];
  /** Of `wanted`, in the same order, those that the catalogue knows. */
  readonly items: readonly ResolvedItem[];
  readonly unknownSkus: readonly string[];
  readonly unknownOptions: readonly string[];
  readonly maximumItemAmount: number;
  readonly maximumModifierAmount: number;
}
export interface OrderRule<F> {
  readonly code: ServerErrorCode;
  readonly broken: (facts: F) => boolean;
  readonly params?: (facts: F) => RefusalParams;
}

const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 1;
const beyondBounds = ({ items }: ItemFacts) =>
  items.some(({ children }) => children.some(({ option, quantity }) => quantity > option.max));
/** Two options of one choice, or one option twice, say nothing that could be made. */
const contradicts = ({ items }: ItemFacts) =>
  items.some(({ product, children }) => {
    const chosen = new Set(children.map(({ option }) => option.sku));
    if (chosen.size < children.length) return true;
    return catalogue
      .choicesOf(product)
      .some(({ products }) => products.filter(({ sku }) => chosen.has(sku)).length > 1);
  });
/** Only what the recipe holds can be left out, once, and not of what is asked for as well. */
const leavesOutWrongly = ({ items }: ItemFacts) =>
  items.some(({ children, leftOut }) => {
    const named = [...leftOut, ...children.map(({ option }) => option)].map(({ sku }) => sku);
    return leftOut.some(({ canBeLeftOut }) => !canBeLeftOut) || new Set(named).size < named.length;
  });
const mostAdded = ({ items }: ItemFacts) =>
  Math.max(0, ...items.map(({ children }) => children.reduce((sum, child) => sum + addedUnits(child), 0)));
export const unique = (values: readonly string[]) => [...new Set(values)].join(', ');

/** Checked top to bottom: a cart's items, or a favourite (ORD-041, ORD-047). */
export const itemRules: readonly OrderRule<ItemFacts>[] = [
  {
    code: 'INVALID_QUANTITY',
    broken: ({ wanted }) =>
      wanted.some(
        ({ quantity, childItems }) => quantity !== 1 || childItems.some((child) => !isCount(child.quantity)),
      ),
  },
  {
    code: 'ITEM_LIMIT',
    broken: ({ wanted, maximumItemAmount }) => wanted.length > maximumItemAmount,
    params: ({ maximumItemAmount }) => ({ limit: maximumItemAmount }),
  },
  { code: 'ITEMS_NOT_FOUND', broken: ({ wanted }) => wanted.length === 0 },
  {
    code: 'ITEMS_NOT_FOUND',
    broken: ({ unknownSkus }) => unknownSkus.length > 0,
    params: ({ unknownSkus }) => ({ skus: unique(unknownSkus) }),
  },
  {
    code: 'INVALID_OPTION',
    broken: ({ unknownOptions }) => unknownOptions.length > 0,
    params: ({ unknownOptions }) => ({ skus: unique(unknownOptions) }),
  },
  { code: 'INVALID_OPTION', broken: beyondBounds },
  { code: 'INVALID_OPTION', broken: contradicts },
  { code: 'INVALID_OPTION', broken: leavesOutWrongly },
  {
    code: 'ADD_IN_LIMIT',
    broken: (facts) => mostAdded(facts) > facts.maximumModifierAmount,
    params: ({ maximumModifierAmount }) => ({ limit: maximumModifierAmount }),
  },
];

export const findBroken = <F>(rules: readonly OrderRule<F>[], facts: F): OrderRule<F> | undefined =>
  rules.find(({ broken }) => broken(facts));
