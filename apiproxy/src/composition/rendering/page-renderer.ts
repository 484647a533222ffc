import type { AppDeps } from '../../http/app-deps.ts';
import type { Match } from '../page/page-head.ts';
import { DataLate, type CountIncomplete } from './incomplete-data.ts';
import type { ReadOrderStore } from './order-stores.ts';
import { QueryFailed, type ReadReplies } from './page-replies.ts';
import { createPlan, type PlannedRendering, type PlanParts } from './planned-rendering.ts';
import { isPublicRoute, isRenderedFor } from './rendered-pages.rules.ts';
import type { PageBundles, PageData, PageVisit } from './rendering-facts.ts';
import type { ReadRequests } from './request-replies.ts';
import type { ServerBundles } from './server-bundles.ts';

/**
 * The page's head waits for its data: nothing is sent before. Data that comes later is kept for the next visitor. Rejects with
 * DataLate after `ms`.
 */
const inTime = <T>(data: Promise<T>, ms: number): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DataLate(ms)), ms).unref();
  return Promise.race([data, promise]).finally(() => clearTimeout(timer));
};

export interface PlannedPage {
  /** Undefined for a page that goes out without rendered content. */
  readonly planned?: PlannedRendering | undefined;
  /** The data of the page's queries by operation; undefined for one that failed. Empty for a page whose data was not read. */
  readonly data: ReadonlyMap<string, unknown>;
}
export const nothingPlanned: PlannedPage = { data: new Map() };
export type PlanRendering = (visit: PageVisit) => Promise<PlannedPage>;

export interface PageRendererParts extends PlanParts {
  readonly bundles: ServerBundles;
  readonly readReplies: ReadReplies;
  readonly readRequests: ReadRequests;
  readonly readOrderStore: ReadOrderStore;
  readonly countIncomplete: CountIncomplete;
  /** Milliseconds that a page waits for its data. It goes out without content then. */
  readonly dataPatienceMs?: number;
}

/** Renders the pages of remotes in renderer processes, and keeps what they render (docs/decisions/037). */
export const createPageRenderer = (deps: Pick<AppDeps, 'clock'>, parts: PageRendererParts): PlanRendering => {
  const {
    bundles,
    readReplies,
    readRequests,
    readOrderStore,
    countIncomplete,
    dataPatienceMs = 1000,
  } = parts;
  const plan = createPlan(deps, parts);

  const findBundles = ({ remote }: Match): PageBundles | undefined => {
    const host = bundles.host();
    const bundle = host && bundles.remote(remote.name, remote.version);
    return bundle && { host, remote: bundle };
  };
  /** Rejects if the data is incomplete. */
  const readData = async (
    { request, boot, queries, storeNumber, search }: PageVisit,
    { route }: Match,
  ): Promise<PageData> => {
    const orderStore = storeNumber === undefined ? undefined : await readOrderStore(storeNumber);
    const { locale, configuration, session } = boot;
    // A member's reply differs (favorites, order of the list): the page requests it, and keeps its space until then.
    const requested = session.kind === 'member' ? [] : (route.requests ?? []);
    const [replies, requests] = await Promise.all([
      readReplies(isPublicRoute(route) ? queries : [], { request, locale }),
      readRequests(requested, { search, locale, orderStore, configuration }, request),
    ]);
    return { orderStore, replies, requests };
  };
  return async (visit) => {
    const { match } = visit;
    if (!match || visit.isMissing || !isRenderedFor(match.route, visit.boot)) return nothingPlanned;
    const found = findBundles(match);
    if (!found) return nothingPlanned;
    try {
      const data = await inTime(readData(visit, match), dataPatienceMs);
      const read = data.replies.map(
        (reply, index) => [visit.queries[index]?.operation ?? '', reply.data] as const,
      );
      return { planned: plan({ visit, match, bundles: found, data }), data: new Map(read) };
    } catch (cause) {
      countIncomplete(match, cause);
      return cause instanceof QueryFailed
        ? { data: new Map([[cause.operation, undefined]]) }
        : nothingPlanned;
    }
  };
};
