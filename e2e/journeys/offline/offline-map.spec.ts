import { expect, test, type Page } from '../../steps/test.ts';
import { drawnTiles, expectDrawnMap } from '../../steps/locator/screens.ts';
import { goInside, offlineNotice } from '../../steps/offline.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of stores' });
const pins = (page: Page) => map(page).locator('[data-pin]');
const cards = (page: Page) => page.locator('[data-store]');

test.use({ viewport: { width: 1440, height: 900 } });

test('the map survives going offline and back: it can be moved, keeps its pins, and fetches what is missing once connected, LOC-015, D-52', async ({
  page,
}) => {
  await page.goto('/store-locator?map=41.8853,-87.64,13');
  await expect(pins(page).first()).toBeVisible();
  await expectDrawnMap(page);
  await map(page).evaluate((element) => element.setAttribute('data-before', ''));
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  // Tiles of another level, which are not loaded.
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click();
  await expect(map(page).locator('canvas.leaflet-tile').first()).toBeAttached();
  await expect.poll(() => drawnTiles(page)).toContain(false);
  await expect(pins(page).first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await expectDrawnMap(page);
  await expect(map(page)).toHaveAttribute('data-before', '');
  await expect(page.getByRole('button', { name: 'Order Here' }).first()).toBeVisible();
});

test('a map that is first shown offline draws its tiles once connected, LOC-015', async ({ page }) => {
  await page.goto('/store-locator?place=60602');
  await expect(pins(page).first()).toBeVisible();
  await page.goto('/gift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The list comes from the memory of the page; the archive’s first request fails.
  await page.route('**/maps/**', (route) => route.abort());
  await goInside(page, '/store-locator?place=60602');
  await expect(pins(page).first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await page.unroute('**/maps/**');
  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await expectDrawnMap(page);
});
