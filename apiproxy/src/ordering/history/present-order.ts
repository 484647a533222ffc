import { timingSafeEqual } from 'node:crypto';
import { money } from '@crema/shared-contracts';
import type { OrderRow } from '../stored-orders.ts';
import type { UsedOffer } from '../../generated/resolvers.ts';
import type { PriceLineItem } from '../pricing/order-summary.ts';
import { maskEmail } from '../receipts/receipt-address.ts';

/** Members find their order when signed in; a guest's URL carries the token that proves ownership. */
export const statusPathOf = ({ order_id, order_token, member_id }: OrderRow): string =>
  member_id === null ? `/menu/order/${order_id}?token=${order_token}` : `/menu/order/${order_id}`;

/** Whether this is the token of the order's signed link. Compares in constant time. */
export const isTokenOf = ({ order_token }: OrderRow, token: string): boolean => {
  const [given, expected] = [Buffer.from(token), Buffer.from(order_token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Adds an empty list to the lines of orders that were stored before exclusions existed. */
const withExcludedIngredients = ({
  excludedIngredients = [],
  ...line
}: Partial<PriceLineItem>): Partial<PriceLineItem> => ({
  ...line,
  excludedIngredients,
  children: (line.children ?? []).map((child) => withExcludedIngredients(child) as PriceLineItem),
});

const minuteMs = 60_000;
/** The end of the pickup time range, if the store gave one. */
const readyByOf = ({ estimates, pickup_option, placed_at, slot_at }: OrderRow): string | null => {
  const range = estimates.find(({ pickUpOption }) => pickUpOption === pickup_option);
  return range && !slot_at ? new Date(placed_at.getTime() + range.maxMinutes * minuteMs).toISOString() : null;
};

/** The offer that an order has used, with the amount that it took off. */
export const presentUsedOffer = ({
  offer,
  currency,
}: Pick<OrderRow, 'offer' | 'currency'>): UsedOffer | null => {
  if (!offer) return null;
  const { discountMinor, ...used } = offer;
  return { ...used, discount: money(discountMinor, currency) };
};

/** Presents an order to its owner. With only the signed link, the receipt's email address is masked. */
export const presentOrder = (order: OrderRow, { own }: { readonly own: boolean }) => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  orderToken: order.order_token,
  status: order.status,
  total: money(order.total_minor, order.currency),
  tip: money(order.tip_minor, order.currency),
  placedAt: order.placed_at.toISOString(),
  readyAt: order.ready_at.toISOString(),
  readyBy: readyByOf(order),
  scheduledFor: order.slot_at?.toISOString() ?? null,
  pickUpOption: order.pickup_option,
  cupName: order.first_name,
  storeNumber: order.store_number,
  storeName: order.store_name,
  preOrderEstimates: order.estimates,
  summary: { ...order.summary, lineItems: order.summary.lineItems.map(withExcludedIngredients) },
  offer: presentUsedOffer(order),
  // The Stars of a voided order are never booked.
  earnsStarTenths: order.status === 'VOIDED' ? 0 : order.star_tenths,
  receiptEmail: own ? order.email : maskEmail(order.email),
  statusPath: statusPathOf(order),
});
export type SubmittedOrder = ReturnType<typeof presentOrder>;

declare module '../../http/graphql/resolver-parents.ts' {
  interface ResolverParents {
    readonly SubmittedOrder: SubmittedOrder;
  }
}
