import type { BasketItem, QueryUsualItemsArgs } from '../../generated/resolvers.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { readLocale } from '../../http/request-locale.ts';
import { recipeKeyOf, viewBasket } from './previous-basket.ts';
import { createViews, loadOrders } from './previous-orders.ts';

const ordersLookedAt = 10;
/** The number of those orders that a line must be part of. */
const usualFrom = 3;
const maxItems = 2;

/**
 * The lines that a member orders again and again (D-36): one unit each, most frequent first, then latest; voided orders do not count. A line that can no longer
 * be ordered at all is omitted; one that the store has sold out is returned with its availability.
 */
export const usualItems = async (
  context: GraphqlContext,
  args: QueryUsualItemsArgs,
): Promise<readonly BasketItem[]> => {
  const { memberId, kind } = context.visitor;
  if (kind !== 'member' || memberId === undefined) throw createAppError('UNAUTHENTICATED');
  const orders = await loadOrders(context, memberId, ordersLookedAt);
  const [latest] = orders;
  if (!latest) return [];
  const view = await createViews(
    context,
    readLocale(args.locale),
    args,
  )(args.storeNumber ?? latest.store_number);
  const found = new Map<string, { readonly item: BasketItem; readonly orders: number }>();
  for (const { items, summary } of orders.filter(({ status }) => status !== 'VOIDED'))
    for (const item of viewBasket(items, summary, () => view).items) {
      const key = recipeKeyOf(item);
      const before = found.get(key);
      found.set(key, { item: { ...item, quantity: 1 }, orders: (before?.orders ?? 0) + 1 });
    }
  return [...found.values()]
    .filter((line) => line.orders >= usualFrom)
    .toSorted((a, b) => b.orders - a.orders)
    .slice(0, maxItems)
    .map(({ item }) => item);
};
