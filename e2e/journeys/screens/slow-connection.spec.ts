import { visits, viewports } from '../../screens.ts';
import type { Visit } from '../../steps/screen/visit.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { readLayoutShifts, slowDown, watchLayoutShifts } from '../../steps/page/layout-shift.ts';
import { preparedState, restoreSession } from '../../steps/screen/prepared.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';
import { expect, test, type Page } from '../../steps/test.ts';
import { watchRequests } from '../../steps/page/watch-requests.ts';

const limit = 0.02;

/** Paths outside the list of screens, with personal parts that the server renders without them. */
const morePaths: Readonly<Record<string, readonly string[]>> = {
  guest: ['/menu/cart/guest/checkout', '/'],
  member: [
    '/menu',
    '/menu/featured',
    '/menu/product/2014/hot',
    '/menu/product/2014/hot/nutrition',
    '/store-locator',
    '/store/1001/clark-lake',
    '/gift',
    '/gift/category/thank-you',
    '/rewards/how-it-works',
  ],
};
const pathsOf = ({ visitor, screens }: Visit) => [
  ...new Set([...screens.map(({ path }) => path), ...(morePaths[visitor] ?? [])]),
];

/** Opens the path with a slow connection and without a cache, and expects that nothing moves. */
const expectStill = async (page: Page, path: string) => {
  await watchLayoutShifts(page);
  await slowDown(page);
  const requests = watchRequests(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await requests.ended();
  const { total, report } = await readLayoutShifts(page);
  expect(total, report).toBeLessThanOrEqual(limit);
};

for (const visit of visits)
  for (const { name: device, viewport } of viewports)
    test.describe(`with a slow connection on a ${device}`, () => {
      test.use({
        viewport,
        storageState: async ({ browser, baseURL }, provide) =>
          provide((await preparedState(browser, visit, baseURL)).storageState),
      });
      for (const path of pathsOf(visit))
        test(`nothing moves on ${path} of ${visit.visitor}: CLS ≤ ${limit}`, async ({
          page,
          browser,
          baseURL,
        }) => {
          await restoreSession(page, await preparedState(browser, visit, baseURL));
          await visit.forEachPage?.(page);
          await expectStill(page, path);
        });
    });

for (const { name: device, viewport } of viewports)
  test(`nothing moves on the page of a guest’s order with a slow connection on a ${device}: CLS ≤ ${limit}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await goToGuestCheckout(page);
    await typeCard(page, testCards.approved);
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/menu\/order\//);
    const { pathname, search } = new URL(page.url());
    const context = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport,
      ...(baseURL && { baseURL }),
    });
    await expectStill(await context.newPage(), pathname + search);
    await context.close();
  });
