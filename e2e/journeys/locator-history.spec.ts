import { expect, test, type Page } from '../steps/test.ts';

const title = (page: Page, place: string) =>
  page.getByRole('heading', { level: 2, name: `Stores near ${place}` });
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find a store' });
const quickFilter = (page: Page, pressed: boolean) => page.getByRole('button', { name: 'Open now', pressed });
const search = async (page: Page, place: string) => {
  await searchBox(page).fill(place);
  await searchBox(page).press('Enter');
};

test(
  'Back and Forward walk through searches, filters and tabs of the locator; a reload and a shared link restore them, LOC-004',
  { tag: '@gate' },
  async ({ page, browser }) => {
    await page.goto('/store-locator');
    await search(page, '60602');
    await expect(title(page, 'Chicago, IL 60602')).toBeVisible();
    await quickFilter(page, false).click();
    await expect(quickFilter(page, true)).toBeVisible();
    await search(page, 'Seattle');
    await expect(title(page, 'Seattle, WA')).toBeVisible();
    await page.getByRole('tab', { name: 'Previous' }).click();
    await expect(page).toHaveURL(/tab=previous/);

    await page.goBack();
    await expect(title(page, 'Seattle, WA')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Chicago, IL 60602')).toBeVisible();
    await expect(searchBox(page)).toHaveValue('60602');
    await expect(quickFilter(page, true)).toBeVisible();
    await page.goBack();
    await expect(quickFilter(page, false)).toBeVisible();
    await page.goForward();
    await expect(quickFilter(page, true)).toBeVisible();
    await expect(title(page, 'Chicago, IL 60602')).toBeVisible();

    const restored = async (other: Page) => {
      await expect(title(other, 'Chicago, IL 60602')).toBeVisible();
      await expect(searchBox(other)).toHaveValue('60602');
      await expect(quickFilter(other, true)).toBeVisible();
    };
    await page.reload();
    await restored(page);
    const context = await browser.newContext();
    const friend = await context.newPage();
    await friend.goto(page.url());
    await restored(friend);
    await context.close();
  },
);

test('a shared part of the map keeps its zoom while filters change, LOC-004', async ({ page }) => {
  await page.goto('/store-locator?map=41.8853,-87.64,9z');
  await expect(page.getByRole('heading', { level: 2, name: /^Stores near/ })).toBeVisible();
  await quickFilter(page, false).click();
  await expect(page).toHaveURL(/map=41\.885300%2C-87\.640000%2C9&features=ON/);
  await page.reload();
  await expect(quickFilter(page, true)).toBeVisible();
  await expect(page).toHaveURL(/map=41\.885300%2C-87\.640000%2C9&features=ON/);
});
