import { expect, test, type Browser, type Page } from '../../steps/test.ts';
import { visits } from '../../screens.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { readLayoutShifts, slowDown, watchLayoutShifts } from '../../steps/layout-shift.ts';

const limit = 0.02;
/** A page with a slow connection waits most of the time. */
const pagesAtOnce = 4;
const viewports = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

/** Places the guest's order and returns the path of its page; the cart contains a new drink afterwards. */
const placeOrder = async (page: Page) => {
  await goToGuestCheckout(page);
  await typeCard(page, testCards.approved);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/menu\/order\//);
  const { pathname, search } = new URL(page.url());
  await addLatte(page);
  return pathname + search;
};
/** Paths that only exist after an action. */
const morePaths: Readonly<Record<string, (page: Page) => Promise<readonly string[]>>> = {
  guest: async (page) => [await placeOrder(page), '/menu/cart/guest/checkout', '/'],
  // Public pages with personal parts, which the server renders without them.
  member: () =>
    Promise.resolve([
      '/menu',
      '/menu/featured',
      '/menu/product/2014/hot',
      '/menu/product/2014/hot/nutrition',
      '/store-locator',
      '/store/1001/clark-lake',
      '/gift',
      '/gift/category/thank-you',
      '/rewards/how-it-works',
    ]),
};

/** Opens the path without a cache: in a new browser context with the visitor's stored data. */
const measure = async (browser: Browser, from: Page, path: string, viewport: (typeof viewports)[number]) => {
  const context = await browser.newContext({
    storageState: await from.context().storageState(),
    viewport: viewport.viewport,
    baseURL: new URL(from.url()).origin,
  });
  const page = await context.newPage();
  await watchLayoutShifts(page);
  await slowDown(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 45_000 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 45_000 });
  await page.waitForLoadState('networkidle');
  const shifts = await readLayoutShifts(page);
  await context.close();
  return shifts;
};

for (const { visitor, prepare, screens } of visits)
  for (const viewport of viewports)
    test(`nothing moves on the pages that ${visitor} opens on a ${viewport.name} with a slow connection: CLS ≤ ${limit}`, async ({
      page,
      browser,
    }) => {
      test.slow();
      await page.goto('/');
      await prepare(page);
      const more = (await morePaths[visitor]?.(page)) ?? [];
      const paths = [...new Set([...screens.map(({ path }) => path), ...more])];
      const measureNext = async (): Promise<void> => {
        const path = paths.shift();
        if (path === undefined) return;
        await test.step(path, async () => {
          const { total, report } = await measure(browser, page, path, viewport);
          expect.soft(total, `${path}\n${report}`).toBeLessThanOrEqual(limit);
        });
        await measureNext();
      };
      await Promise.all(Array.from({ length: pagesAtOnce }, measureNext));
    });
