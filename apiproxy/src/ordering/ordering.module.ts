import type { ServerModule } from '../http/server-module.ts';
import { resolveStore } from '../stores/stores.public.ts';
import { cartItems } from './cart/cart-items.ts';
import { findOwnOrder } from './history/find-own-order.ts';
import { mailReceipt } from './receipts/mail-receipt.job.ts';
import { openOrders } from './history/open-orders.ts';
import { listPaidTenders } from './receipts/paid-tenders.ts';
import { orderingChecks } from './ordering.checks.ts';
import { previousOrders } from './history/previous-orders.ts';
import { priceOrder } from './pricing/price-order.ts';
import { submitOrder } from './submission/submit-order.ts';
import { sweepPrices } from './pricing/sweep-prices.job.ts';

/** Prices, orders and past orders. */
export const ordering: ServerModule = {
  name: 'ordering',
  resolvers: {
    Query: {
      previousOrders: (_parent, args, context) => previousOrders(context, args),
      cartItems: (_parent, args, context) => cartItems(context, args),
      openOrders: (_parent, args, context) => openOrders(context, args),
      order: (_parent, args, context) => findOwnOrder(context, args),
    },
    SubmittedOrder: {
      store: ({ storeNumber }, _args, context) => resolveStore(context, storeNumber),
      tenders: ({ orderId, total }, _args, { deps }) =>
        listPaidTenders(deps.db, { order_id: orderId, currency: total.currency }),
    },
    // Documents of earlier releases name the field `leftOut`.
    PriceLineItem: { leftOut: ({ excludedIngredients }) => excludedIngredients },
    BasketItem: { leftOut: ({ excludedIngredients }) => excludedIngredients },
    Mutation: {
      priceOrder: (_parent, args, context) => priceOrder(context, args, false),
      priceOrderGuest: (_parent, args, context) => priceOrder(context, args, true),
      submitOrder: (_parent, args, context) => submitOrder(context, args, false),
      submitOrderGuest: (_parent, args, context) => submitOrder(context, args, true),
    },
  },
  jobs: [mailReceipt, sweepPrices],
  checks: orderingChecks,
};
