import { expect, test, type Page } from '../../steps/test.ts';

declare global {
  interface Window {
    /** Milliseconds of the page's clock. */
    picturesShownAt?: number;
  }
}
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const hasStyles = (page: Page) =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.length > 0 && links.every((link) => !!(link as HTMLLinkElement).sheet));
/** Opens the page while the code of its remote does not arrive. Returns the requested pictures, and what lets the code arrive. */
const openWithoutCode = async (page: Page, path: string) => {
  // Right after the server's start a page may go out before it is rendered.
  await expect(async () => {
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toMatch(/<main[^]*<img [^>]*loading="lazy"/);
  }).toPass();
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.add(new URL(request.url()).pathname);
  });
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/remotes\/[^/]+\/[^/]+\/remote\.\w+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Until its style sheets arrive, the page paints nothing, and a script reads places without styles.
  await expect.poll(() => hasStyles(page)).toBe(true);
  return { requested, arrive: code.resolve };
};
const pathsOf = (page: Page, loading: 'eager' | 'lazy') =>
  page
    .locator(`main img[loading="${loading}"]`)
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
/** The page's icon is an image too. */
const isLaterPicture = (file: string, eager: ReadonlySet<string>) =>
  file !== '/assets/icon.svg' && !eager.has(file);
const isLate = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-pictures') === 'late');
const boxes = (page: Page) =>
  page.locator('main img').evaluateAll((images) =>
    images.slice(0, 12).map((image) => {
      const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = image as HTMLElement;
      return { offsetTop, offsetLeft, offsetWidth, offsetHeight };
    }),
  );

/** Notes when the page lets its pictures be requested. */
const noteEnd = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.documentElement.hasAttribute('data-pictures'))
        window.picturesShownAt ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-pictures'] });
  });
/** The times at which files were requested. */
const requestTimes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, startTime })),
  );
const endOf = (page: Page) => page.evaluate(() => window.picturesShownAt);

test('the pictures below the first row of the menu are requested once the page is hydrated, and keep their place, D-12, PLT-012', async ({
  page,
}) => {
  await noteEnd(page);
  const { requested, arrive } = await openWithoutCode(page, '/menu');
  const eager = new Set(await pathsOf(page, 'eager'));
  const onlyLazy = (await pathsOf(page, 'lazy')).filter((file) => !eager.has(file));
  expect(onlyLazy.length).toBeGreaterThan(0);
  const before = await boxes(page);
  arrive();
  await expect.poll(() => onlyLazy.some((file) => requested.has(file))).toBe(true);
  await expect.poll(() => endOf(page)).toBeGreaterThan(0);
  const end = await endOf(page);
  const early = (await requestTimes(page)).filter(({ startTime }) => startTime < (end ?? 0));
  expect(early.map(({ file }) => file)).toEqual(expect.arrayContaining([...eager].slice(0, 1)));
  expect(early.filter(({ file }) => onlyLazy.includes(file))).toEqual([]);
  expect(await boxes(page)).toEqual(before);
});

test('a visitor who scrolls before the page is hydrated sees its pictures', async ({ page }) => {
  const { requested, arrive } = await openWithoutCode(page, '/menu');
  const eager = new Set(await pathsOf(page, 'eager'));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => [...requested].some((file) => isLaterPicture(file, eager))).toBe(true);
  expect(await isLate(page)).toBe(false);
  arrive();
});

test('a page whose code does not arrive shows its pictures', async ({ page }) => {
  const { requested } = await openWithoutCode(page, '/gift');
  const eager = new Set(await pathsOf(page, 'eager'));
  await expect.poll(() => [...requested].some((file) => isLaterPicture(file, eager))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no picture waits', async ({ page }) => {
    const first = page.getByRole('main').locator('img[loading="lazy"]').first();
    const file = async () => new URL((await first.getAttribute('src')) ?? '', page.url()).href;
    // Right after the server's start a page may go out before it is rendered.
    await expect(async () => {
      await page.goto('/gift');
      await expect(first).toBeAttached({ timeout: 1_000 });
    }).toPass();
    const loaded = page.waitForResponse(await file());
    await page.reload();
    await first.scrollIntoViewIfNeeded();
    expect((await loaded).status()).toBe(200);
    await expect(page.locator('html[data-pictures]')).toHaveCount(0);
  });
});
