import { expect, type Page } from '../steps/test.ts';
import { mapAdapters, storeMap, storePins, test } from '../steps/locator/map-adapters.ts';

const cards = (page: Page) => page.locator('[data-store]');
const firstStore = (page: Page) => cards(page).first().getAttribute('data-store');
const searchHere = (page: Page) => page.getByRole('button', { name: 'Search this area' });
const areaTitle = (page: Page) => page.getByRole('heading', { name: 'Stores in this area' });
const numbersInUrl = (page: Page, name: 'map' | 'bbox') =>
  new URL(page.url()).searchParams.get(name)?.split(',').map(Number) ?? [];

/** Drags the map up by pixels: what it shows moves to the south. */
const dragUp = async (page: Page, by: number) => {
  // A map that still moves to the area of a search would lose the drag.
  const pin = await storePins(page).first().elementHandle();
  await pin?.waitForElementState('stable');
  const box = await storeMap(page).boundingBox();
  if (!box) throw new Error('the map has no size');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y + by / 2);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 4, { steps: 4 });
  await page.mouse.move(x, y - by / 2, { steps: 8 });
  await page.mouse.up();
};

/** Fills the searches that the page sends into a list. */
const watchSearches = (page: Page) => {
  const searches: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/locations')) searches.push(searchParams);
  });
  return searches;
};

for (const adapter of mapAdapters)
  test.describe(adapter.name, () => {
    test.use({ adapter, viewport: { width: 1440, height: 900 } });

    test('an area beyond the threshold is searched as a box, a smaller move offers it; Back, Forward, a reload and “Back to previous results” show each search, LOC-004, LOC-012, LOC-013, LOC-014, D-54', async ({
      page,
    }) => {
      await page.goto('/store-locator');
      await expect(storePins(page).first()).toBeVisible();
      await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
      const first = await firstStore(page);
      await expect(searchHere(page)).toBeHidden();
      const searches = watchSearches(page);
      await storeMap(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));

      await dragUp(page, 300);
      await expect(areaTitle(page)).toBeVisible();
      const [lat = 0, lng = 0, zoom] = numbersInUrl(page, 'map');
      expect(lat).toBeLessThan(41.8853);
      expect(lng).toBeCloseTo(-87.64, 2);
      expect(zoom).toBe(13);
      const box = numbersInUrl(page, 'bbox');
      const [west = 0, south = 0, east = 0, north = 0] = box;
      expect(west < lng && lng < east && south < lat && lat < north).toBe(true);
      expect(searches.map((asked) => asked.get('bbox')?.split(',').map(Number))).toEqual([box]);
      await expect.poll(() => firstStore(page)).not.toBe(first);
      const inArea = await firstStore(page);

      const back = page.getByRole('button', { name: 'Back to previous results' });
      await back.click();
      await expect.poll(() => firstStore(page)).toBe(first);
      await expect(back).toBeHidden();
      await page.goBack();
      await expect(areaTitle(page)).toBeVisible();
      await expect.poll(() => firstStore(page)).toBe(inArea);
      await page.goBack();
      await expect.poll(() => firstStore(page)).toBe(first);
      await page.goForward();
      await expect(areaTitle(page)).toBeVisible();
      await expect.poll(() => firstStore(page)).toBe(inArea);

      const sent = searches.length;
      await dragUp(page, 30);
      await expect(searchHere(page)).toBeVisible();
      await expect.poll(() => numbersInUrl(page, 'map')[0]).toBeLessThan(lat);
      expect(searches).toHaveLength(sent);
      await searchHere(page).click();
      await expect.poll(() => numbersInUrl(page, 'bbox')[1]).toBeLessThan(south);
      await expect(areaTitle(page)).toBeVisible();
      await expect(searchHere(page)).toBeHidden();
      for (const name of ['Favorites', 'Nearby']) await page.getByRole('tab', { name }).click();
      await expect(back).toBeVisible();
      const [searched, view] = [await firstStore(page), numbersInUrl(page, 'map')];
      await page.reload();
      await expect(areaTitle(page)).toBeVisible();
      await expect.poll(() => firstStore(page)).toBe(searched);
      await expect(storePins(page).first()).toBeVisible();
      expect(numbersInUrl(page, 'map')).toEqual(view);
      await expect(searchHere(page)).toBeHidden();
      // The button ends with the page; the browser's Back still leads to the results before, past the two tabs.
      await expect(back).toBeHidden();
      for (const name of ['Favorites', 'Nearby']) {
        await page.goBack();
        await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      }
      await page.goBack();
      await expect.poll(() => firstStore(page)).toBe(inArea);
    });

    test('an area with more stores than a page shows their number and loads the rest, filters say how many match; an empty area, one that is too large and a far place show the next step, LOC-014, LOC-021, LOC-023, LOC-025, LOC-053, D-54', async ({
      page,
    }) => {
      await page.goto('/store-locator?map=41.9,-87.7,10&bbox=-88,41.7,-87.4,42.1');
      await expect(areaTitle(page)).toBeVisible();
      const count = page.getByText(/^50 of \d+ stores$/);
      await expect(count).toBeVisible();
      const total = Number(/of (\d+)/.exec((await count.textContent()) ?? '')?.[1]);
      expect(total).toBeGreaterThan(50);
      await expect(storePins(page).first()).toBeVisible();
      const more = page.getByRole('button', { name: 'Show more stores' });
      while (await more.isVisible()) await more.press('Enter');
      await expect(page.getByText(`${total} stores`, { exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(total);
      await expect(searchHere(page)).toBeHidden();

      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Filter stores' });
      const wifi = sheet.getByRole('checkbox', { name: 'Wi-Fi' });
      await expect(wifi).toHaveAccessibleDescription(/^\d+ stores$/);
      const status = sheet.getByText(/^\d+ stores match\.$/);
      const unfiltered = await status.textContent();
      await wifi.check();
      await expect(status).not.toHaveText(unfiltered ?? '');
      const before = await status.textContent();
      await sheet.getByRole('checkbox', { name: 'Open 24 hours' }).check();
      await expect(status).not.toHaveText(before ?? '');
      const matching = Number.parseInt((await status.textContent()) ?? '', 10);
      await sheet.getByRole('button', { name: 'Apply (2)' }).click();
      // The filters of the sheet have numbers of stores too.
      await expect(wifi).toHaveCount(0);
      await expect(page.getByText(new RegExp(`^(50 of )?${matching} stores?$`))).toBeVisible();

      await page.goto('/store-locator?map=45.5,-60,9&bbox=-60.2,45.4,-59.8,45.6');
      await expect(page.getByText('Try moving the map or zooming out.')).toBeVisible();
      await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
      await page.goto('/store-locator?map=45.5,-60,9&bbox=-120,30,-70,50');
      await expect(page.getByRole('alert')).toContainText('Zoomed out too far.');

      await page.goto('/store-locator?map=44.5,-60.5,9');
      const nearest = page.getByRole('button', { name: 'Show the nearest store' });
      await nearest.click();
      await expect(page.getByRole('heading', { name: 'The nearest store' })).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText(/\d mi|\d km/);
      await page.goto('/store-locator?map=28,-45,9');
      await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
      await nearest.click();
      await expect(page.getByRole('alert')).toContainText('No store was found nearby.');
      await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
    });
  });
