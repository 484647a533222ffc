import { locationsListView, restPaths, type LocationsListReply } from '@crema/shared-contracts';
import { expect, test, type Page } from '../steps/test.ts';
import { examine } from '../steps/accessibility.ts';
import { scriptWith } from '../steps/offline.ts';
import { stores } from '../steps/stores.ts';
import { watchRequests } from '../steps/page/watch-requests.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of stores' });
const pins = (page: Page) => map(page).locator('[data-pin]');
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find a store' });
/** A text that only the code of the map of stores contains, and one of the map of a store. */
const mapText = 'id:"locator.map.label"';
const storeMapText = 'id:"locator.map.label.store"';
/** Whether the tip of a pin is in the window of the map. */
const isOnMap = async (page: Page, name: string) => {
  const around = await map(page).boundingBox();
  const box = await map(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .boundingBox();
  if (!around || !box) return false;
  const [x, y] = [box.x + box.width / 2 - around.x, box.y + box.height - around.y];
  return x > 0 && y > 0 && x < around.width && y < around.height;
};

interface DayHours {
  readonly validFrom: string;
  readonly validThrough: string;
  readonly opens: string;
  readonly closes: string;
}
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('search engines read a store that is always open as open all day, on each of the next days, LOC-003', async ({
    page,
  }) => {
    const script = page.locator('script[type="application/ld+json"]');
    // Right after the server's start a page may go out before it is rendered.
    await expect(async () => {
      await page.goto('/store/1001/clark-lake');
      await expect(script).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    const store = JSON.parse((await script.textContent()) ?? '') as {
      readonly openingHoursSpecification: readonly DayHours[];
    };
    const days = store.openingHoursSpecification;
    expect(days.length).toBeGreaterThanOrEqual(7);
    expect(new Set(days.map(({ validFrom }) => validFrom)).size).toBe(days.length);
    for (const { validFrom, ...day } of days)
      expect(day).toMatchObject({ validThrough: validFrom, opens: '00:00', closes: '23:59' });
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the nearest store after a search without results is on the map, and stays there when its card is chosen, LOC-011, LOC-012, LOC-025', async ({
    page,
  }) => {
    await page.goto('/store-locator?map=45.5,-60,9&bbox=-60.2,45.4,-59.8,45.6');
    await expect(map(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show the nearest store' }).press('Enter');
    const card = page.getByRole('region', { name: 'The nearest store' }).locator('[data-card-link]');
    const name = (await card.textContent()) ?? '';
    await expect.poll(() => isOnMap(page, name)).toBe(true);
    await expect(pins(page)).toHaveCount(1);
    await pins(page).first().press('Enter');
    await expect(page.locator('[data-store]')).toHaveAttribute('aria-current', 'true');
    await card.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOnMap(page, name)).toBe(true);
  });

  test('Enter in the box that a search in the area has emptied stays in the area, LOC-020', async ({
    page,
  }) => {
    await page.goto('/store-locator?place=Seattle');
    await expect(pins(page).first()).toBeVisible();
    await map(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Search this area' }).press('Enter');
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Stores in this area' })).toBeVisible();
    const area = page.url();
    expect(area).toContain('bbox=');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/locations?')) requests.push(request.url());
    });
    await searchBox(page).press('Enter');
    // The next answer shows that Enter has been handled.
    await searchBox(page).fill('Tacoma');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(page.url()).toBe(area);
    expect(requests).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Stores in this area' })).toBeVisible();
  });

  test('the map names its sources with links to them and to their licences, LOC-015', async ({ page }) => {
    await page.goto('/store-locator?place=60602');
    await expect(pins(page).first()).toBeVisible();
    const targets = {
      '© OpenStreetMap contributors': 'https://www.openstreetmap.org/copyright',
      GeoNames: 'https://www.geonames.org/',
      'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
    };
    for (const [name, target] of Object.entries(targets))
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    await expect(page.getByText('Natural Earth')).toHaveText(
      '© OpenStreetMap contributors · GeoNames (CC BY 4.0) · Natural Earth · U.S. Census Bureau',
    );
    expect(await examine(page, 'light')).toEqual([]);
  });

  test('the list is there while the code of the map loads, which begins after the first paint; no pin has a filter, LOC-010, LOC-015', async ({
    page,
  }) => {
    const script = scriptWith('mfe-locator', mapText);
    const held = Promise.withResolvers<undefined>();
    await page.route(`**/${script}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(`**/${script}`);
    await page.goto('/store-locator?place=60602');
    await requested;
    await expect(page.locator('[data-store]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Order Here' }).first()).toBeEnabled();
    await expect(map(page)).toHaveCount(0);
    held.resolve(undefined);
    await expect(pins(page).first()).toBeVisible();
    const [painted, began] = await page.evaluate((file) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const code = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(file));
      return [paint?.startTime ?? Infinity, code?.startTime ?? 0];
    }, script);
    expect(began).toBeGreaterThan(painted);
    const filters = await pins(page).evaluateAll((all) =>
      all.flatMap((pin) => [pin, ...pin.querySelectorAll('*')]).map((part) => getComputedStyle(part).filter),
    );
    expect(new Set(filters)).toEqual(new Set(['none']));
  });

  test('pages without a map load none of its code, also when the pointer is on the link to the stores, LOC-015', async ({
    page,
  }) => {
    const scripts = [mapText, storeMapText].map((text) => scriptWith('mfe-locator', text));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const watched = watchRequests(page);
    for (const path of ['/', '/menu', '/gift', '/rewards', '/account/signin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const link = page.locator('a[href="/store-locator"]:visible').first();
      if ((await link.count()) > 0) {
        await link.hover();
        // The code of the stores is fetched in advance, after the page's own.
        await expect.poll(() => requests.some((url) => url.includes('/mfe-locator/'))).toBe(true);
      }
      await watched.ended();
    }
    expect(requests.some((url) => url.includes('/mfe-locator/'))).toBe(true);
    expect(requests.filter((url) => scripts.some((script) => url.endsWith(`/${script}`)))).toEqual([]);
  });

  test('on a phone the list keeps its place when the map, which is after it in the page, arrives later, D-12', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/store-locator?place=60602');
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Stores near Chicago, IL 60602' });
    const [withMap, withoutMap] = await heading.evaluate((element) => {
      const top = () => element.getBoundingClientRect().top;
      const complete = top();
      element.closest('section')?.nextElementSibling?.remove();
      return [complete, top()];
    });
    await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
    expect(withoutMap).toBe(withMap);
  });

  test('the code of the map is loaded once for the list and the pages of its stores, LOC-015', async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\/mfe-locator\/.*\.js$/.test(response.url())) scripts.push(response.text());
    });
    await page.goto('/store-locator?place=60602');
    await expect(pins(page).first()).toBeVisible();
    await page.locator('[data-store] a').first().click();
    await expect(page).toHaveURL(/\/store\//);
    await page.getByRole('list', { name: 'Get directions:' }).scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('region', { name: /^Map of/ })
        .getByRole('button')
        .first(),
    ).toBeVisible();
    const withMap = (await Promise.all(scripts)).filter((text) => text.includes('leaflet-pan-anim'));
    expect(withMap).toHaveLength(1);
  });

  test('in the ordering flow the pin of a store without a menu is grey, and pressing it says that there is no menu, LOC-041', async ({
    page,
  }) => {
    const answer = await page.request.get(
      `${restPaths.locations}?place=${stores.chicago.place}&view=${locationsListView}`,
    );
    const { stores: found } = (await answer.json()) as LocationsListReply;
    const { store } = found.find((entry) => entry.store.mobileOrdering.availability !== 'READY') ?? {};
    if (!store) throw new Error('No store near 60602 lacks a menu.');
    const { latitude, longitude } = store.coordinates;
    await page.goto(`/menu/store-locator?map=${latitude},${longitude},15`);
    const greyed = map(page).locator(`[data-pin="${store.storeNumber}"]`);
    await expect(greyed).toHaveAccessibleName(/, menu not available$/);
    await greyed.press('Enter');
    await expect(page.getByText('Menu not available for this store.')).toBeVisible();
    // Another store is selected: the pin has its own color again.
    const other = map(page).locator('[data-pin]:not([aria-label*=","])[aria-pressed="false"]');
    await other.first().press('Enter');
    await page.mouse.move(0, 0);
    await searchBox(page).focus();
    await expect(greyed).toHaveAttribute('aria-pressed', 'false');
    const colorOf = (pin: typeof greyed) => pin.evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(greyed)).not.toBe(await colorOf(other.last()));
    await expect(page).toHaveURL(/\/menu\/store-locator/);
  });
});
