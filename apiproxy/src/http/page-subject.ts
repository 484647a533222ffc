import type { Locale } from '@crema/shared-contracts';
import type { AppDeps } from './app-deps.ts';

/** The subject of a page: one product, one category, one place. The texts are in the visitor's language. */
export interface PageSubject {
  readonly name: string;
  /** The description, by default that of the page's route. */
  readonly description?: string;
  /**
   * The key in the index of share pictures that the build draws; by default the picture of the page's route.
   */
  readonly picture?: string;
  /** The canonical path: the server redirects another path of the same subject to it. By default the path itself. */
  readonly path?: string;
  /** The parameters in the module's spelling, where the path has them in another: the server redirects to them. */
  readonly params?: Readonly<Record<string, string>>;
}
export interface PageQuestion {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly locale: Locale;
}

/** A module's subjects for the pages of one path pattern, which is the `path` of a route in a remote.json. */
export interface PageProvider {
  readonly path: string;
  /** The paths of all its pages, for the sitemap; a page without them is left out of it. */
  list?(deps: AppDeps): readonly string[] | Promise<readonly string[]>;
  /**
   * Returns `missing` if the URL names something that does not exist; undefined if the page has no subject of
   * its own.
   */
  describe(
    question: PageQuestion,
    deps: AppDeps,
  ): PageSubject | 'missing' | undefined | Promise<PageSubject | 'missing' | undefined>;
}
