import { RendererBusy, RenderFailure } from '@crema/registry/render-failure';
import type { AppDeps } from '../../http/app-deps.ts';
import type { RendererPool } from '../../rendering/renderer-pool.ts';
import type { ValueCache } from '../../rendering/value-cache.ts';
import { isCachedUrl } from '../page/cached-url.ts';
import type { Match } from '../page/page-head.ts';
import type { ReadOrderStore } from './order-stores.ts';
import type { ReadReplies } from './page-replies.ts';
import type { RenderFailures } from './render-failures.ts';
import { toContent, type RenderedContent } from './rendered-content.ts';
import { isRenderedFor } from './rendered-pages.rules.ts';
import {
  renderingFacts,
  renderingKey,
  renderRequest,
  type PageBundles,
  type PageData,
  type PageVisit,
} from './rendering-facts.ts';
import type { ServerBundles } from './server-bundles.ts';

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
  readonly cache: ValueCache<RenderedContent>;
  readonly failures: RenderFailures;
  readonly bundles: ServerBundles;
  readonly readReplies: ReadReplies;
  readonly readOrderStore: ReadOrderStore;
  /** Milliseconds that a page waits for its content. It goes out without it then. */
  readonly patienceMs?: number;
}
const isCached = ({ pathname, search }: PageVisit) => isCachedUrl(pathname, search);

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });

/** Renders the content of one page. A failure concerns the version, unless there was no process for it. */
const createRenderContent =
  ({ clock }: Pick<AppDeps, 'clock'>, { pool, failures }: PageRendererParts) =>
  async (
    visit: PageVisit,
    match: Match,
    { host, remote }: PageBundles,
    data: PageData,
  ): Promise<RenderedContent> => {
    const now = clock.now().getTime();
    try {
      const page = await pool.render({ host, remote, request: renderRequest(visit, match, data, now) });
      const content = toContent(page, renderingFacts(match, data, now));
      failures.succeeded(match);
      return content;
    } catch (cause) {
      if (!(cause instanceof RendererBusy)) failures.failed(match, cause);
      throw cause;
    }
  };

/** Renders the pages of remotes in renderer processes, and keeps what they render (docs/decisions/037). */
export const createPageRenderer = (
  deps: Pick<AppDeps, 'log' | 'clock'>,
  parts: PageRendererParts,
): PlanRendering => {
  const { cache, failures, bundles, readReplies, readOrderStore, patienceMs = 500 } = parts;
  const renderContent = createRenderContent(deps, parts);

  const findBundles = ({ remote }: Match): PageBundles | undefined => {
    const host = bundles.host();
    const bundle = host && bundles.remote(remote.name, remote.version);
    return bundle && { host, remote: bundle };
  };
  /** Rejects if the data is incomplete. */
  const readData = async ({ request, boot, queries, storeNumber }: PageVisit): Promise<PageData> => {
    const [orderStore, replies] = await Promise.all([
      storeNumber === undefined ? undefined : readOrderStore(storeNumber),
      readReplies(queries, { request, locale: boot.locale }),
    ]);
    if (storeNumber !== undefined && !orderStore) throw new Error(`No store has the number ${storeNumber}.`);
    return { orderStore, replies };
  };
  const plan = (visit: PageVisit, match: Match, found: PageBundles, data: PageData): PlannedRendering => {
    const key = renderingKey(found, visit, data);
    const make = () => renderContent(visit, match, found, data);
    const obtain = async () => {
      try {
        return await (isCached(visit) ? cache.obtain(key, make) : make());
      } catch (cause) {
        countFailure(visit, match, cause);
        return undefined;
      }
    };
    const content = isCached(visit) ? cache.find(key) : undefined;
    return { key, content, render: () => Promise.race([obtain(), after(patienceMs)]) };
  };
  const countFailure = (visit: PageVisit, match: Match, cause: unknown) => {
    if (cause instanceof RendererBusy) return;
    failures.count(visit, match, cause instanceof RenderFailure ? cause.className : 'Unexpected');
  };

  return async (visit) => {
    const { match } = visit;
    if (!match || visit.isMissing || !isRenderedFor(match.route, visit.boot)) return undefined;
    const found = findBundles(match);
    if (!found) return undefined;
    if (failures.isPaused(match)) {
      // The page lacks its content because of the version, as after a failed render.
      failures.count(visit, match, 'RenderCircuitOpen');
      return undefined;
    }
    try {
      return plan(visit, match, found, await readData(visit));
    } catch (cause) {
      deps.log.debug({ cause, route: match.route.id }, 'the page is not rendered: its data is incomplete');
      return undefined;
    }
  };
};
