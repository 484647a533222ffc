import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../../steps/members.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

declare global {
  interface Window {
    returns?: number;
  }
}
/** Counts the returns of this very document: a document that is loaded again has none. */
const countReturns = (page: Page) =>
  page.evaluate(() => {
    window.returns = 0;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.returns = (window.returns ?? 0) + 1;
    });
  });
const returnsOf = (page: Page) => page.evaluate(() => window.returns);
const reasonsOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons);
  });
/** Leaves for a document of another origin, as a link to another site does. */
const leave = (page: Page) =>
  page.goto(new URL('/robots.txt', page.url()).href.replace('localhost', '127.0.0.1'));

for (const path of ['/', '/menu', '/menu/product/2010/hot', '/gift', '/rewards', '/store-locator'])
  test(`${path} returns from the browser’s cache as it was left`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await countReturns(page);
    await leave(page);
    await page.goBack();
    expect(await returnsOf(page), await reasonsOf(page)).toBe(1);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Registry changes arrive again: the event stream was closed while the page was kept.
    await page.waitForRequest((request) => request.url().includes('/composition'), { timeout: 15_000 });
  });

for (const reload of [false, true])
  test(`a member who has signed out does not see a page again that the server rendered for ${reload ? 'the member' : 'a guest'}`, async ({
    page,
    context,
  }) => {
    await signIn(page, 'reserve@crema.test');
    if (reload) await page.reload();
    await expect(page.getByText('Alex').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await leave(page);
    await context.clearCookies();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Alex')).toHaveCount(0);
  });
