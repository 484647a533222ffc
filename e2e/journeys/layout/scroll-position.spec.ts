import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/test.ts';
import { signIn } from '../../steps/members.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Holds the replies of data until `release` is called: the page has loaded before its content arrives. */
const holdData = async (page: Page) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/apiproxy/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    release: async () => {
      held.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
};
const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Where the first link in the middle of the window is: heights of sections that are not in view are estimates. */
const content = (page: Page) =>
  page.evaluate(() => {
    const link = [0.5, 0.35, 0.65]
      .map((part) => document.elementFromPoint(innerWidth / 3, innerHeight * part)?.closest('main a'))
      .find((one) => one);
    return link && [link.getAttribute('href'), Math.round(link.getBoundingClientRect().top)];
  });
const scrollDown = async (page: Page, to: number) => {
  while ((await position(page)) < to) {
    const before = await position(page);
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
    await expect.poll(() => position(page)).toBeGreaterThan(before);
  }
};

for (const { path, ready, down } of [
  { path: '/account/history', ready: 'Order at Clark & Lake', down: 700 },
  { path: '/account/for-you', ready: 'For you today', down: 1_000 },
  { path: '/menu/drinks/hot-coffee', ready: 'House Blend', down: 1_500 },
]) {
  test(`a reload of ${path}, and Back from another site, open it where one was, R-13`, async ({ page }) => {
    await signIn(page, 'gold@crema.test');
    await page.goto(path);
    const text = page.getByRole('main').getByText(ready).first();
    await expect(text).toBeVisible();
    await scrollDown(page, down);
    const before = await position(page);
    const data = await holdData(page);
    await page.reload();
    await data.release();
    await expect(text).toBeAttached();
    await expect.poll(() => position(page)).toBe(before);

    await page.goto('about:blank');
    const again = await holdData(page);
    await page.goBack();
    await again.release();
    await expect.poll(() => position(page)).toBe(before);
  });
}

test('a reload shows the same products of the menu, far down, R-13', async ({ page }) => {
  await page.goto('/menu');
  await expect(page.getByRole('navigation', { name: 'Menu pages' })).toBeVisible();
  await scrollDown(page, 9_000);
  // Sections that come into view get their real height in the next frames, which moves the content.
  let before = await content(page);
  await expect
    .poll(async () => {
      const last = before;
      before = await content(page);
      return JSON.stringify(before) === JSON.stringify(last);
    })
    .toBe(true);
  expect(before).toBeDefined();
  await page.reload();
  await expect.poll(() => content(page)).toEqual(before);
});

test('a wheel while a page waits for its content ends the return to where one was, R-13', async ({
  page,
}) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/account/history');
  const order = page.getByRole('main').getByText('Order at Clark & Lake').first();
  await expect(order).toBeVisible();
  await scrollDown(page, 700);
  const data = await holdData(page);
  await page.reload();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, -2_000);
  await expect.poll(() => position(page)).toBe(0);
  await data.release();
  await expect(order).toBeVisible();
  expect(await position(page)).toBe(0);
});
