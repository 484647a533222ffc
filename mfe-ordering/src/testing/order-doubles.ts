import {
  GetCartItemsDocument,
  GetMemberOffersDocument,
  GetOpenOrdersDocument,
  GetOrderDocument,
  GetOrderPaymentDocument,
  GetOrderStatusDocument,
  GetPreviousOrdersDocument,
  GetStoreByNumberDocument,
  GetStoreTimeSlotsDocument,
  GetUsualItemsDocument,
  PriceOrderDocument,
  PricingByStoreNumberDocument,
  PricingRulesDocument,
  PriceOrderGuestDocument,
  SubmitOrderDocument,
  SubmitOrderGuestDocument,
  type GetCartItemsQueryVariables,
  type GetMemberOffersQuery,
  type GetMemberOffersQueryVariables,
  type GetOpenOrdersQuery,
  type GetOpenOrdersQueryVariables,
  type GetPreviousOrdersQueryVariables,
  type GetStoreTimeSlotsQueryVariables,
  type OrderInput,
  type PricingByStoreNumberQueryVariables,
  type SubmitOrderInput,
} from '../generated/operations.ts';
import type { ItemFacts } from '../cart/cart-items.conversions.ts';
import type { CartLine, ItemAvailability } from '../cart/cart.types.ts';
import type { FollowedOrder } from '../order/follow/order-status/use-followed-order.ts';
import type { BasketItem } from '../cart/reorder.conversions.ts';
import type { PreviousOrder } from '../order/again/previous-orders/use-previous-orders.ts';
import type { OrderPayment, OrderPricing, SubmittedOrder } from '../order/facts/order.types.ts';
import type { StoreDetails } from '../order-store/use-store-details.ts';
import { mutation, query, type Reply } from './document-doubles.ts';
import { cartLine, orderStore, pricing, storeDetails, submitted, usd } from './order.fixtures.ts';

export const answerStore = (reply: Reply<StoreDetails> | (() => StoreDetails) = storeDetails()) =>
  query(GetStoreByNumberDocument, 'storeByNumber', () => (typeof reply === 'function' ? reply() : reply));
/** The pricing rules of the store; by default no tax is included. */
export const answerPricingRules = (salesTaxIncluded = false, asked: unknown[] = []) =>
  query(PricingRulesDocument, 'pricingRules', (variables) => {
    asked.push(variables);
    return { __typename: 'PricingRules', currency: 'USD', salesTaxIncluded };
  });
/** The prices of sizes and options in cents, by sku. */
export interface StorePricesReply {
  readonly formCode: string;
  readonly sizes: Readonly<Record<string, number>>;
  readonly options: Readonly<Record<string, number>>;
}
const skuPrices = (prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([sku, amount]) => ({ __typename: 'SkuPrice', sku, price: usd(amount) }));
export const answerStorePrices = (
  reply: (asked: PricingByStoreNumberQueryVariables) => StorePricesReply | 'lost',
) =>
  query<PricingByStoreNumberQueryVariables>(
    PricingByStoreNumberDocument,
    'pricingByStoreNumber',
    (variables) => {
      const prices = reply(variables);
      if (prices === 'lost') return prices;
      const { formCode, sizes, options } = prices;
      const products = [variables.productNumbers].flat().map((productNumber) => ({
        __typename: 'ProductPrices',
        productNumber,
        formCode,
        sizes: skuPrices(sizes),
        options: skuPrices(options),
      }));
      return { __typename: 'StorePricing', storeNumber: variables.storeNumber, products };
    },
  );

interface OfferedTimes {
  readonly asapAvailable?: boolean;
  /** The starts of the slots; a full one is false. */
  readonly slots?: Readonly<Record<string, boolean>>;
}
/** The slots of the store; by default it offers none but as soon as possible. */
export const answerTimeSlots = (
  reply: (
    asked: GetStoreTimeSlotsQueryVariables,
  ) => OfferedTimes | 'lost' | Promise<OfferedTimes> = () => ({}),
  asked: GetStoreTimeSlotsQueryVariables[] = [],
) =>
  query<GetStoreTimeSlotsQueryVariables>(GetStoreTimeSlotsDocument, 'storeByNumber', async (variables) => {
    asked.push(variables);
    const times = await reply(variables);
    return times === 'lost'
      ? times
      : {
          __typename: 'Store',
          storeNumber: variables.storeNumber,
          scheduledOrdering: {
            __typename: 'ScheduledOrdering',
            asapAvailable: times.asapAvailable ?? true,
            slots: Object.entries(times.slots ?? {}).map(([startsAt, available]) => ({
              __typename: 'TimeSlot',
              startsAt,
              available,
            })),
          },
        };
  });
/** The outcome of an order, requested by its id after a lost reply. */
export const answerOrder = (reply: () => Reply<SubmittedOrder | null>) =>
  query(GetOrderDocument, 'order', reply);
/** An undecided payment of an order. */
export const answerOrderPayment = (reply: () => Reply<OrderPayment | null>) =>
  query(GetOrderPaymentDocument, 'orderPayment', reply);
/** An order with the fields of its page. */
export const answerOrderStatus = (reply: () => Reply<FollowedOrder | null>) =>
  query(GetOrderStatusDocument, 'order', reply);
