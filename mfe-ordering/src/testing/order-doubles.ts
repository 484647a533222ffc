import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  GetCartItemsDocument,
  GetOpenOrdersDocument,
  GetOrderDocument,
  GetOrderStatusDocument,
  GetPreviousOrdersDocument,
  GetStoreByNumberDocument,
  PriceOrderDocument,
  PriceOrderGuestDocument,
  SubmitOrderDocument,
  SubmitOrderGuestDocument,
  type GetCartItemsQueryVariables,
  type GetOpenOrdersQuery,
  type GetOpenOrdersQueryVariables,
  type GetPreviousOrdersQueryVariables,
  type OrderInput,
  type SubmitOrderInput,
} from '../generated/operations.ts';
import type { CartLine, ItemAvailability } from '../cart/cart.types.ts';
import type { FollowedOrder } from '../features/order-status/use-followed-order.ts';
import type { PreviousOrder } from '../features/previous-orders/reorder.conversions.ts';
import type { OrderPricing, SubmittedOrder } from '../order/order.types.ts';
import type { StoreDetails } from '../order-store/use-store-details.ts';
import { cartLine, orderStore, pricing, storeDetails, submitted, usd } from './order.fixtures.ts';

const address = 'http://localhost/apiproxy/v1/graphql';
const hashOf = (document: unknown) => (document as { __meta__: { hash: string } }).__meta__.hash;

/** Data, an error code, or a lost connection. */
export type Reply<T> = T | { readonly errorCode: string; readonly params?: object } | 'lost';
interface Asked<V> {
  readonly persistedQuery: { readonly sha256Hash: string };
  readonly variables: V;
}

const answer = (field: string, reply: Reply<unknown>) => {
  if (reply === 'lost') return HttpResponse.error();
  return reply !== null && typeof reply === 'object' && 'errorCode' in reply
    ? HttpResponse.json({
        errors: [
          {
            message: String(reply.errorCode),
            extensions: { code: reply.errorCode, ...('params' in reply && { params: reply.params }) },
          },
        ],
      })
    : HttpResponse.json({ data: { [field]: reply } });
};
const readGet = <V>(url: string): Asked<V> => {
  const query = new URL(url).searchParams;
  return {
    ...(JSON.parse(query.get('extensions') ?? '{}') as Pick<Asked<V>, 'persistedQuery'>),
    variables: JSON.parse(query.get('variables') ?? '{}') as V,
  };
};

/** Answers one trusted query or mutation; the reply may depend on the variables. */
export const query = <V>(
  document: unknown,
  field: string,
  reply: (variables: V) => Reply<unknown>,
): HttpHandler =>
  http.get(address, ({ request }) => {
    const { persistedQuery, variables } = readGet<V>(request.url);
    return persistedQuery.sha256Hash === hashOf(document) ? answer(field, reply(variables)) : undefined;
  });
export const mutation = <V>(
  document: unknown,
  field: string,
  reply: (variables: V) => Reply<unknown> | Promise<Reply<unknown>>,
): HttpHandler =>
  http.post(address, async ({ request }) => {
    const { variables, extensions } = (await request.clone().json()) as {
      variables: V;
      extensions: Pick<Asked<V>, 'persistedQuery'>;
    };
    return extensions.persistedQuery.sha256Hash === hashOf(document)
      ? answer(field, await reply(variables))
      : undefined;
  });

export const answerStore = (reply: Reply<StoreDetails> = storeDetails()) =>
  query(GetStoreByNumberDocument, 'storeByNumber', () => reply);
/** The outcome of an order, requested by its id after a lost reply. */
export const answerOrder = (reply: () => Reply<SubmittedOrder | null>) =>
  query(GetOrderDocument, 'order', reply);
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
/**
 * The store's availability of sizes and options: all are available unless named; a unit costs $4.50; recipes
 * contain `standard`.
 */
export const answerCartItems = (
  missing: Readonly<Record<string, ItemAvailability>> = {},
  asked: GetCartItemsQueryVariables[] = [],
  standard: readonly { readonly sku: string; readonly name: string }[] = [],
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
    }));
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
