import { examine } from '../steps/accessibility.ts';
import { hydrated } from '../steps/page/hydration.ts';
import { serveGoogleMaps } from '../steps/locator/google-maps.ts';
import { google, test } from '../steps/locator/map-adapters.ts';
import { stores } from '../steps/stores.ts';
import { expect, type Page } from '../steps/test.ts';

const { name, street } = stores.chicago;
const path = '/store/1001/clark-lake';
const map = (page: Page) => page.getByRole('region', { name: `Map of ${name}` });
const pin = (page: Page) => map(page).getByRole('button', { name });
/** Opens the page and brings its map, which is loaded when it is first seen, into the window. */
const openStore = async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(street)).toBeVisible();
  await hydrated(page);
  await page.getByRole('list', { name: 'Get directions:' }).scrollIntoViewIfNeeded();
};
const fromMiddle = async (page: Page) => {
  const [around, box] = [await map(page).boundingBox(), await pin(page).boundingBox()];
  return around && box ? Math.abs(box.x + box.width / 2 - around.x - around.width / 2) : Infinity;
};

test.use({ adapter: google });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a store’s page has Google’s map with the store in its middle; keys and buttons move it, and the pin brings it back, LOC-003, LOC-010, LOC-015', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(globalThis, { violations });
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          violations.push(`${violatedDirective} ${blockedURI}`),
        );
      });
      const requested = await serveGoogleMaps(page);
      await openStore(page);
      await expect(map(page)).toHaveAttribute('data-provider', 'google');
      await expect(pin(page)).toBeVisible();
      expect(await fromMiddle(page)).toBeLessThan(4);
      expect(requested.length).toBeGreaterThan(0);
      await pin(page).focus();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => fromMiddle(page)).toBeGreaterThan(40);
      await page.getByRole('button', { name: 'Zoom out', exact: true }).press('Enter');
      await pin(page).press('Enter');
      await expect.poll(() => fromMiddle(page)).toBeLessThan(4);
      await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
      expect(await examine(page, 'light')).toEqual([]);
      expect(
        await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations),
      ).toEqual([]);
    });
  });

for (const answer of ['wrong key', 'over quota', 'never drawn', 'blocked', 'slow'] as const)
  test(`when Google’s script is ${answer}, the built-in map of a store’s page takes over, and can be moved, LOC-003, LOC-015`, async ({
    page,
  }) => {
    await serveGoogleMaps(page, answer);
    await openStore(page);
    await expect(map(page)).toHaveAttribute('data-provider', 'embedded');
    await expect(pin(page)).toBeVisible();
    await expect(map(page).getByText('Oops!')).toHaveCount(0);
    await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
    await map(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => fromMiddle(page)).toBeGreaterThan(40);
    await pin(page).press('Enter');
    await expect.poll(() => fromMiddle(page)).toBeLessThan(4);
  });
