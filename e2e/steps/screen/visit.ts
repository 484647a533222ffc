import type { Locator, Page } from '@playwright/test';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A text, other than the heading, that the complete page shows. */
  readonly ready?: (page: Page) => Promise<void>;
  /** The part that look.mjs takes a picture of; the whole page if undefined. */
  readonly part?: (page: Page) => Locator;
}
export interface Visit {
  /** The visitor, and the steps before the screen. */
  readonly visitor: string;
  readonly prepare: (page: Page) => Promise<void>;
  /** The set-up that each page needs before it opens a screen, and that the visitor's storage does not contain, such as a route of Playwright. */
  readonly forEachPage?: (page: Page) => Promise<void>;
  readonly screens: readonly Screen[];
}
