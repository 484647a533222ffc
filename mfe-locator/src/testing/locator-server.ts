import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { LocationsReply, RemoteManifest, StoreReply, SuggestionsReply } from '@crema/shared-contracts';
import { restPaths } from '@crema/shared-contracts';
import remoteJson from '../../remote.json';
import { sampleNow, sampleReply } from './sample-stores.ts';

export const manifest = remoteJson as RemoteManifest;
const at = (path: string) => `http://localhost${path}`;
export const server = setupServer();

/** The network of a test file; the device forgets between tests. */
export const startLocatorServer = (): void => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => localStorage.clear());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
};

/** Answers searches and records their queries. */
export const answerSearches = (
  reply: LocationsReply | ((query: URLSearchParams) => LocationsReply | undefined) = sampleReply,
): URLSearchParams[] => {
  const queries: URLSearchParams[] = [];
  server.use(
    http.get(at(restPaths.locations), ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const body = typeof reply === 'function' ? reply(query) : reply;
      return body
        ? HttpResponse.json(body)
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

export const replyWith = (placeName: string | null, ...stores: readonly StoreReply[]): LocationsReply => ({
  placeName,
  center: { lat: 0, lng: 0 },
  stores: stores.map((store) => ({ store })),
});
export const sampleClock = { now: () => sampleNow, monotonic: () => 0 };
