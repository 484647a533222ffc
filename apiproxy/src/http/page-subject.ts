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

/** The HTTP status of a page whose data has nothing to show, or could not be read. */
export type PageFailure = 404 | 500;
export interface PageDataQuestion {
  readonly params: Readonly<Record<string, string>>;
  /** The order store of the visitor. */
  readonly storeNumber: string | undefined;
  /** The data of each preload query of the page that was sent, by its operation; undefined if the query failed. */
  readonly data: ReadonlyMap<string, unknown>;
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
  /** Returns the HTTP status of a page that its data turns into an error page; undefined for any other page. */
  judge?(question: PageDataQuestion): PageFailure | undefined;
}
