import type { FastifyRequest } from 'fastify';
import type {
  BootDocument,
  PageRenderRequest,
  ResolvedRegistry,
  ServerRendering,
} from '@crema/shared-contracts';
import { RendererBusy, RenderFailure } from '@crema/registry/render-failure';
import type { Bundle } from '@crema/registry/renderer-protocol';
import type { AppDeps } from '../../http/app-deps.ts';
import type { CircuitBreaker } from '../../rendering/circuit-breaker.ts';
import type { RenderCache } from '../../rendering/render-cache.ts';
import type { RendererPool } from '../../rendering/renderer-pool.ts';
import type { Match } from '../page/page-head.ts';
import type { ResolvedQuery } from '@crema/shared-contracts';
import type { TelemetryIngest } from '../telemetry/telemetry.endpoint.ts';
import type { PageReply, ReadReplies } from './page-replies.ts';
import { toContent, type RenderedContent } from './rendered-content.ts';
import { isRenderedFor } from './rendered-pages.rules.ts';
import type { ServerBundles } from './server-bundles.ts';

export interface PageVisit {
  readonly request: FastifyRequest;
  readonly boot: BootDocument;
  readonly match: Match | undefined;
  readonly isMissing: boolean;
  readonly pathname: string;
  readonly search: string;
  readonly queries: readonly ResolvedQuery[];
}
/** A page whose content is rendered on the server. */
export interface PlannedRendering {
  /** Names everything that the content depends on. */
  readonly key: string;
  /** The content, if it is there already. */
  readonly content: RenderedContent | undefined;
  /** Never rejects: undefined if the page cannot be rendered in time. A failure is counted for the version. */
  readonly render: () => Promise<RenderedContent | undefined>;
}
/** Undefined for a page that goes out without rendered content. */
export type PlanRendering = (visit: PageVisit) => Promise<PlannedRendering | undefined>;

export interface PageRendererParts {
  readonly pool: RendererPool;
  readonly cache: RenderCache<RenderedContent>;
  readonly circuits: CircuitBreaker;
  readonly bundles: ServerBundles;
  readonly readReplies: ReadReplies;
  readonly telemetry: Pick<TelemetryIngest, 'count'>;
  /** Milliseconds that a page waits for its content. It goes out without it then. */
  readonly patienceMs?: number;
}
/** A longer URL is rendered each time, so that the cache cannot be filled with keys. */
const maxCachedUrl = 200;

/** Only what every visitor of the version sees: the reason for the version and the version before it are left out. */
const publicRegistry = ({ sequence, remotes, disabled }: ResolvedRegistry): ResolvedRegistry => ({
  sequence,
  disabled,
  remotes: remotes.map(({ previous: _previous, ...remote }) => ({ ...remote, chosenBecause: 'stable' })),
});
const keyOf = (host: Bundle, { boot, pathname, search }: PageVisit, replies: readonly PageReply[]): string =>
  JSON.stringify([
    host.key,
    boot.registry.remotes.map(({ name, version }) => `${name}@${version}`),
    boot.registry.disabled.map(({ name }) => name),
    pathname,
    search,
    boot.locale,
    replies.map(({ url, version }) => [url, version]),
  ]);
const requestFor = (
  { boot, pathname, search }: PageVisit,
  remote: string,
  now: number,
  replies: readonly PageReply[],
): PageRenderRequest => ({
  boot: {
    registry: publicRegistry(boot.registry),
    configuration: boot.configuration,
    flags: boot.flags,
    locale: boot.locale,
    vaultOrigin: boot.vaultOrigin,
    production: boot.production,
  },
  remote,
  pathname,
  search,
  now,
  queries: replies.map(({ document, variables, data }) => ({ document, variables, data })),
});
const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });

/** Renders the pages of remotes in renderer processes, from a cache, and counts their failures (docs/decisions/037). */
export const createPageRenderer = (
  { log, clock }: Pick<AppDeps, 'log' | 'clock'>,
  { pool, cache, circuits, bundles, readReplies, telemetry, patienceMs = 500 }: PageRendererParts,
): PlanRendering => {
  const logged = new Set<string>();
  const logOnce = (facts: Readonly<Record<string, string>>, cause: unknown) => {
    const key = Object.values(facts).join(' ');
    if (logged.has(key) || logged.size > 1000) return;
    logged.add(key);
    log.error({ ...facts, cause }, 'could not render a page; it goes out without rendered content');
  };

  const plan = (visit: PageVisit, { remote, route }: Match, host: Bundle, bundle: Bundle) => {
    const { name, version } = remote;
    const circuitKeys = [bundle.key, `${bundle.key} ${route.id}`];
    const count = (className: string) => {
      const event = { remote: name, version, phase: 'render', class: className } as const;
      telemetry
        .count(visit.request, event)
        .catch((cause: unknown) => log.error({ cause }, 'a failure was not counted'));
    };
    const fail = (cause: unknown) => {
      if (cause instanceof RendererBusy) return;
      const className = cause instanceof RenderFailure ? cause.className : 'Unexpected';
      logOnce({ remote: name, version, route: route.id, class: className }, cause);
      for (const key of circuitKeys) circuits.failed(key);
    };
    const renderNow = async (replies: readonly PageReply[]): Promise<RenderedContent> => {
      const now = clock.now().getTime();
      const facts: ServerRendering = {
        remote: name,
        version,
        routeId: route.id,
        now,
        queries: replies.map(({ url }) => url),
      };
      try {
        const request = requestFor(visit, name, now, replies);
        const content = toContent(await pool.render({ host, remote: bundle, request }), facts);
        for (const key of circuitKeys) circuits.succeeded(key);
        return content;
      } catch (cause) {
        fail(cause);
        throw cause;
      }
    };
    return {
      isOpen: () => {
        const isOpen = circuitKeys.some(circuits.isOpen);
        // The page lacks its content because of the version, as after a failed render.
        if (isOpen) count('RenderCircuitOpen');
        return isOpen;
      },
      planned: (replies: readonly PageReply[]): PlannedRendering => {
        const key = keyOf(host, visit, replies);
        const isCached = visit.pathname.length + visit.search.length <= maxCachedUrl;
        const make = () => renderNow(replies);
        const obtain = async () => {
          try {
            return await (isCached ? cache.obtain(key, make) : make());
          } catch (cause) {
            if (!(cause instanceof RendererBusy))
              count(cause instanceof RenderFailure ? cause.className : 'Unexpected');
            return undefined;
          }
        };
        return {
          key,
          content: isCached ? cache.find(key) : undefined,
          render: () => Promise.race([obtain(), after(patienceMs)]),
        };
      },
    };
  };

  return async (visit) => {
    const { match } = visit;
    if (!match || visit.isMissing || !isRenderedFor(match.route, visit.boot)) return undefined;
    const host = bundles.host();
    const bundle = host && bundles.remote(match.remote.name, match.remote.version);
    if (!bundle) return undefined;
    const { isOpen, planned } = plan(visit, match, host, bundle);
    if (isOpen()) return undefined;
    try {
      return planned(await readReplies(visit.queries, { request: visit.request, locale: visit.boot.locale }));
    } catch (cause) {
      logOnce({ remote: match.remote.name, route: match.route.id }, cause);
      return undefined;
    }
  };
};
