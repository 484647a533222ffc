import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { answerMap } from '@crema/remote-kit/testing/map-archive';
import type {
  FilterCountsReply,
  LocationsListReply,
  LocationsReply,
  RemoteManifest,
  StoreReply,
  StoreSummary,
  SuggestionsReply,
} from '@crema/shared-contracts';
import { locationsListView, restPaths } from '@crema/shared-contracts';
import { GetRecommendedStoresDocument } from '../generated/get-recommended-stores.ts';
import { GetStoreDocument, GetStoreRelationDocument } from '../generated/operations.ts';
import remoteJson from '../../remote.json';
import { sampleNow, sampleReply } from './sample-stores.ts';

export const manifest = remoteJson as RemoteManifest;
const at = (path: string) => `http://localhost${path}`;
/** Without counts the filters are shown alone. */
const withoutCounts = http.get(at(restPaths.filterCounts), () => HttpResponse.json({}, { status: 503 }));
export const server = setupServer(answerMap, withoutCounts);

/** The fake server of a test file; storage is cleared between tests. */
export const startLocatorServer = (): void => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => localStorage.clear());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
};

/** The fields that the server sends in a list (LOC-030). */
const summaryOf = (store: StoreReply): StoreSummary => {
  const {
    phoneNumber: _phone,
    amenities: _amenities,
    schedule: _schedule,
    isOpen: _isOpen,
    openStatusFormatted: _status,
    hoursStatusFormatted: _hours,
    address: { lines, city, countryCode },
    mobileOrdering: { availability, guestOrdering, curbsideAvailability, svcOnly },
    ...listed
  } = store;
  return {
    ...listed,
    address: { lines, city, countryCode },
    mobileOrdering: { availability, guestOrdering, curbsideAvailability, ...(svcOnly && { svcOnly }) },
  };
};
const summariesOf = ({ stores, ...reply }: LocationsReply): LocationsListReply => ({
  ...reply,
  stores: stores.map(({ store }) => ({ store: summaryOf(store) })),
});

/** Answers requests for the details of these stores, and records their numbers. `status` refuses them. */
export const answerDetails = (
  stores: () => readonly StoreReply[],
  { status = 200 }: { readonly status?: number } = {},
): string[] => {
  const numbers: string[] = [];
  server.use(
    http.get(at(`${restPaths.stores}/:storeNumber`), ({ params }) => {
      const number = String(params['storeNumber']);
      numbers.push(number);
      const store = stores().find(({ storeNumber }) => storeNumber.split('-')[0] === number);
      return store && status === 200
        ? HttpResponse.json({ store })
        : HttpResponse.json(
            { error: { code: 'UNEXPECTED_ERROR', message: '' }, referenceId: 'r4' },
            { status: 500 },
          );
    }),
  );
  return numbers;
};

/** Answers searches for lists and records their queries, and answers requests for the details of the found stores. */
export const answerSearches = (
  reply: LocationsReply | ((query: URLSearchParams) => LocationsReply | undefined) = sampleReply,
  headers: Readonly<Record<string, string>> = {},
): URLSearchParams[] => {
  const queries: URLSearchParams[] = [];
  let found: readonly StoreReply[] = [];
  answerDetails(() => found);
  server.use(
    http.get(at(restPaths.locations), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isList = query.get('view') === locationsListView;
      query.delete('view');
      queries.push(query);
      const body = typeof reply === 'function' ? reply(query) : reply;
      found = body?.stores.map(({ store }) => store) ?? found;
      return body
        ? HttpResponse.json(isList ? summariesOf(body) : body, { headers })
        : HttpResponse.json(
            {
              error: { code: 'NOT_FOUND', message: '', field: 'place' },
              messageId: 'placeNameNotFound',
              referenceId: 'r1',
            },
            { status: 404 },
          );
    }),
  );
  return queries;
};
/** Answers requests for the counts of filters, and records their queries. */
export const answerCounts = (reply: (query: URLSearchParams) => FilterCountsReply): URLSearchParams[] => {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get(at(restPaths.filterCounts), ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      return HttpResponse.json(reply(query));
    }),
  );
  return queries;
};
export const failSearches = (status = 500, code = 'UNEXPECTED_ERROR'): void =>
  server.use(
    http.get(at(restPaths.locations), () =>
      HttpResponse.json({ error: { code, message: '' }, referenceId: 'r2' }, { status }),
    ),
  );
