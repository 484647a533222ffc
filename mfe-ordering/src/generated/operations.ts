// Made by npm run codegen from the .graphql files; do not edit.
export { GetCartItemsDocument } from './get-cart-items.ts';
export { GetMenuDocument } from './get-menu.ts';
export { GetFavoriteProductsDocument } from './get-favorite-products.ts';
export { AddFavoriteProductDocument } from './add-favorite-product.ts';
export { DeleteFavoriteProductDocument } from './delete-favorite-product.ts';
export { GetProductDocument } from './get-product.ts';
export { GetOrderStatusDocument } from './get-order-status.ts';
export { GetPreviousOrdersDocument } from './get-previous-orders.ts';
export { GetOpenOrdersDocument } from './get-open-orders.ts';
export { GetStoreByNumberDocument } from './get-store-by-number.ts';
export { PriceOrderDocument } from './price-order.ts';
export { PriceOrderGuestDocument } from './price-order-guest.ts';
export { SubmitOrderDocument } from './submit-order.ts';
export { SubmitOrderGuestDocument } from './submit-order-guest.ts';
export { GetOrderDocument } from './get-order.ts';
export type * from './operation-types.ts';
