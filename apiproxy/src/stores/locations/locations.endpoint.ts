import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { locationsListView, restPaths, type SuggestionsReply } from '@crema/shared-contracts';
import {
  locationsListReply,
  locationsQuery,
  locationsReply,
  nearestLocationRequest,
  nearestQuery,
  storeDetailsReply,
  storeParams,
  suggestionsQuery,
  suggestionsReply,
} from '@crema/shared-contracts/wire/stores';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { localeOf } from '../../http/request-locale.ts';
import { findLocations, findNearest } from './find-locations.ts';
import { areaOf, readPageEnd, requirePosition, writePageEnd } from './search-area.ts';
import { loadMemberStores, relationTo } from '../store-relations.ts';
import type { NearStore } from '../places/store-grid.ts';
import { storeText, type StoreForm, type StoreRelation } from '../store-view.ts';
import { sendJsonText } from '../../http/replies/json-text.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { readFeatures } from './read-features.ts';

/** The JSON of stores with this visitor's language and relations, at the present time. */
const present = async (
  deps: AppDeps,
  request: FastifyRequest,
  found: readonly (Pick<NearStore, 'store'> & Partial<NearStore>)[],
  { form, otherwise }: { form: StoreForm; otherwise: StoreRelation['recommendationReason'] },
): Promise<readonly string[]> => {
  const known = await loadMemberStores(deps, request.visitor);
  const shared = { now: deps.clock.now(), locale: localeOf(request), configuration: deps.configuration };
  return found.map(({ store, distanceMetres }) =>
    storeText(
      store,
      { ...shared, distanceMetres, relation: relationTo(store.storeNumber, known, otherwise) },
      form,
    ),
  );
};

const fromMemory = { sessionFromMemory: true };
const readsOnly = {
  ...fromMemory,
  ignoresIdempotencyKey: 'It only reads: the position is sent in a body, so that no log contains it.',
};

type App = ReturnType<typeof typed>;
const typed = (instance: FastifyInstance) => instance.withTypeProvider<TypeBoxTypeProvider>();

const registerSearch = (app: App, deps: AppDeps): void => {
  app.get(
    restPaths.locations,
    {
      schema: {
        summary: 'Stores in a box, or near a place, a store or a position',
        querystring: locationsQuery,
        response: responses({ 200: Type.Union([locationsReply, locationsListReply]) }),
      },
      config: fromMemory,
    },
    async (request, reply) => {
      const { query } = request;
      const { placeName, ...area } = await areaOf(deps, query, localeOf(request));
      const { stores, next, ...page } = await findLocations(deps.stores, {
        ...area,
        features: readFeatures(query.features),
        now: deps.clock.now(),
        after: readPageEnd(query.after),
      });
      const facts = { placeName, center: area.from, ...page, ...(next && { next: writePageEnd(next) }) };
      const form = query.view === locationsListView ? 'card' : 'whole';
      const listed = await present(deps, request, stores, { form, otherwise: 'NEARBY' });
      const list = listed.map((store) => `{"store":${store}}`).join();
      return sendJsonText(reply, deps, `${JSON.stringify(facts).slice(0, -1)},"stores":[${list}]}`);
    },
  );
};

const registerSuggestions = (app: App, { stores }: AppDeps): void => {
  app.get(
    restPaths.suggestions,
    {
      schema: {
        summary: 'Places, stores and streets whose names begin like the text',
        querystring: suggestionsQuery,
        response: responses({ 200: suggestionsReply }),
      },
    },
    async (request, reply) => {
      const { q, lat, lng } = request.query;
      const near = lat === undefined || lng === undefined ? undefined : requirePosition({ lat, lng });
      void reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-language');
      const suggestions = (await stores.places()).suggest(q, localeOf(request), near);
      return { suggestions } satisfies SuggestionsReply;
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
      from: requirePosition({ lat, lng }),
      features: readFeatures(features),
      now: clock.now(),
    });
    const [store] = await present(deps, request, [found], { form: 'whole', otherwise: 'NEARBY' });
    return `{"store":${store}}`;
  };
  app.get(
    restPaths.nearestLocation,
    {
      schema: {
        summary: 'The nearest store, for caches',
        querystring: nearestQuery,
        response: responses({ 200: storeDetailsReply }),
      },
      config: fromMemory,
    },
    async (request, reply) => {
      const found = await nearest(request, request.query);
      // The reply to a member contains the relation to the store.
      if (!request.visitor.memberId)
        void reply.headers({ 'cache-control': 'public, max-age=60', vary: 'accept-language, cookie' });
      return sendJsonText(reply, deps, found);
    },
  );
  app.post(
    restPaths.nearestLocation,
    {
      schema: {
        summary: 'The nearest store; the position is not in the URL',
        body: nearestLocationRequest,
        response: responses({ 200: storeDetailsReply }),
      },
      config: readsOnly,
    },
    async (request, reply) => sendJsonText(reply, deps, await nearest(request, request.body)),
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
      config: fromMemory,
    },
    async (request, reply) => {
      const store = await deps.stores.load(request.params.storeNumber);
      const [text] = await present(deps, request, [{ store }], { form: 'whole', otherwise: null });
      return sendJsonText(reply, deps, `{"store":${text}}`);
    },
  );
};

/** Registers the routes of LOC-020, LOC-024, LOC-025 and LOC-031: search, suggestions while typing, the nearest store, details. */
export const registerLocations = (instance: FastifyInstance, deps: AppDeps): void => {
  const app = typed(instance);
  registerSearch(app, deps);
  registerSuggestions(app, deps);
  registerNearest(app, deps);
  registerDetails(app, deps);
};