export const answerSuggestions = (suggestions: SuggestionsReply['suggestions']): string[] => {
  const terms: string[] = [];
  server.use(
    http.get(at(restPaths.suggestions), ({ request }) => {
      terms.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json({ suggestions });
    }),
  );
  return terms;
};

const hashOf = (document: unknown) => (document as { __meta__: { hash: string } }).__meta__.hash;
/** Answers requests for the member's stores with these stores or this reply; counts the requests. */
export const answerSavedStores = (
  reply: readonly unknown[] | (() => Response),
): { readonly asked: () => number } => {
  let asked = 0;
  server.use(
    http.get(at(restPaths.graphql), ({ request }) => {
      const extensions = new URL(request.url).searchParams.get('extensions') ?? '{}';
      const { persistedQuery } = JSON.parse(extensions) as { persistedQuery?: { sha256Hash: string } };
      if (persistedQuery?.sha256Hash !== hashOf(GetRecommendedStoresDocument)) return undefined;
      asked += 1;
      return typeof reply === 'function'
        ? reply()
        : HttpResponse.json({ data: { recommendedStores: reply.map((store) => withTypenames(store)) } });
    }),
  );
  return { asked: () => asked };
};

/**
 * Answers queries for one store by number, and records the operations that were asked; a member's relation is in the store.
 * An unknown number is answered as the server does.
 */
export const answerStores = (...stores: readonly StoreReply[]): string[] => {
  const asked: string[] = [];
  const operations = { GetStore: GetStoreDocument, GetStoreRelation: GetStoreRelationDocument };
  server.use(
    http.get(at(restPaths.graphql), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const { persistedQuery } = JSON.parse(query.get('extensions') ?? '{}') as {
        persistedQuery?: { sha256Hash: string };
      };
      const [operation] =
        Object.entries(operations).find(([, document]) => hashOf(document) === persistedQuery?.sha256Hash) ??
        [];
      if (operation === undefined) return undefined;
      const variables = JSON.parse(query.get('variables') ?? '{}') as {
        storeNumber: string;
        locale?: string;
      };
      asked.push([operation, variables.storeNumber, variables.locale].filter(Boolean).join(' '));
      const found = stores.find((store) => store.storeNumber.split('-')[0] === variables.storeNumber);
      return HttpResponse.json(
        found
          ? { data: { storeByNumber: withTypenames(found) } }
          : { data: null, errors: [{ message: '', extensions: { code: 'STORE_NOT_FOUND' } }] },
      );
    }),
  );
  return asked;
};

const typenames: Readonly<Record<string, string>> = {
  coordinates: 'Coordinates',
  address: 'StoreAddress',
  timeZone: 'TimeZoneInfo',
  mobileOrdering: 'MobileOrdering',
  pickUpOptions: 'CodeName',
  warningLabels: 'WarningLabel',
  amenities: 'CodeName',
  schedule: 'ScheduleDay',
  openIntervals: 'OpenInterval',
};
/** A store as GraphQL returns it: the same data, each object with its __typename. */
const withTypenames = (value: unknown, name = 'Store'): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withTypenames(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withTypenames(inner, typenames[key])]);
  return { __typename: name, ...Object.fromEntries(entries) };
};

/** Records writes of favourites, as “POST 1001”. `status` refuses them with a code, `pending` delays the reply. */
export const answerFavorites = ({
  status = 204,
  code = 'UNEXPECTED_ERROR',
  pending = Promise.resolve(),
}: {
  readonly status?: number;
  readonly code?: string;
  readonly pending?: Promise<void>;
} = {}): string[] => {
  const written: string[] = [];
  const answer = async (line: string) => {
    written.push(line);
    await pending;
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ error: { code, message: '' }, referenceId: 'r3' }, { status });
  };
  server.use(
    http.post(at(restPaths.favoriteStores), async ({ request }) => {
      const { storeNumber } = (await request.json()) as { storeNumber: string };
      return answer(`POST ${storeNumber}`);
    }),
    http.delete(at(`${restPaths.favoriteStores}/:storeNumber`), ({ params }) =>
      answer(`DELETE ${String(params['storeNumber'])}`),
    ),
  );
  return written;
};

export const replyWith = (placeName: string | null, ...stores: readonly StoreReply[]): LocationsReply => ({
  placeName,
  center: { lat: 0, lng: 0 },
  stores: stores.map((store) => ({ store })),
});
export const sampleClock = { now: () => sampleNow, monotonic: () => 0 };
