import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Visit } from '../../screens.ts';

export interface PreparedState {
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** The entries of the tab's session storage. */
  readonly session: Readonly<Record<string, string>>;
}
const states = new Map<string, Promise<PreparedState>>();

/**
 * Everything that the visitor's browser stored in the steps before its screens: cookies, and the storages with the cart
 * and the store. The steps run once in each worker.
 */
export const preparedState = (
  browser: Browser,
  { visitor, prepare }: Visit,
  baseURL: string | undefined,
): Promise<PreparedState> => {
  const known = states.get(visitor);
  if (known) return known;
  const made = (async () => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: 'en-US',
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
  states.set(visitor, made);
  made.catch(() => states.delete(visitor));
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
