import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  restPaths,
  type Locale,
  type LocationsReply,
  type StoreReply,
  type SuggestionsReply,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Db } from '../../storage/database.ts';
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
  suggestionsQuery,
} from './locations.schema.ts';
import { loadMemberStores, relationTo } from '../store-relations.ts';
import { findStore, type NearStore } from '../store-queries.ts';
import { toReply, viewStore } from '../store-view.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { locationsReply, nearestReply, suggestionsReply } from './store-reply.schema.ts';

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
  db: Db,
  { place, store, lat, lng }: SearchCentre,
  locale: Locale,
): Promise<Centre> => {
  if (place !== undefined && place.trim() !== '') {
    const found = findPlace(place, locale);
    if (!found)
      throw createAppError('NOT_FOUND', undefined, { field: 'place', messageId: 'placeNameNotFound' });
    return { lat: found.lat, lng: found.lng, placeName: found.name };
  }
  const asked = store === undefined ? undefined : await findStore(db, store);
  if (asked) return { lat: asked.latitude, lng: asked.longitude, placeName: null };
  if (lat === undefined || lng === undefined)
    throw createAppError('VALIDATION', undefined, { field: 'place' });
  return { lat, lng, placeName: null };
};

/** The stores with this visitor's language and relations, at the present time. */
const present = async (
  deps: AppDeps,
  request: FastifyRequest,
  found: readonly NearStore[],
): Promise<readonly StoreReply[]> => {
  const known = await loadMemberStores(deps, request.visitor);
  const shared = { now: deps.clock.now(), locale: localeOf(request), configuration: deps.configuration };
  return found.map(({ store, distanceMetres }) =>
    toReply(
      viewStore(store, {
        ...shared,
        distanceMetres,
        relation: relationTo(store.storeNumber, known, 'NEARBY'),
      }),
    ),
  );
};

const readsOnly = {
  ignoresIdempotencyKey: 'It only reads: the position is sent in a body, so that no log contains it.',
};

type App = ReturnType<typeof typed>;
const typed = (instance: FastifyInstance) => instance.withTypeProvider<TypeBoxTypeProvider>();

const registerSearch = (app: App, deps: AppDeps): void => {
  const { db, clock } = deps;
  app.get(
    restPaths.locations,
    {
      schema: {
        summary: 'Stores near a place, a store or a position',
        querystring: locationsQuery,
        response: responses({ 200: locationsReply }),
      },
    },
    async (request) => {
      const { placeName, ...center } = await centreOf(db, request.query, localeOf(request));
      const found = await findLocations(db, {
        from: center,
        features: readFeatures(request.query.features),
        now: clock.now(),
      });
      const stores = (await present(deps, request, found)).map((store) => ({ store }));
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
  const { db, clock } = deps;
  const nearest = async (
    request: FastifyRequest,
    { lat, lng, features }: { lat: number; lng: number; features?: string | readonly string[] },
  ) => {
    const found = await findNearest(db, {
      from: { lat, lng },
      features: readFeatures(features),
      now: clock.now(),
    });
    const [store] = await present(deps, request, [found]);
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

/** Registers the routes of LOC-020, LOC-024 and LOC-025: search, suggestions while typing, the nearest store. */
export const registerLocations = (instance: FastifyInstance, deps: AppDeps): void => {
  const app = typed(instance);
  registerSearch(app, deps);
  registerSuggestions(app);
  registerNearest(app, deps);
};