type OpenOrderReply = GetOpenOrdersQuery['openOrders'][number];
export const answerOpenOrders = (
  reply: readonly OpenOrderReply[] | (() => Reply<readonly OpenOrderReply[]>),
  asked: GetOpenOrdersQueryVariables[] = [],
) =>
  query<GetOpenOrdersQueryVariables>(GetOpenOrdersDocument, 'openOrders', (variables) => {
    asked.push(variables);
    return typeof reply === 'function' ? reply() : reply;
  });
export const answerPreviousOrders = (
  reply: Reply<readonly PreviousOrder[]>,
  asked: GetPreviousOrdersQueryVariables[] = [],
) =>
  query<GetPreviousOrdersQueryVariables>(GetPreviousOrdersDocument, 'previousOrders', (variables) => {
    asked.push(variables);
    return reply;
  });
export const answerUsualItems = (reply: Reply<readonly BasketItem[]>) =>
  query(GetUsualItemsDocument, 'usualItems', () => reply);
/**
 * The store's availability of sizes and options: all are available unless named; a unit costs $4.50; recipes
 * contain `standard`.
 */
export const answerCartItems = (
  missing: Readonly<Record<string, ItemAvailability>> = {},
  asked: GetCartItemsQueryVariables[] = [],
  standard: readonly { readonly sku: string; readonly name: string }[] = [],
  facts: Partial<ItemFacts> = {},
  names: { readonly product: string; readonly parts: Readonly<Record<string, string>> } | null = null,
) =>
  query<GetCartItemsQueryVariables>(GetCartItemsDocument, 'cartItems', (variables) => {
    asked.push(variables);
    return [variables.items].flat().map(({ itemId, commerce, childItems }) => ({
      __typename: 'CartItemView',
      itemId,
      price: usd(450),
      skus: [commerce.sku, ...[childItems ?? []].flat().map((child) => child.commerce.sku)].map((sku) => ({
        __typename: 'SkuAvailability',
        sku,
        availability: missing[sku] ?? 'AVAILABLE',
      })),
      standardItems: standard.map(({ sku, name }) => ({
        __typename: 'StandardItem',
        sku,
        name,
        availability: missing[sku] ?? 'AVAILABLE',
      })),
      facts: {
        __typename: 'ItemFacts',
        allergens: ['Milk'],
        allergenStatus: 'KNOWN',
        allergensUnknownIn: [],
        caffeine: 150,
        ...facts,
      },
      names: names && {
        __typename: 'CartItemNames',
        product: names.product,
        parts: Object.entries(names.parts).map(([sku, name]) => ({ __typename: 'NamedPart', sku, name })),
      },
    }));
  });

export type MemberOffers = GetMemberOffersQuery['memberOffers'];
export type MemberOffer = MemberOffers['offers'][number];
/** The member's Stars and offers; by default none. */
export const answerMemberOffers = (
  reply: (count: number) => Reply<MemberOffers> | Promise<Reply<MemberOffers>> = () => ({
    __typename: 'MemberOffers',
    starTenths: 0,
    offers: [],
  }),
  asked: GetMemberOffersQueryVariables[] = [],
) =>
  query<GetMemberOffersQueryVariables>(GetMemberOffersDocument, 'memberOffers', (variables) => {
    asked.push(variables);
    return reply(asked.length);
  });

/** A fake server that prices each unit at $4.50 plus 50 cents tax and records its requests. */
export const pricingDouble = (reply?: (order: OrderInput, count: number) => Reply<OrderPricing>) => {
  const asked: OrderInput[] = [];
  const operations: string[] = [];
  const decideAs =
    (operation: string) =>
    ({ order }: { order: OrderInput }) => {
      asked.push(order);
      operations.push(operation);
      const units = order.cart.items.map(({ itemId }) => ({
        itemId: itemId ?? '',
        name: 'Latte',
        cents: 450,
      }));
      return reply?.(order, asked.length) ?? pricing(units);
    };
  return {
    asked,
    operations,
    handlers: [
      mutation(PriceOrderDocument, 'priceOrder', decideAs('PriceOrder')),
      mutation(PriceOrderGuestDocument, 'priceOrder', decideAs('PriceOrderGuest')),
    ],
  };
};
/** A fake server that accepts orders and records them. */
type SubmitReply = Reply<SubmittedOrder> | Promise<Reply<SubmittedOrder>>;
export const submitDouble = (reply: (count: number) => SubmitReply = () => submitted()) => {
  const asked: SubmitOrderInput[] = [];
  const operations: string[] = [];
  const decideAs =
    (operation: string) =>
    ({ subInp }: { subInp: SubmitOrderInput }) => {
      asked.push(subInp);
      operations.push(operation);
      return reply(asked.length);
    };
  return {
    asked,
    operations,
    handlers: [
      mutation(SubmitOrderDocument, 'submitOrder', decideAs('SubmitOrder')),
      mutation(SubmitOrderGuestDocument, 'submitOrder', decideAs('SubmitOrderGuest')),
    ],
  };
};

/** Stores cart lines and their store on the device. */
export const saveOnDevice = (
  lines: readonly CartLine[] = [cartLine()],
  store: typeof orderStore | undefined = orderStore,
) => {
  localStorage.setItem('crema.ordering.cart', JSON.stringify({ v: 1, value: lines }));
  if (store) localStorage.setItem('crema.ordering.store', JSON.stringify({ v: 1, value: store }));
};
