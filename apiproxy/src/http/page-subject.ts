import type { Locale } from '@crema/shared-contracts';
import type { AppDeps } from './app-deps.ts';

/** What a page shows: one product, one category, one place. Texts are in the visitor's language. */
export interface PageSubject {
  readonly name: string;
  /** The description of the page's route by default. */
  readonly description?: string;
  /** Key in the index of share pictures that the build draws; the picture of the page's route by default. */
  readonly picture?: string;
}
export interface PageQuestion {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly locale: Locale;
}

/** A module's answer for the pages of one path pattern, which is the `path` of a route in a remote.json. */
export interface PageProvider {
  readonly path: string;
  /** `missing` if the address names something that does not exist; undefined if the page shows nothing in particular. */
  describe(
    question: PageQuestion,
    deps: AppDeps,
  ): PageSubject | 'missing' | undefined | Promise<PageSubject | 'missing' | undefined>;
}
