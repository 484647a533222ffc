import { RendererBusy, RenderFailure, type RendererPool } from '@crema/rendering';
import type { AppDeps } from '../../http/app-deps.ts';
import type { ValueCache } from '../value-cache.ts';
import { isCachedUrl } from '../page/cached-url.ts';
import type { Match } from '../page/page-head.ts';
import type { RenderFailures } from './render-failures.ts';
import { toContent, type RenderedContent } from './rendered-content.ts';
import {
  renderingFacts,
  renderingKey,
  renderRequest,
  type PageBundles,
  type PageData,
  type PageVisit,
} from './rendering-facts.ts';

/** A page whose content is rendered on the server. */
export interface PlannedRendering {
  /** Names everything that the content depends on. */
  readonly key: string;
  /** The content, if it is there already. */
  readonly content: RenderedContent | undefined;
  /** Never rejects: undefined if the page cannot be rendered in time. A failure is counted for the version. */
  readonly render: () => Promise<RenderedContent | undefined>;
}
export interface PlanParts {
  readonly pool: RendererPool;
  readonly cache: ValueCache<RenderedContent>;
  readonly failures: RenderFailures;
  /** Milliseconds that a page waits for its content. It goes out without it then. */
  readonly patienceMs?: number;
}
/** A page, and everything that it is rendered with. */
export interface RenderablePage {
  readonly visit: PageVisit;
  readonly match: Match;
  readonly bundles: PageBundles;
  readonly data: PageData;
}
/** The reason of a page that is not rendered because its version is paused. */
const pausedClass = 'RenderCircuitOpen';

const isCached = ({ pathname, search }: PageVisit) => isCachedUrl(pathname, search);

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });

/** Renders the content of one page. A failure concerns the version, unless there was no process for it. */
const createRenderContent =
  ({ clock }: Pick<AppDeps, 'clock'>, { pool, failures }: PlanParts) =>
  async ({ visit, match, bundles: { host, remote }, data }: RenderablePage): Promise<RenderedContent> => {
    if (failures.isPaused(match)) throw new RenderFailure(pausedClass, 'Another render decides.');
    failures.begins(match);
    const now = clock.now().getTime();
    try {
      const page = await pool.render({ host, remote, request: renderRequest(visit, match, data, now) });
      const content = toContent(page, renderingFacts(match, visit, data, now));
      failures.succeeded(match);
      return content;
    } catch (cause) {
      if (cause instanceof RendererBusy) failures.abandoned(match);
      else failures.failed(match, cause);
      throw cause;
    }
  };
/** A content that is there. */
const planned = (key: string, content: RenderedContent): PlannedRendering => ({
  key,
  content,
  render: () => Promise.resolve(content),
});

/** Returns the function that plans a page; it returns undefined if the version is paused and no content of the page is there. */
export const createPlan = (deps: Pick<AppDeps, 'clock'>, parts: PlanParts) => {
  const { cache, failures, patienceMs = 500 } = parts;
  const renderContent = createRenderContent(deps, parts);
  const countFailure = (visit: PageVisit, match: Match, cause: unknown) => {
    if (cause instanceof RendererBusy) return;
    failures.count(visit, match, cause instanceof RenderFailure ? cause.className : 'Unexpected');
  };
  return (page: RenderablePage): PlannedRendering | undefined => {
    const { visit, match, bundles, data } = page;
    const key = renderingKey(bundles, visit, data, deps.clock.now().getTime());
    const isKept = isCached(visit);
    const content = isKept ? cache.find(key) : undefined;
    if (content) return planned(key, content);
    // Same composition and same data, and a few minutes old: better than a page without content.
    const older = isKept ? cache.findStale(key) : undefined;
    if (failures.isPaused(match)) {
      // The page lacks its present content because of the version, as after a failed render.
      failures.count(visit, match, pausedClass);
      return older && planned(key, older);
    }
    const make = () => renderContent(page);
    const obtain = async () => {
      try {
        return await (isKept ? cache.obtain(key, make) : make());
      } catch (cause) {
        countFailure(visit, match, cause);
        return undefined;
      }
    };
    const render = async () => (await Promise.race([obtain(), after(patienceMs)])) ?? older;
    return { key, content: undefined, render };
  };
};
