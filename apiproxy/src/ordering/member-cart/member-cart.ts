import type { Kysely } from 'kysely';
import { type Catalogue, findOption, formerAvailability } from '../../catalogue/catalogue.public.ts';
import type { MutationSaveMemberCartArgs, QueryMemberCartArgs } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import type { GraphqlContext } from '../../http/graphql/graphql-context.ts';
import { readLocale } from '../../http/request-locale.ts';
import type { Tables } from '../../storage/tables.ts';
import { toOrderedItem } from '../cart/cart-input.ts';
import type { OrderedItem } from '../cart/ordered-item.ts';
import { viewBasket } from '../history/previous-basket.ts';
import { createViews } from '../history/previous-orders.ts';

/** Units, with those that a store has set aside. */
const maxUnits = 100;
const maxOptions = 50;
const maxQuantity = 99;
/** A cart that nobody has changed for so long is over (D-38). */
const lifeMs = 30 * 24 * 60 * 60_000;

interface StoredCart {
  readonly revision: number;
  readonly items: readonly OrderedItem[];
}
const readCart = async (db: Kysely<Tables>, memberId: string, now: Date): Promise<StoredCart> => {
  const row = await db
    .selectFrom('member_cart')
    .select(['revision', 'items', 'updated_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return { revision: 0, items: [] };
  const isOver = now.getTime() - row.updated_at.getTime() >= lifeMs;
  return { revision: Number(row.revision), items: isOver ? [] : row.items };
};

/** Writes the cart if its revision is still `revision`; returns whether it was. */
const writeCart = async (
  db: Kysely<Tables>,
  { memberId, items, revision, now }: StoredCart & { readonly memberId: string; readonly now: Date },
): Promise<boolean> => {
  const values = { items: JSON.stringify(items), revision: revision + 1, updated_at: now };
  const written =
    revision === 0
      ? await db
          .insertInto('member_cart')
          .values({ member_id: memberId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await db
          .updateTable('member_cart')
          .set(values)
          .where('member_id', '=', memberId)
          .where('revision', '=', revision)
          .executeTakeFirst();
  const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows;
  return Number(count ?? 0) > 0;
};

const isCount = (quantity: number) =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;

/** The requested units. Throws ITEM_LIMIT and INVALID_QUANTITY. */
const readItems = ({ items }: Pick<MutationSaveMemberCartArgs, 'items'>): readonly OrderedItem[] => {
  const isTooLong = items.some(
    ({ childItems, excludedIngredients }) =>
      (childItems?.length ?? 0) > maxOptions || (excludedIngredients?.length ?? 0) > maxOptions,
  );
  if (items.length > maxUnits || isTooLong) throw createAppError('ITEM_LIMIT', { limit: maxUnits });
  const isCounted = items.every(
    ({ quantity, childItems }) =>
      quantity === 1 && (childItems ?? []).every((child) => isCount(child.quantity)),
  );
  if (!isCounted) throw createAppError('INVALID_QUANTITY');
  return items.map((item) => ({ itemId: null, ...toOrderedItem(item) }));
};

const isSoldIn = ({ findSku }: Catalogue, { sku, childItems }: OrderedItem): boolean => {
  const product = findSku(sku)?.product;
  return product !== undefined && childItems.every((child) => findOption(product, child.sku));
};
/** A unit with the catalogue that names it: that of the shop, or a former one for what has left the menu. */
interface NamedUnit {
  readonly item: OrderedItem;
  readonly catalogue: Catalogue;
}
/** Without the units that no catalogue has. */
const nameUnits = async (
  { formerCatalogueOf }: AppDeps,
  items: readonly OrderedItem[],
  present: Catalogue,
): Promise<readonly NamedUnit[]> => {
  const named = items.map(async (item): Promise<NamedUnit> => {
    if (isSoldIn(present, item)) return { item, catalogue: present };
    const former = await formerCatalogueOf(item);
    return { item, catalogue: isSoldIn(former, item) ? former : present };
  });
  return (await Promise.all(named)).filter(({ item, catalogue }) => catalogue.findSku(item.sku));
};

/** No name of a line comes from an order: the catalogues have those of all lines. */
const noOrder = { lineItems: [] } as unknown as Parameters<typeof viewBasket>[1];

const present = async (
  context: GraphqlContext,
  { revision, items }: StoredCart,
  { locale, storeNumber }: Pick<QueryMemberCartArgs, 'locale' | 'storeNumber'>,
  isSaved: boolean,
) => {
  const view = await createViews(context, readLocale(locale), { storeNumber })(storeNumber ?? '');
  const units = await nameUnits(context.deps, items, view.catalogue);
  const views = new Map(
    units
      .filter(({ catalogue }) => catalogue !== view.catalogue)
      .map(({ item, catalogue }) => {
        const availability = formerAvailability(view.catalogue, item, view.availability);
        return [item, { ...view, catalogue, availability }];
      }),
  );
  const basket = viewBasket(
    units.map(({ item }) => item),
    noOrder,
    (item) => views.get(item) ?? view,
  );
  return { revision, isSaved, items: basket.items };
};

/**
 * memberCart: the member's cart with today's names, prices and availability; what has left the menu has its former ones and is not sold
 * (D-38, SHP-006, docs/decisions/141).
 */
export const memberCart = async (context: GraphqlContext, args: QueryMemberCartArgs) => {
  const { db, clock } = context.deps;
  return present(context, await readCart(db, memberOf(context), clock.now()), args, true);
};

/**
 * saveMemberCart: replaces the cart if no other device has changed it since `revision`; otherwise returns the stored one, so that the device can
 * join both (D-38).
 */
export const saveMemberCart = async (context: GraphqlContext, args: MutationSaveMemberCartArgs) => {
  const { db, clock } = context.deps;
  const memberId = memberOf(context);
  const requested = readItems(args);
  const units = await nameUnits(context.deps, requested, await context.deps.wholeCatalogue());
  const items = units.map(({ item }) => item);
  const now = clock.now();
  const isSaved = await writeCart(db, { memberId, items, revision: args.revision, now });
  const stored = isSaved ? { revision: args.revision + 1, items } : await readCart(db, memberId, now);
  return present(context, stored, args, isSaved);
};
