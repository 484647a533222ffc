import { money, type Locale } from '@crema/shared-contracts';
import { pricedPlaceFor } from '../../catalogue/catalogue.public.ts';
import type { QueryPreviousOrdersArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { readLocale } from '../../http/request-locale.ts';
import type { OrderRow } from '../stored-orders.ts';
import { presentUsedOffer, statusPathOf } from './present-order.ts';
import { viewBasket, type BasketView } from './previous-basket.ts';

/** ORD-140: the type of an in-store express order; all orders have this type. */
const expressOrderType = 141;
const defaultLimit = 10;
const maxLimit = 25;

interface LocatedOrder extends OrderRow {
  readonly time_zone: string;
}
export const loadOrders = (
  { deps }: GraphqlContext,
  memberId: string,
  limit: number,
): Promise<LocatedOrder[]> =>
  deps.db
    .selectFrom('orders')
    .innerJoin('store', 'store.store_number', 'orders.store_number')
    .selectAll('orders')
    .select('store.time_zone')
    .where('member_id', '=', memberId)
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();

/** Uses prices and availability of the requested store; without one, of each order's own store. */
export const createViews = (
  { deps, memo }: GraphqlContext,
  locale: Locale,
  args: Pick<QueryPreviousOrdersArgs, 'storeNumber' | 'storePricingInput'>,
) => {
  // The input describes the requested store, not the store of an earlier order.
  const input = args.storeNumber ? args.storePricingInput : undefined;
  const load = async (storeNumber: string): Promise<BasketView> => {
    const store = await deps.stores.find(storeNumber);
    const availability = await deps.availabilityOf(store);
    const catalogue = await deps.catalogueOf(pricedPlaceFor(store, input, locale));
    const pictureOf = deps.productPictures();
    return { locale, catalogue, availability, pricing: catalogue.pricing, pictureOf };
  };
  return (storeNumber: string) => memo(`basket-view:${storeNumber}:${locale}`, () => load(storeNumber));
};

const present = (order: LocatedOrder, view: BasketView) => {
  const { items, dropped } = viewBasket(order.items, order.summary, () => view);
  return {
    id: order.order_id,
    orderType: expressOrderType,
    inStoreOrder: { expressOrder: { orderToken: order.order_token, orderNumber: order.order_number } },
    basket: { items },
    locale: order.locale,
    storeNumber: order.store_number,
    storeName: order.store_name,
    placedAt: order.placed_at.toISOString(),
    scheduledFor: order.slot_at?.toISOString() ?? null,
    timeZoneId: order.time_zone,
    statusPath: statusPathOf(order),
    total: money(order.total_minor + order.tip_minor, order.currency),
    tip: money(order.tip_minor, order.currency),
    offer: presentUsedOffer(order),
    status: order.status,
    droppedLines: dropped.length,
    dropped,
  };
};

/** The member's latest orders as baskets that can be ordered again; empty baskets are omitted (ORD-140, ORD-141). */
export const previousOrders = async (context: GraphqlContext, args: QueryPreviousOrdersArgs) => {
  const { memberId, kind } = context.visitor;
  if (kind !== 'member' || memberId === undefined) throw createAppError('UNAUTHENTICATED');
  const limit = Math.min(Math.max(args.limit ?? defaultLimit, 1), maxLimit);
  const orders = await loadOrders(context, memberId, limit);
  const viewAt = createViews(context, readLocale(args.locale), args);
  const presented = [];
  for (const order of orders)
    presented.push(present(order, await viewAt(args.storeNumber ?? order.store_number)));
  return presented.filter(({ basket }) => basket.items.length > 0);
};
