import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page, Route } from '@playwright/test';

const doubles = join(import.meta.dirname, '../../../mfe-locator/src/testing');
/** The files of the double in the order of their imports. */
const doubleFiles = [
  'lat-lng',
  'map-gestures',
  'map-double',
  'marker-keys',
  'marker-double',
  'places-library',
  'install',
];
/** The double as one script: its files import only each other. */
const double = doubleFiles
  .map((name) => readFileSync(join(doubles, 'google-maps', `${name}.ts`), 'utf8'))
  .map((source) => stripTypeScriptTypes(source, { mode: 'strip' }))
  .map((source) => source.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/^export /gm, ''))
  .join('\n');
/** Google’s answer to a request for places: it accepts or refuses it, or there is no answer. */
export type PlacesAnswer = 'accepted' | 'wrong key' | 'over quota' | 'blocked' | 'slow';
interface PlacesDouble {
  readonly googlePlaces: readonly { readonly name: string; readonly lat: number; readonly lng: number }[];
  readonly isPlacesRequest: (url: string) => boolean;
  readonly answerPlaces: (
    request: { readonly url: string; readonly body: string },
    answer: PlacesAnswer,
  ) => { readonly status: number; readonly body: object };
}
const places = (await import(pathToFileURL(join(doubles, 'google-places-double.ts')).href)) as PlacesDouble;
/** A place that the double of Google knows, and the shop does not. */
export const placeOfGoogle = places.googlePlaces[0] ?? { name: '', lat: 0, lng: 0 };
/** One grey pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8ceLEfwAGLALXm5eXVAAAAABJRU5ErkJggg==',
  'base64',
);

/** The answer of Google's server: its script accepts or refuses the key, is blocked, or does not arrive. */
export type GoogleServer = 'accepted' | 'wrong key' | 'over quota' | 'never drawn' | 'blocked' | 'slow';

const fulfillPlaces = (route: Route, answer: PlacesAnswer) => {
  const request = route.request();
  if (answer === 'blocked') return route.abort('blockedbyclient');
  if (answer === 'slow') return undefined;
  const { status, body } = places.answerPlaces(
    { url: request.url(), body: request.postData() ?? '' },
    answer,
  );
  return route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } });
};

/**
 * Serves a double of Google's scripts, pictures and places to a page, or to all pages of a context: the page's own loader requests them, and the page's policy applies. The returned
 * list has the requested URLs.
 */
export const serveGoogleMaps = async (
  page: Page | BrowserContext,
  answer: GoogleServer = 'accepted',
  placesAnswer: PlacesAnswer = 'accepted',
): Promise<readonly string[]> => {
  const requested: string[] = [];
  await page.route(/^https:\/\/(?:maps|places)\.googleapis\.com\//, async (route) => {
    const url = new URL(route.request().url());
    requested.push(url.href);
    if (places.isPlacesRequest(url.href)) return fulfillPlaces(route, placesAnswer);
    if (url.pathname.startsWith('/maps/vt')) return route.fulfill({ contentType: 'image/png', body: tile });
    if (answer === 'blocked') return route.abort('blockedbyclient');
    // The request stays open until the page is closed.
    if (answer === 'slow') return undefined;
    const options = JSON.stringify({ answer, ...Object.fromEntries(url.searchParams) });
    const body =
      url.pathname === '/maps/api/js' ? `(() => {${double}\ninstallGoogleMaps(${options});})()` : '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return requested;
};
