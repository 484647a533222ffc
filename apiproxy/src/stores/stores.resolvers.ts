import type { GraphqlContext } from '../http/graphql/graphql-context.ts';
import type { QueryRecommendedStoresArgs, Resolvers } from '../generated/resolvers.ts';
import { createAppError } from '../http/errors/app-error.ts';
import { readLocale } from '../http/request-locale.ts';
import { findLocations } from './locations/find-locations.ts';
import { isPosition, type Position } from './places/geo.ts';
import { estimatePickups, toPickupCode } from './pickup.ts';
import type { StoreFacts } from './store.ts';
import { loadMemberStores, relationTo } from './store-relations.ts';
import { viewStore, type StoreView } from './store-view.ts';
import { isAsapAvailable, loadSlots } from './hours/time-slots.ts';

const defaultLimit = 10;
/** Favourites and previous stores fill the locator's tabs, so their limit is higher than a search's. */
const maxMemberStores = 200;

const memberStores = (context: GraphqlContext) =>
  context.memo('memberStores', () => loadMemberStores(context.deps, context.visitor));

/** Every resolver that returns a Store uses this (LOC-032). */
export const presentStore = async (
  context: GraphqlContext,
  store: StoreFacts,
  locale = context.locale,
): Promise<StoreView> => {
  const { clock, configuration } = context.deps;
  const relation = relationTo(store.storeNumber, await memberStores(context));
  return viewStore(store, { now: clock.now(), locale, configuration, relation });
};
/** Throws STORE_NOT_FOUND. */
export const resolveStore = async (context: GraphqlContext, storeNumber: string): Promise<StoreView> =>
  presentStore(context, await context.deps.stores.load(storeNumber));

/**
 * Parses the requested position, if any. Throws VALIDATION for a position that does not exist or a limit
 * below 1.
 */
const readPosition = ({ latitude, longitude, limit }: QueryRecommendedStoresArgs): Position | undefined => {
  if (typeof limit === 'number' && limit < 1)
    throw createAppError('VALIDATION', undefined, { field: 'limit' });
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const position = { lat: latitude, lng: longitude };
  if (!isPosition(position)) throw createAppError('VALIDATION', undefined, { field: 'latitude' });
  return position;
};

/**
 * FAVORITE comes first, then USUAL, then NEARBY, each sorted latest, most frequent or nearest first. Without
 * a position the list contains only the member's own stores (LOC-055, D-51).
 */
const recommend = async (
  context: GraphqlContext,
  input: QueryRecommendedStoresArgs,
): Promise<readonly StoreView[]> => {
  const { stores, clock, configuration } = context.deps;
  const now = clock.now();
  const known = await memberStores(context);
  const from = readPosition(input);
  const near = from ? (await findLocations(stores, { from, features: [], now })).stores : [];
  const distances = new Map(near.map(({ store, distanceMetres }) => [store.storeNumber, distanceMetres]));
  const savedStores = [...new Set([...known.favorites, ...known.previous])].slice(0, maxMemberStores);
  const found = [...(await stores.findAll(savedStores)), ...near.map(({ store }) => store)];
  const all = new Map(found.map((store) => [store.storeNumber, store]));
  return [...new Set([...savedStores, ...distances.keys()])]
    .flatMap((storeNumber) => all.get(storeNumber) ?? [])
    .slice(0, Math.min(input.limit ?? defaultLimit, maxMemberStores))
    .map((store) =>
      viewStore(store, {
        now,
        locale: context.locale,
        configuration,
        distanceMetres: distances.get(store.storeNumber),
        relation: relationTo(store.storeNumber, known, 'NEARBY'),
      }),
    );
};

export const storesResolvers: Resolvers = {
  Query: {
    storeByNumber: async (_parent, { storeNumber, locale }, context) =>
      presentStore(
        context,
        await context.deps.stores.load(storeNumber),
        locale ? readLocale(locale) : context.locale,
      ),
    recommendedStores: (_parent, args, context) => recommend(context, args),
  },
  Store: {
    scheduledOrdering: async ({ facts }, { pickUpOption, days }, { deps }) => {
      const now = deps.clock.now();
      const pickup = toPickupCode(pickUpOption ?? 'INSTORE16');
      const slots = await loadSlots(deps.db, facts, now, { pickup, isNextHour: !days });
      return {
        slots: slots.map(({ startsAt, available }) => ({ startsAt: startsAt.toISOString(), available })),
        asapAvailable: isAsapAvailable(facts, now, pickup),
      };
    },
    pickupEstimates: ({ facts }) => estimatePickups(facts),
  },
};
