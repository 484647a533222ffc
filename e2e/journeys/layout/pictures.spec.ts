import { expect, test, type Locator, type Page } from '../../steps/test.ts';
import { watchRequests } from '../../steps/page/watch-requests.ts';

/** Pages with lists of pictures. */
const pages = [
  '/menu',
  '/menu/featured',
  '/menu/drinks/hot-coffee',
  '/gift',
  '/rewards',
  '/',
  '/store-locator?place=60602',
];
/** Elements on /menu, with the shell: 3,521 when each picture was drawn there, 1,941 with a button to add on each tile. */
const maxElements = 2000;

const pictures = (page: Page) => page.locator('main img');
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(pictures(page).first()).toBeVisible();
};
/** Scrolls to each picture in turn, so that lazy ones load. */
const see = async (picture: Locator) => {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
};

for (const path of pages)
  test(`the pictures of ${path} are files named by their content, and none is drawn in the page`, async ({
    page,
  }) => {
    const replies: { url: string; status: number; cache: string | undefined }[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image')
        replies.push({
          url: response.url(),
          status: response.status(),
          cache: response.headers()['cache-control'],
        });
    });
    await open(page, path);
    for (const picture of (await pictures(page).all()).slice(0, 24))
      if (await picture.isVisible()) await see(picture);
    const ours = replies.filter(({ url }) => url.includes('/assets/'));
    expect(ours.length).toBeGreaterThan(0);
    for (const { url, status, cache } of ours) {
      expect(new URL(url).pathname).toMatch(/\.[0-9a-f]{8}(?:\.svg|(?:-\d+)?\.avif)$/);
      expect([url, status, cache]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
    }
    // Each file once, however many products share it.
    expect(new Set(ours.map(({ url }) => url)).size).toBe(ours.length);
    await expect(
      page.locator('main svg[viewBox="0 0 200 200"], main svg[viewBox="0 0 320 180"]'),
    ).toHaveCount(0);
    await expect(page.locator('main svg[viewBox="0 0 320 200"] path')).toHaveCount(0);
  });

test(`/menu has fewer than ${maxElements} elements, and its first view requests few pictures`, async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(request.url());
  });
  const requests = watchRequests(page);
  await open(page, '/menu');
  // The page renders the products below its first view in slices.
  await expect.poll(() => pictures(page).count()).toBeGreaterThan(100);
  await requests.ended();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(maxElements);
  expect(requested.length).toBeLessThan(60);
  const drawingCode = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/art-\w+\.[0-9a-f]+\.js/.test(name))
        .length,
  );
  expect(drawingCode).toBe(0);
});

test('the backdrop of a picture follows the system’s theme and the switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/menu/drinks/hot-coffee');
  const backdrop = () =>
    pictures(page)
      .first()
      .evaluate((image) => getComputedStyle(image).backgroundImage);
  const theme = (name: 'light' | 'dark') =>
    page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), name);
  const light = await backdrop();
  expect(light).toMatch(/^radial-gradient/);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await backdrop();
  expect(dark).not.toBe(light);
  await theme('light');
  expect(await backdrop()).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await theme('dark');
  expect(await backdrop()).toBe(dark);
});

test('a picture that cannot be loaded leaves its backdrop in the same size, and the product can be opened', async ({
  page,
}) => {
  const list = '/menu/drinks/hot-coffee';
  const files = /\/pictures\/.*\.avif$/;
  const picture = pictures(page).first();
  const boxOf = async () => {
    const box = await picture.boundingBox();
    return { width: box?.width, height: box?.height };
  };
  await page.route(files, (route) => route.abort());
  await open(page, list);
  // An empty picture takes the place of the file, so that no sign of a broken one is drawn.
  await expect(picture).toHaveAttribute('src', /^data:/);
  const broken = await boxOf();
  expect(await picture.evaluate((image) => getComputedStyle(image).backgroundImage)).toMatch(
    /^radial-gradient/,
  );
  await page.getByRole('link', { name: 'Caffè Latte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caffè Latte' })).toBeVisible();

  // In this order: the browser keeps a picture that it has loaded, and requests it no more.
  await page.unroute(files);
  await open(page, list);
  await see(picture);
  await expect(picture).toHaveAttribute('src', files);
  expect(await boxOf()).toEqual(broken);
});

test('pictures that were seen are shown without a connection', async ({ page, context }) => {
  await open(page, '/menu/drinks/hot-coffee');
  await see(pictures(page).first());
  await page.getByRole('link', { name: 'All products' }).click();
  await context.setOffline(true);
  await page.goBack();
  await see(pictures(page).first());
});
