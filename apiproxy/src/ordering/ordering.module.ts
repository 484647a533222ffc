import type { ServerModule, GraphqlContext } from '../http/server-module.ts';
import { resolveStore } from '../stores/stores.resolvers.ts';
import { cartItems } from './cart-items.ts';
import { findOwnOrder } from './find-own-order.ts';
import { mailReceipt } from './mail-receipt.job.ts';
import { openOrders } from './open-orders.ts';
import { listPaidTenders } from './paid-tenders.ts';
import { orderingChecks } from './ordering.checks.ts';
import type { SubmittedOrder } from './present-order.ts';
import { previousOrders } from './previous-orders.ts';
import { priceOrder } from './price-order.ts';
import { submitOrder } from './submit-order.ts';
import { sweepPrices } from './sweep-prices.job.ts';

type Args<F extends (context: GraphqlContext, args: never, guest: boolean) => unknown> = Parameters<F>[1];

/** Prices, orders, and what was ordered before. */
export const ordering: ServerModule = {
  name: 'ordering',
  resolvers: {
    Query: {
      previousOrders: (_: never, args: Parameters<typeof previousOrders>[1], context) =>
        previousOrders(context, args),
      cartItems: (_: never, args: Parameters<typeof cartItems>[1], context) => cartItems(context, args),
      openOrders: (_: never, args: Parameters<typeof openOrders>[1], context) => openOrders(context, args),
      order: (_: never, args: Parameters<typeof findOwnOrder>[1], context) => findOwnOrder(context, args),
    },
    SubmittedOrder: {
      store: ({ storeNumber }: SubmittedOrder, _: never, context) => resolveStore(context, storeNumber),
      tenders: ({ orderId, total }: SubmittedOrder, _: never, { deps }: GraphqlContext) =>
        listPaidTenders(deps.db, { order_id: orderId, currency: total.currency }),
    },
    Mutation: {
      priceOrder: (_: never, args: Args<typeof priceOrder>, context) => priceOrder(context, args, false),
      priceOrderGuest: (_: never, args: Args<typeof priceOrder>, context) => priceOrder(context, args, true),
      submitOrder: (_: never, args: Args<typeof submitOrder>, context) => submitOrder(context, args, false),
      submitOrderGuest: (_: never, args: Args<typeof submitOrder>, context) =>
        submitOrder(context, args, true),
    },
  },
  jobs: [mailReceipt, sweepPrices],
  checks: orderingChecks,
};
