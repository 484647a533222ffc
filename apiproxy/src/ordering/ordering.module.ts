import type { ServerModule } from '../http/server-module.ts';
import { orderingDeletion } from './account-deletion.ts';
import { orderingData } from './personal-data.ts';
import { resolveStore } from '../stores/stores.public.ts';
import { cartItems } from './cart/cart-items.ts';
import { findOwnOrder } from './history/find-own-order.ts';
import { bookStarsJob } from './completion/book-stars.job.ts';
import { moveOrderJob } from './life/move-order.job.ts';
import { mailReceipt } from './receipts/mail-receipt.job.ts';
import { registerHistoryTip } from './history/history-tip.endpoints.ts';
import { orderHistory } from './history/order-entries.ts';
import { openOrders } from './history/open-orders.ts';
import { registerPickupTime } from './history/pickup-time.endpoint.ts';
import { listPaidTenders } from './receipts/paid-tenders.ts';
import { orderingChecks } from './ordering.checks.ts';
import { previousOrders } from './history/previous-orders.ts';
import { usualItems } from './history/usual-items.ts';
import { memberCart, saveMemberCart } from './member-cart/member-cart.ts';
import { memberOffers } from './pricing/member-offers.ts';
import { priceOrder } from './pricing/price-order.ts';
import { registerStoreBoard } from './store-board/store-board.endpoints.ts';
import { submitOrder } from './submission/submit-order.ts';
import { cancelOrderPayment, orderPayment } from './submission/waiting/order-payment.ts';
import { orderPayments } from './submission/waiting/order-payments.ts';
import { registerOrderEvents } from './life/order-events.endpoint.ts';
import { checkInOrder } from './arrivals/check-in-order.ts';
import { createCustomerArrival } from './arrivals/create-arrival.ts';
import { changeTip } from './tips/change-tip.ts';
import { findTipChange } from './tips/tip-window.ts';
import { cancelOrder } from './voiding/cancel-order.ts';
import { mailFailedOrderRefund } from './voiding/mail-failed-refund.job.ts';
import { mailVoid } from './voiding/mail-void.job.ts';
import { findOrderVoid } from './voiding/order-void.ts';
import { taxChecks } from './taxes/tax.checks.ts';
import { taxKind } from './taxes/tax.kind.ts';
import { pricingByStoreNumber, pricingRules } from './pricing/store-prices.ts';
import { sweepPrices } from './pricing/sweep-prices.job.ts';

/** Prices, orders and past orders. */
export const ordering: ServerModule = {
  name: 'ordering',
  shop: { kinds: [taxKind], checks: taxChecks },
  register: (app, deps) => {
    registerPickupTime(app, deps);
    registerOrderEvents(app, deps);
    registerStoreBoard(app, deps);
    registerHistoryTip(app, deps);
  },
  resolvers: {
    Query: {
      previousOrders: (_parent, args, context) => previousOrders(context, args),
      usualItems: (_parent, args, context) => usualItems(context, args),
      memberOffers: (_parent, args, context) => memberOffers(context, args),
      memberCart: (_parent, args, context) => memberCart(context, args),
      cartItems: (_parent, args, context) => cartItems(context, args),
      pricingRules: (_parent, args, context) => pricingRules(context, args),
      pricingByStoreNumber: (_parent, args, context) => pricingByStoreNumber(context, args),
      openOrders: (_parent, args, context) => openOrders(context, args),
      orderPayment: (_parent, args, context) => orderPayment(context, args),
      order: (_parent, args, context) => findOwnOrder(context, args),
      checkInOrder: (_parent, args, context) => checkInOrder(context, args),
    },
    CheckInOrder: { store: ({ storeNumber }, _args, context) => resolveStore(context, storeNumber) },
    SubmittedOrder: {
      store: ({ storeNumber }, _args, context) => resolveStore(context, storeNumber),
      tenders: ({ orderId, total }, _args, { deps }) =>
        listPaidTenders(deps.db, { order_id: orderId, currency: total.currency }),
      voided: ({ orderId, status, total }, _args, { deps }) =>
        findOrderVoid(deps.db, { order_id: orderId, status, currency: total.currency }),
      tipChange: ({ orderId }, _args, { deps }) => findTipChange(deps.db, orderId, deps.clock.now()),
    },
    PreviousOrder: {
      voided: ({ id, status, total }, _args, { deps }) =>
        findOrderVoid(deps.db, { order_id: id, status, currency: total.currency }),
      tipChange: ({ id }, _args, { deps }) => findTipChange(deps.db, id, deps.clock.now()),
    },
    // Documents of earlier releases name the field `leftOut`.
    PriceLineItem: { leftOut: ({ excludedIngredients }) => excludedIngredients },
    BasketItem: { leftOut: ({ excludedIngredients }) => excludedIngredients },
    Mutation: {
      priceOrder: (_parent, args, context) => priceOrder(context, args, false),
      priceOrderGuest: (_parent, args, context) => priceOrder(context, args, true),
      submitOrder: (_parent, args, context) => submitOrder(context, args, false),
      submitOrderGuest: (_parent, args, context) => submitOrder(context, args, true),
      createCustomerArrival: (_parent, args, context) => createCustomerArrival(context, args),
      changeTip: (_parent, args, context) => changeTip(context, args),
      cancelOrder: (_parent, args, context) => cancelOrder(context, args),
      cancelOrderPayment: (_parent, args, context) => cancelOrderPayment(context, args),
      saveMemberCart: (_parent, args, context) => saveMemberCart(context, args),
    },
  },
  jobs: [
    mailReceipt,
    moveOrderJob,
    bookStarsJob,
    mailVoid,
    mailFailedOrderRefund,
    sweepPrices,
    orderPayments.job,
  ],
  checks: orderingChecks,
  history: [orderHistory],
  personalData: orderingData,
  accountDeletion: orderingDeletion,
};
