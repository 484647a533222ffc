import type { PageRequestName } from './page-request.ts';
import { firstSearch, locationsListUrl, type LocatorVisit } from '../stores/locations-request.ts';

/** A visit of a page, without anything personal: every visitor with the same order store sends the same request. */
export type PageRequestVisit = LocatorVisit;

/**
 * The REST requests that a page may name in `requests` of its route (remote.json): name → the URL of the page's first request.
 * Each is a GET that gives every visitor who is not signed in the same reply. Server and page take the URL from here, so that
 * the reply in the page answers the page's request (docs/decisions/053).
 */
export const pageRequests = {
  locations: (visit) => locationsListUrl(firstSearch(visit)),
} as const satisfies Readonly<Record<PageRequestName, (visit: PageRequestVisit) => string>>;
