/** What other modules may import from ordering. Lint rejects an import of any other file of this folder. */
export { toOrderedItem } from './cart-input.ts';
export { findViolation, itemRules } from './item-rules.ts';
export { resolveItems } from './load-order-facts.ts';
export type { OrderedChild, OrderedItem } from './ordered-item.ts';
export { type ResolvedItem, priceItem } from './price-cart.ts';
export { viewStandardItems } from './standard-items.ts';
