import { readRouteParams, type Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { PageDataQuestion, PageFailure, PageProvider, PageSubject } from '../../http/page-subject.ts';

export interface AskedPage {
  /** The pattern of the route that fits the path. */
  readonly path: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
}
export type DescribePage = (page: AskedPage) => Promise<PageSubject | 'missing' | undefined>;

export interface ReadPage extends Omit<PageDataQuestion, 'params'> {
  /** The pattern of the route that fits the path. */
  readonly path: string;
  readonly pathname: string;
}
export type JudgePage = (page: ReadPage) => PageFailure | undefined;

/** Asks the module that owns a page whether its data can be shown (ORD-021). */
export const createJudgePage =
  (providers: readonly PageProvider[]): JudgePage =>
  ({ path, pathname, ...read }) =>
    providers
      .find((provider) => provider.path === path)
      ?.judge?.({ ...read, params: readRouteParams(path, pathname) });

/**
 * Asks the module that owns a page for the page's subject. A page whose module fails, for example without its
 * database, is served with the head of its route.
 */
export const createDescribePage =
  (deps: AppDeps, providers: readonly PageProvider[]): DescribePage =>
  async ({ path, pathname, query, locale }) => {
    const provider = providers.find((candidate) => candidate.path === path);
    if (!provider) return undefined;
    try {
      return await provider.describe({ params: readRouteParams(path, pathname), query, locale }, deps);
    } catch (cause) {
      deps.outages.record(cause);
      deps.log.warn({ path, cause }, 'could not describe the page; it is served with the head of its route');
      return undefined;
    }
  };
