import type { Locale } from '@crema/shared-contracts';
import {
  type Catalogue,
  formerAvailability,
  type PricedCatalogue,
  pricedPlaceFor,
} from '../catalogue/catalogue.public.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type {
  FavoriteItemInput,
  FavoriteProduct,
  QueryFavoriteProductsArgs,
  Resolvers,
} from '../generated/resolvers.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { memberOf } from '../http/graphql/member-of.ts';
import { readLocale } from '../http/request-locale.ts';
import { toOrderedItem, findViolation, itemRules, resolveItems } from '../ordering/ordering.public.ts';
import { resolveFavorite, normalizeItem, toFavoriteItem } from './favorite-item.ts';
import { listFavorites, removeFavorite, storeFavorite, toItem, type FavoriteRow } from './favorite-store.ts';
import { sortFavorites, viewFavorite, type FavoriteViewFacts } from './favorite-view.ts';

interface ViewFacts extends FavoriteViewFacts {
  readonly catalogue: PricedCatalogue;
}
/** Without a store: the national menu's prices, with everything available. */
const loadViewFacts = async (
  { stores, availabilityOf, catalogueOf, productPictures }: AppDeps,
  locale: Locale,
  { storeNumber, storePricingInput }: Pick<QueryFavoriteProductsArgs, 'storeNumber' | 'storePricingInput'>,
): Promise<ViewFacts> => {
  const store = storeNumber ? await stores.load(storeNumber) : undefined;
  const catalogue = await catalogueOf(pricedPlaceFor(store, storePricingInput, locale));
  return {
    locale,
    catalogue,
    pricing: catalogue.pricing,
    availability: await availabilityOf(store),
    pictureOf: productPictures(),
  };
};

/** The normalised item. Throws the errors that a cart would throw at every store (docs/decisions/005). */
const validateItem = (input: FavoriteItemInput, { configuration }: AppDeps, catalogue: Catalogue) => {
  const requestedItems = [{ itemId: null, quantity: 1, ...toOrderedItem(input) }];
  const { maximumItemAmount, maximumModifierAmount } = configuration;
  const facts = {
    ...resolveItems(catalogue, requestedItems),
    requestedItems,
    maximumItemAmount,
    maximumModifierAmount,
  };
  const violated = findViolation(itemRules, facts);
  const [item] = facts.items;
  if (violated || !item) throw createAppError(violated?.code ?? 'ITEMS_NOT_FOUND', violated?.params?.(facts));
  return normalizeItem(item);
};

/** A favourite that has left the menu is named by the newest version that had it; undefined if none did. */
const viewRow = async (
  { formerCatalogueOf }: AppDeps,
  row: FavoriteRow,
  facts: ViewFacts,
): Promise<FavoriteProduct | undefined> => {
  const stored = toItem(row);
  const item = resolveFavorite(facts.catalogue, stored);
  if (item) return viewFavorite(row.favorite_id, item, facts);
  const former = resolveFavorite(await formerCatalogueOf(stored), stored);
  const availability = formerAvailability(facts.catalogue, stored, facts.availability);
  return former && viewFavorite(row.favorite_id, former, { ...facts, availability });
};

/** Favourite products of a member (ORD-144). Without a member the error is UNAUTHENTICATED. */
export const favoritesResolvers: Resolvers = {
  Query: {
    favoriteProducts: async (_parent, args, context) => {
      const { deps } = context;
      const rows = await listFavorites(deps.db, memberOf(context));
      const facts = await loadViewFacts(deps, readLocale(args.locale), args);
      const views = await Promise.all(rows.map((row) => viewRow(deps, row, facts)));
      return sortFavorites(
        views.filter((view) => view !== undefined),
        facts.locale,
      );
    },
  },
  // Documents of earlier releases name the field `leftOut`.
  FavoriteItem: { leftOut: ({ excludedIngredients }) => excludedIngredients },
  Mutation: {
    addFavoriteProduct: async (_parent, args, context) => {
      const { deps } = context;
      const memberId = memberOf(context);
      const facts = await loadViewFacts(deps, readLocale(args.locale), {});
      const catalogue = await deps.wholeCatalogue();
      const item = validateItem(args.item, deps, catalogue);
      const favoriteId = await storeFavorite(deps, { memberId, item: toFavoriteItem(item), catalogue });
      return viewFavorite(favoriteId, item, facts);
    },
    deleteFavoriteProduct: async (_parent, { favoriteProductId }, context) => {
      await removeFavorite(context.deps.db, memberOf(context), favoriteProductId);
      return favoriteProductId;
    },
  },
};
