import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  locationsListView,
  restPaths,
  type Locale,
  type LocationsListReply,
  type LocationsReply,
  type StoreDetailsReply,
  type StoreReply,
  type SuggestionsReply,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { localeOf } from '../../http/request-locale.ts';
import { findLocations, findNearest } from './find-locations.ts';
import { findPlace, suggestPlaces } from '../places/geocoder.ts';
import type { Position } from '../places/geo.ts';
import {
  locationsQuery,
  nearestBody,
  nearestQuery,
  readFeatures,
  storeParams,
  suggestionsQuery,
} from './locations.schema.ts';
import { loadMemberStores, relationTo } from '../store-relations.ts';
import type { NearStore } from '../places/store-grid.ts';
import type { StoreDirectory } from '../store-directory.ts';
import { summarizeStore, toReply, viewStore, type ViewFacts } from '../store-view.ts';
import type { StoreFacts } from '../store.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import {
  locationsListReply,
  locationsReply,
  nearestReply,
  storeDetailsReply,
  suggestionsReply,
} from './store-reply.schema.ts';

interface Centre extends Position {
  readonly placeName: string | null;
}
interface SearchCentre {
  readonly place?: string;
  readonly store?: string;
  readonly lat?: number;
  readonly lng?: number;
}
/**
 * A named place has priority over a store, an existing store over a position; without any of them the request is
 * invalid.
 */
const centreOf = async (
  stores: StoreDirectory,
  { place, store, lat, lng }: SearchCentre,
  locale: Locale,
): Promise<Centre> => {
  if (place !== undefined && place.trim() !== '') {
    const found = findPlace(place, locale);
    if (!found)
      throw createAppError('NOT_FOUND', undefined, { field: 'place', messageId: 'placeNameNotFound' });
    return { lat: found.lat, lng: found.lng, placeName: found.name };
  }
  const asked = store === undefined ? undefined : await stores.find(store);
  if (asked) return { lat: asked.latitude, lng: asked.longitude, placeName: null };
  if (lat === undefined || lng === undefined)
    throw createAppError('VALIDATION', undefined, { field: 'place' });
  return { lat, lng, placeName: null };
};

/** Presents stores with this visitor's language and relations, at the present time. */
const present = async <Presented>(
  deps: AppDeps,
  request: FastifyRequest,
  found: readonly NearStore[],
  view: (store: StoreFacts, facts: ViewFacts) => Presented,
): Promise<readonly Presented[]> => {
  const known = await loadMemberStores(deps, request.visitor);
  const shared = { now: deps.clock.now(), locale: localeOf(request), configuration: deps.configuration };
  return found.map(({ store, distanceMetres }) =>
    view(store, { ...shared, distanceMetres, relation: relationTo(store.storeNumber, known, 'NEARBY') }),
  );
};
const viewReply = (store: StoreFacts, facts: ViewFacts): StoreReply => toReply(viewStore(store, facts));

const readsOnly = {
  ignoresIdempotencyKey: 'It only reads: the position is sent in a body, so that no log contains it.',
};

type App = ReturnType<typeof typed>;
const typed = (instance: FastifyInstance) => instance.withTypeProvider<TypeBoxTypeProvider>();

const registerSearch = (app: App, deps: AppDeps): void => {
  const { stores: directory, clock } = deps;
  app.get(
    restPaths.locations,
    {
      schema: {
        summary: 'Stores near a place, a store or a position',
        querystring: locationsQuery,
        response: responses({ 200: Type.Union([locationsReply, locationsListReply]) }),
      },
    },
    async (request) => {
      const { placeName, ...center } = await centreOf(directory, request.query, localeOf(request));
      const found = await findLocations(directory, {
        from: center,
        features: readFeatures(request.query.features),
        now: clock.now(),
      });
      if (request.query.view === locationsListView) {
        const listed = await present(deps, request, found, summarizeStore);
        const stores = listed.map((store) => ({ store }));
        return { placeName, center, stores } satisfies LocationsListReply;
      }
      const stores = (await present(deps, request, found, viewReply)).map((store) => ({ store }));
      return { placeName, center, stores } satisfies LocationsReply;
    },
  );
};

const registerSuggestions = (app: App): void => {
  app.get(
    restPaths.suggestions,
    {
      schema: {
        summary: 'Places whose names begin like the text',
        querystring: suggestionsQuery,
        response: responses({ 200: suggestionsReply }),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-language');
      return { suggestions: suggestPlaces(request.query.q, localeOf(request)) } satisfies SuggestionsReply;
    },
  );
};

const registerNearest = (app: App, deps: AppDeps): void => {
  const { stores: directory, clock } = deps;
  const nearest = async (
    request: FastifyRequest,
    { lat, lng, features }: { lat: number; lng: number; features?: string | readonly string[] },
  ) => {
    const found = await findNearest(directory, {
      from: { lat, lng },
      features: readFeatures(features),
      now: clock.now(),
    });
    const [store] = await present(deps, request, [found], viewReply);
    return { store };
  };
  app.get(
    restPaths.nearestLocation,
    {
      schema: {
        summary: 'The nearest store',
        querystring: nearestQuery,
        response: responses({ 200: nearestReply }),
      },
    },
    (request) => nearest(request, request.query),
  );
  app.post(
    restPaths.nearestLocation,
    {
      schema: {
        summary: 'The nearest store; the position is not in the URL',
        body: nearestBody,
        response: responses({ 200: nearestReply }),
      },
      config: readsOnly,
    },
    (request) => nearest(request, request.body),
  );
};

const registerDetails = (app: App, deps: AppDeps): void => {
  app.get(
    `${restPaths.stores}/:storeNumber`,
    {
      schema: {
        summary: 'One store with all its hours',
        params: storeParams,
        response: responses({ 200: storeDetailsReply }),
      },
    },
    async (request): Promise<StoreDetailsReply> => {
      const { clock, configuration, stores } = deps;
      const store = await stores.load(request.params.storeNumber);
      const relation = relationTo(store.storeNumber, await loadMemberStores(deps, request.visitor));
      const facts = { now: clock.now(), locale: localeOf(request), configuration, relation };
      return { store: viewReply(store, facts) };
    },
  );
};

/** Registers the routes of LOC-020, LOC-024, LOC-025 and LOC-031: search, suggestions while typing, the nearest store, details. */
export const registerLocations = (instance: FastifyInstance, deps: AppDeps): void => {
  const app = typed(instance);
  registerSearch(app, deps);
  registerSuggestions(app);
  registerNearest(app, deps);
  registerDetails(app, deps);
};
