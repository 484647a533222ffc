import { expect, test, type Page } from '../steps/test.ts';
import { examine } from '../steps/accessibility.ts';
import { openUntilIdle } from '../steps/page/open-until-idle.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of stores' });
const pins = (page: Page) => map(page).locator('[data-pin]');
const cards = (page: Page) => page.locator('[data-store]');

/** Loads all stores of an area in and around Chicago, page by page. */
const loadWholeArea = async (page: Page) => {
  await page.goto('/store-locator?map=41.9,-87.7,10&bbox=-88,41.7,-87.4,42.1');
  await expect(page.getByRole('heading', { name: 'Stores in this area' })).toBeVisible();
  const count = page.getByText(/^50 of \d+ stores$/);
  await expect(count).toBeVisible();
  const total = Number(/of (\d+)/.exec((await count.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(50);
  const more = page.getByRole('button', { name: 'Show more stores' });
  while (await more.isVisible()) await more.press('Enter');
  await expect(page.getByText(`${total} stores`, { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(total);
};

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('card and pin of a store are highlighted together; a chosen pin brings its card into view, LOC-010, LOC-011, LOC-013', async ({
    page,
  }) => {
    await page.goto('/store-locator?map=41.8853,-87.64,15');
    await expect(pins(page).first()).toBeVisible();
    const selected = map(page).locator('[data-pin][aria-pressed="true"]');
    await expect(selected).toHaveCount(1);

    const card = cards(page).nth(1);
    const number = await card.getAttribute('data-store');
    const pin = map(page).locator(`[data-pin="${number}"]`);
    const sizeOf = async () => (await pin.locator('svg').boundingBox())?.height ?? 0;
    const before = await sizeOf();
    await card.hover();
    await expect.poll(sizeOf).toBeGreaterThan(before);

    // The map also has pins around its window, which a mouse does not reach.
    const shown = await pins(page).evaluateAll((all) =>
      all
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map((one) => (one as HTMLElement).dataset['pin']),
    );
    const listed = await cards(page).evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset['store']),
    );
    const last = listed.findLast((storeNumber) => shown.includes(storeNumber));
    const far = page.locator(`[data-store="${last}"]`);
    const farPin = map(page).locator(`[data-pin="${last}"]`);
    await expect(far).not.toBeInViewport();
    // A pin that is drawn again under a resting mouse is entered by its next move.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await farPin.hover();
      await expect(far).toHaveAttribute('data-highlighted', 'true', { timeout: 1000 });
    }).toPass();
    // A neighbouring pin can be drawn over its middle while the map is busy.
    await expect(async () => {
      await farPin.click();
      await expect(farPin).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
    }).toPass();
    await expect(selected).toHaveCount(1);
    await expect(far).toBeInViewport();
    expect(await examine(page, 'light')).toEqual([]);
  });

  test('the list is complete when the base map cannot be fetched, D-52', async ({ page }) => {
    await page.route('**/maps/**', (route) => route.abort());
    await page.goto('/store-locator');
    await expect(pins(page).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'Order Here' }).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an area with more stores than a page loads the rest in the list, D-54', ({ page }) =>
    loadWholeArea(page));

  test('it is opened by a button, and its code and tiles are loaded only then, LOC-015', async ({ page }) => {
    const tiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/maps/')) tiles.push(request.url());
    });
    await openUntilIdle(page, '/store-locator?place=60602');
    await expect(cards(page).first()).toBeVisible();
    await expect(map(page)).toBeHidden();
    expect(tiles).toEqual([]);
    await page.getByRole('button', { name: 'Show map' }).tap();
    await expect(pins(page).first()).toBeVisible();
    await expect.poll(() => tiles.length).toBeGreaterThan(0);
    expect(await examine(page, 'light')).toEqual([]);
    await page.getByRole('button', { name: 'Hide map' }).tap();
    await expect(map(page)).toBeHidden();
  });
});
