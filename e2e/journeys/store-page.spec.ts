import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '../steps/test.ts';
import { hydrated, hydrationErrors, replacedElements, watchServerMarkup } from '../steps/page/hydration.ts';
import { expectDrawnMap } from '../steps/locator/screens.ts';
import { stores, storeCard } from '../steps/stores.ts';
import { watchRequests } from '../steps/page/watch-requests.ts';

const { name, phone, place, street } = stores.chicago;
const path = '/store/1001/clark-lake';
/** Right after the server's start a page may go out before it is rendered. */
const openRendered = (page: Page, url: string) =>
  expect(async () => {
    await page.goto(url);
    await expect(page.getByRole('main').getByText(street)).toBeVisible({ timeout: 1_000 });
  }).toPass();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a store can be read, with its hours and the facts for search engines, LOC-003, LOC-033', async ({
    page,
  }) => {
    await openRendered(page, '/store/1001?from=mail');
    await expect(page).toHaveURL(`${path}?from=mail`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByRole('link', { name: phone })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Hours' })).toContainText('Today');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'CafeOrCoffeeShop',
      url: new URL(path, page.url()).href,
      address: { streetAddress: street },
    });
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new URL(path, page.url()).href,
    );
  });
});

for (const width of [390, 1440])
  test(`React continues from the server’s page of a store without a second request at ${width} px, LOC-003`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchServerMarkup(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const watched = watchRequests(page);
    await openRendered(page, path);
    await hydrated(page);
    // Only a page that is hydrated opens the dialog.
    await page
      .getByRole('main')
      .getByRole('button', { name: `Favorite: ${name}` })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await watched.ended();
    expect(await hydrationErrors(page)).toEqual([]);
    expect((await replacedElements(page, 'main')).replaced).toEqual([]);
    expect(requests.filter((url) => url.includes('storeNumber'))).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await new AxeBuilder({ page }).exclude('svg[aria-hidden="true"]').analyze()).violations).toEqual(
      [],
    );
  });

test(
  'a guest orders at the store of the page with the keyboard only, LOC-042, LOC-043',
  { tag: '@gate' },
  async ({ page }) => {
    await openRendered(page, path);
    await hydrated(page);
    const order = page.getByRole('button', { name: 'Order Here' });
    await order.focus();
    await page.keyboard.press('Enter');
    const guest = page.getByRole('dialog').getByRole('button', { name: 'Continue as guest' });
    await guest.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/menu$/);
    await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(name);
  },
);

for (const width of [390, 1440])
  test(`a store’s page has its map, and directions on the map that the customer chooses, at ${width} px, LOC-003, LOC-015`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const tiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/maps/')) tiles.push(request.url());
    });
    await openRendered(page, path);
    await hydrated(page);
    const directions = page.getByRole('list', { name: 'Get directions:' }).getByRole('link');
    await expect(directions).toHaveText(['Google Maps', 'Apple Maps', 'OpenStreetMap']);
    const hosts = await directions.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).host),
    );
    expect(hosts).toEqual(['www.google.com', 'maps.apple.com', 'www.openstreetmap.org']);
    await directions.first().scrollIntoViewIfNeeded();
    const map = page.getByRole('region', { name: `Map of ${name}` });
    const pin = map.getByRole('button', { name });
    await expect(pin).toBeVisible();
    await expectDrawnMap(page);
    expect(tiles.length).toBeGreaterThan(0);
    // The map can be moved by keys, and the pin brings it back.
    const middle = async () => {
      const [around, box] = [await map.boundingBox(), await pin.boundingBox()];
      return around && box ? Math.abs(box.x + box.width / 2 - around.x - around.width / 2) : Infinity;
    };
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(middle).toBeGreaterThan(40);
    await pin.press('Enter');
    await expect.poll(middle).toBeLessThan(4);
    expect((await new AxeBuilder({ page }).exclude('svg[aria-hidden="true"]').analyze()).violations).toEqual(
      [],
    );
  });

test('a store’s page and a product’s are light on paper at once, with the map, R-08', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRendered(page, path);
  await hydrated(page);
  await expectDrawnMap(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const map = page.locator('[data-provider]');
  await expect(map).toHaveCSS('background-color', 'rgb(195, 221, 228)');
  await expect(map.locator('canvas').first()).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto('/menu/product/2010/hot');
  await hydrated(page);
  // The first frame is printed: no colour may still be in transition.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  expect(await page.evaluate(transitions)).toBe(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a store’s page is printed with address, phone, hours and map, without controls, LOC-003', async ({
  page,
}) => {
  await openRendered(page, path);
  await hydrated(page);
  // Nothing was scrolled: the map below the window is printed too.
  await expectDrawnMap(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const fact of [
    main.getByText(street),
    main.getByText(phone),
    main.getByRole('region', { name: 'Hours' }),
  ])
    await expect(fact).toBeVisible();
  await expect(page.getByRole('region', { name: `Map of ${name}` })).toBeVisible();
  for (const control of [
    page.getByRole('button', { name: 'Order Here' }),
    page.getByRole('button', { name: 'Zoom in' }),
    page.getByRole('link', { name: 'Google Maps' }),
    page.getByRole('navigation').first(),
  ])
    await expect(control).toBeHidden();
});

test('the list of stores leads to the page of a store, and Back to the list, LOC-003', async ({ page }) => {
  await page.goto(`/store-locator?place=${place}`);
  await storeCard(page, name).getByRole('link', { name: street }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(storeCard(page, name)).toBeVisible();
});

test('an unknown store has a page with HTTP status 404 that leads to the others, LOC-003, D-141', async ({
  page,
}) => {
  const reply = await page.goto('/store/9999999/nothing');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('Whoops, we couldn’t find that store.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find a store' }).click();
  await expect(page).toHaveURL('/store-locator');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });
  test('a store is described in French, LOC-003, PLT-011', async ({ page }) => {
    await watchServerMarkup(page);
    const watched = watchRequests(page);
    await openRendered(page, path);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Heures d’ouverture' })).toBeVisible();
    await expect(page.getByRole('list', { name: /^Obtenir l’itinéraire/ })).toBeVisible();
    await watched.ended();
    expect(await hydrationErrors(page)).toEqual([]);
  });
});
