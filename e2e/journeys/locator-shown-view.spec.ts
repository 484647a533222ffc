import { expect, test, type Locator, type Page } from '../steps/test.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of stores' });
const pins = (page: Page) => map(page).locator('[data-pin]');
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find a store' });
const title = (page: Page, place: string) =>
  page.getByRole('heading', { level: 2, name: `Stores near ${place}` });
const choosePlace = async (page: Page, typed: string, name: string) => {
  await searchBox(page).fill(typed);
  await page.getByRole('option', { name }).click();
  await expect(title(page, name)).toBeVisible();
};
const zoomInUrl = (page: Page) => /map=[^&]*%2C(\d+)/.exec(page.url())?.[1];
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The pins that lie inside the map, with their places in it. */
const shownPins = async (page: Page) => {
  const area = await boxOf(map(page));
  const boxes = await Promise.all((await pins(page).all()).map(boxOf));
  return boxes
    .map(({ x, y, width, height }) => ({ left: x - area.x, top: y - area.y, width, height }))
    .filter(
      ({ left, top, width, height }) =>
        width > 0 && left >= 0 && top >= 0 && left + width <= area.width && top + height <= area.height,
    )
    .toSorted((one, other) => one.left - other.left || one.top - other.top)
    .map(({ left, top }) => [Math.round(left), Math.round(top)]);
};
const expectShownPins = (page: Page) =>
  expect.poll(async () => (await shownPins(page)).length).toBeGreaterThan(0);
/** A reload shows the same pins in the same places. */
const expectSameAfterReload = async (page: Page) => {
  const before = await shownPins(page);
  const url = page.url();
  await page.reload();
  await expect.poll(() => shownPins(page)).toEqual(before);
  expect(page.url()).toBe(url);
};

for (const [typed, name] of [
  ['Neillsv', 'Neillsville, WI'],
  ['Galena', 'Galena, IL'],
] as const)
  test(`a chosen town without stores, ${name}, is shown with the nearest ones, also after a reload, LOC-004, LOC-012`, async ({
    page,
  }) => {
    await page.goto('/store-locator');
    await expectShownPins(page);
    await choosePlace(page, typed, name);
    await expect.poll(() => zoomInUrl(page)).toMatch(/^(?:[7-9]|1[01])$/);
    await expectShownPins(page);
    await expectSameAfterReload(page);
  });

test('find-me far from every store shows the nearest ones, also after a reload, LOC-004, LOC-012', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 44.8, longitude: -90.6 });
  await page.goto('/store-locator');
  await expectShownPins(page);
  await page.getByRole('button', { name: 'Find me', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Stores near you' })).toBeVisible();
  await expect(page).toHaveURL(/map=44\.800000%2C-90\.600000%2C(?:[7-9]|1[01])$/);
  await expectShownPins(page);
  await expectSameAfterReload(page);
});

test('a chosen card moves the map and its URL, so that a reload shows the same, LOC-004, LOC-012', async ({
  page,
}) => {
  await page.goto('/store-locator?map=41.8853,-87.64,15');
  await expectShownPins(page);
  const before = page.url();
  await page.locator('[data-store] [data-card-link]').nth(2).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/%2C15/);
  await expectSameAfterReload(page);
});

test('on a phone a search while the map is hidden is shown as on a new page, LOC-012', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/store-locator');
  const toggle = (name: 'Show map' | 'Hide map') => page.getByRole('button', { name }).click();
  await toggle('Show map');
  await expectShownPins(page);
  await toggle('Hide map');
  await expect(map(page)).toBeHidden();
  await searchBox(page).fill('Seattle');
  await searchBox(page).press('Enter');
  await expect(title(page, 'Seattle, WA')).toBeVisible();
  await toggle('Show map');
  await expectShownPins(page);
  const url = page.url();
  const fresh = await page.context().newPage();
  await fresh.setViewportSize({ width: 390, height: 844 });
  await fresh.goto(url);
  await fresh.getByRole('button', { name: 'Show map' }).click();
  await expectShownPins(fresh);
  const expected = await shownPins(fresh);
  await expect.poll(() => shownPins(page)).toEqual(expected);
});
