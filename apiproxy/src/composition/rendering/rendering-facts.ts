import type { FastifyRequest } from 'fastify';
import type {
  BootDocument,
  InlinedReply,
  OrderStore,
  PageRenderRequest,
  ResolvedQuery,
  ResolvedRegistry,
  ServerRendering,
} from '@crema/shared-contracts';
import type { Bundle } from '@crema/rendering';
import type { Match } from '../page/page-head.ts';
import type { PageReply } from './page-replies.ts';
import type { RequestReply } from './request-replies.ts';

/** A visit of a page. Only some of it reaches the code of the page. */
export interface PageVisit {
  readonly request: FastifyRequest;
  readonly ip: string;
  readonly boot: BootDocument;
  readonly match: Match | undefined;
  readonly isMissing: boolean;
  readonly pathname: string;
  readonly search: string;
  readonly storeNumber: string | undefined;
  readonly queries: readonly ResolvedQuery[];
}
/** The data with which a page is rendered: the same for every visitor with the same order store. */
export interface PageData {
  readonly orderStore: OrderStore | undefined;
  readonly replies: readonly PageReply[];
  readonly requests: readonly RequestReply[];
}
/** The bundles that render a page. */
export interface PageBundles {
  readonly host: Bundle;
  readonly remote: Bundle;
}

/** Only what every visitor of the version sees: the reason for the version and the version before it are left out. */
const publicRegistry = ({ sequence, remotes, disabled }: ResolvedRegistry): ResolvedRegistry => ({
  sequence,
  disabled,
  remotes: remotes.map(({ previous: _previous, ...remote }) => ({ ...remote, chosenBecause: 'stable' })),
});

const minuteMs = 60_000;
const withoutVersion = ({ url, status, body }: RequestReply): InlinedReply => ({ url, status, body });

/** Everything that the content depends on: equal keys have equal content. */
export const renderingKey = (
  { host }: PageBundles,
  { boot, pathname, search }: PageVisit,
  { orderStore, replies, requests }: PageData,
  now: number,
): string =>
  JSON.stringify([
    host.key,
    boot.registry.remotes.map(({ name, version }) => `${name}@${version}`),
    boot.registry.disabled.map(({ name }) => name),
    pathname,
    search,
    boot.locale,
    orderStore ?? null,
    [...replies, ...requests].map(({ url, version }) => [url, version]),
    // The replies to requests have opening hours, which change with the minute.
    ...(requests.length > 0 ? [Math.floor(now / minuteMs)] : []),
  ]);

/** The request to the renderer: it contains nothing that belongs to one visitor. */
export const renderRequest = (
  { boot, pathname, search }: Pick<PageRenderRequest, 'boot' | 'pathname' | 'search'>,
  { remote }: Match,
  { orderStore, replies, requests }: PageData,
  now: number,
): PageRenderRequest => ({
  boot: {
    registry: publicRegistry(boot.registry),
    configuration: boot.configuration,
    flags: boot.flags,
    locale: boot.locale,
    publicOrigin: boot.publicOrigin,
    vaultOrigin: boot.vaultOrigin,
    production: boot.production,
  },
  remote: remote.name,
  pathname,
  search,
  now,
  ...(orderStore && { orderStore }),
  queries: replies.map(({ url, document, variables, data }) => ({ url, document, variables, data })),
  requests: requests.map(withoutVersion),
});

/** The data with which the browser continues. */
export const renderingFacts = (
  { remote, route }: Match,
  { search }: Pick<PageVisit, 'search'>,
  { orderStore, replies, requests }: PageData,
  now: number,
): ServerRendering => ({
  remote: remote.name,
  version: remote.version,
  routeId: route.id,
  now,
  ...(orderStore && { orderStore }),
  queries: replies.map(({ url }) => url),
  data: replies.map(({ data }) => data),
  ...(requests.length > 0 && { search, requests: requests.map(withoutVersion) }),
});
