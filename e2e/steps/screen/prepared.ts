import type { Browser, BrowserContextOptions, Page, PlaywrightTestArgs } from '@playwright/test';
import type { Visit } from './visit.ts';

export interface PreparedState {
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** The entries of the tab's session storage. */
  readonly session: Readonly<Record<string, string>>;
}
/** The visitor, and the steps that the visitor's storage remembers. */
export interface PreparedVisitor extends Pick<Visit, 'visitor' | 'prepare'> {
  /** The language of the browser; English (US) if undefined. */
  readonly locale?: string;
}
type VisitorArgs = Pick<PlaywrightTestArgs, 'page'> & {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
};
type Provide<T> = (value: T) => Promise<void>;
/** By the steps: two files may name different visitors alike. */
const states = new Map<PreparedVisitor['prepare'], Promise<PreparedState>>();

/**
 * Everything that the visitor's browser stored in the steps before its screens: cookies, and the storages with the cart
 * and the store. The steps run once in each worker.
 */
export const preparedState = (
  browser: Browser,
  { prepare, locale = 'en-US' }: PreparedVisitor,
  baseURL: string | undefined,
): Promise<PreparedState> => {
  const known = states.get(prepare);
  if (known) return known;
  const made = (async () => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale,
      timezoneId: 'America/Chicago',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await prepare(page);
    const hasPage = page.url() !== 'about:blank';
    const session = hasPage
      ? await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)
      : {};
    const storageState = await context.storageState();
    await context.close();
    return { storageState, session };
  })();
  states.set(prepare, made);
  made.catch(() => states.delete(prepare));
  return made;
};

/** Gives a new tab the entries of the visitor's tab. */
export const restoreSession = (page: Page, { session }: PreparedState): Promise<unknown> =>
  page.addInitScript((entries) => {
    // The frames of other sites have storages of their own.
    if (window !== window.top) return;
    for (const [key, value] of Object.entries(entries))
      if (!(key in sessionStorage)) sessionStorage[key] = value;
  }, session);

/** For `test.use`: the tests open their pages as the visitor. */
export const fixturesOf = (visit: PreparedVisitor) => ({
  ...(visit.locale && { locale: visit.locale }),
  storageState: async ({ browser, baseURL }: VisitorArgs, provide: Provide<PreparedState['storageState']>) =>
    provide((await preparedState(browser, visit, baseURL)).storageState),
  page: async ({ page, browser, baseURL }: VisitorArgs, provide: Provide<Page>) => {
    await restoreSession(page, await preparedState(browser, visit, baseURL));
    await provide(page);
  },
});
