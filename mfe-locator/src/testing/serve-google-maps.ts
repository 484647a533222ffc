import { http, HttpResponse, delay } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { installGoogleMaps } from './google-maps/install.ts';
import type { GoogleAnswer } from './google-maps/map-double.ts';
import {
  answerPlaces,
  isPlacesRequest,
  type PlacesAnswer,
  type PlacesRequest,
} from './google-places-double.ts';

/** The answer of Google's server to the request for its script. */
export type GoogleServer = GoogleAnswer | 'blocked' | 'slow';

const scriptHost = 'https://maps.googleapis.com';
let answer: GoogleServer = 'accepted';
let placesAnswer: PlacesAnswer = 'accepted';
const requests: URL[] = [];
const libraryRequests: string[] = [];
const placesRequests: PlacesRequest[] = [];

/** Google's server: it sends the loader's callback back in the script, and a script per library. */
const handlers = [
  http.get(`${scriptHost}/maps/api/js`, async ({ request }) => {
    const url = new URL(request.url);
    requests.push(url);
    if (answer === 'blocked') return HttpResponse.error();
    if (answer === 'slow') await delay('infinite');
    const callback = url.searchParams.get('callback') ?? '';
    const key = url.searchParams.get('key') ?? '';
    return HttpResponse.text(`installGoogleMaps(${JSON.stringify({ answer, callback, key })})`);
  }),
  http.get(`${scriptHost}/maps-api-v3/api/js/*`, ({ request }) => {
    libraryRequests.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return HttpResponse.text('');
  }),
  http.all(
    ({ request }) => isPlacesRequest(request.url),
    async ({ request }) => {
      const asked = { url: request.url, body: await request.text() };
      const reply = answerPlaces(asked, placesAnswer);
      placesRequests.push(reply.request);
      if (placesAnswer === 'blocked') return HttpResponse.error();
      if (placesAnswer === 'slow') await delay('infinite');
      return HttpResponse.json(reply.body, { status: reply.status });
    },
  ),
];

/** jsdom loads no scripts: this runs those of Google as a browser does. */
const runScript = async (script: HTMLScriptElement) => {
  try {
    const text = await (await fetch(script.src)).text();
    new Function('installGoogleMaps', text)(installGoogleMaps);
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
};
const watchScripts = () =>
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src.startsWith(scriptHost)) void runScript(node);
  });

/**
 * Serves Google’s scripts and places in the tests of a file. The returned functions choose the answers; `requests` are those of the script,
 * `libraries` the files of its libraries, `places` the questions for places. `server` is the file’s server for other requests,
 * if it has one.
 */
export const serveGoogleMaps = (
  server?: SetupServer,
): {
  readonly answerWith: (next: GoogleServer) => void;
  readonly answerPlacesWith: (next: PlacesAnswer) => void;
  readonly requests: readonly URL[];
  readonly libraries: readonly string[];
  readonly places: readonly PlacesRequest[];
} => {
  const scripts = watchScripts();
  const own = server ? undefined : setupServer();
  beforeAll(() => {
    own?.listen({ onUnhandledFrame: 'error' });
    scripts.observe(document.head, { childList: true });
  });
  beforeEach(() => {
    (server ?? own)?.use(...handlers);
    answer = 'accepted';
    placesAnswer = 'accepted';
    for (const list of [requests, libraryRequests, placesRequests]) list.length = 0;
  });
  afterAll(() => {
    scripts.disconnect();
    own?.close();
  });
  return {
    requests,
    libraries: libraryRequests,
    places: placesRequests,
    answerWith: (next) => {
      answer = next;
    },
    answerPlacesWith: (next) => {
      placesAnswer = next;
    },
  };
};
