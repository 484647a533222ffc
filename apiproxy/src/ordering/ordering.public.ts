/** The exports of ordering for other modules. Lint rejects an import of any other file of this folder. */
export { findFirstOrder } from './history/first-order.ts';
export { toOrderedItem } from './cart/cart-input.ts';
export { findViolation, itemRules } from './cart/item-rules.ts';
export { resolveItems } from './pricing/load-order-facts.ts';
export type { OrderedChild, OrderedItem } from './cart/ordered-item.ts';
export { type ResolvedItem, isItemPriced, priceItem } from './pricing/price-cart.ts';
export { storeKeyCommands } from './store-board/store-key.commands.ts';
export { viewStandardItems } from './cart/standard-items.ts';
