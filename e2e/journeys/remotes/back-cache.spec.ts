import { expect, test, type Page } from '../../steps/test.ts';
import { restPaths } from '@crema/shared-contracts';
import { addLatte } from '../../steps/cart.ts';
import { hydrated } from '../../steps/page/hydration.ts';
import { endSessionElsewhere, signIn, watchForText, type Ending } from '../../steps/members.ts';
import { chooseStoreAsGuest, stores } from '../../steps/stores.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const publicPages = [
  '/',
  '/menu',
  '/menu/featured',
  '/menu/drinks/hot-coffee/lattes',
  '/menu/product/2010/hot',
  '/menu/product/2010/hot/nutrition',
  '/gift',
  '/gift/category/birthday',
  '/rewards',
  '/store-locator',
  '/store/1001/clark-lake',
  '/help',
  '/legal/terms',
] as const;

interface Returned extends Window {
  returns?: number;
}
/** Counts the returns of this very document: a document that is loaded again has none. */
const countReturns = (page: Page) =>
  page.evaluate(() => {
    const returned = window as Returned;
    returned.returns = 0;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) returned.returns = (returned.returns ?? 0) + 1;
    });
  });
const returnsOf = (page: Page) => page.evaluate(() => (window as Returned).returns);
/** The browser's reasons to load the document again instead; null if it has none. */
const reasonsOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly notRestoredReasons?: unknown;
    })[];
    return JSON.stringify(entry?.notRestoredReasons ?? null);
  });
/** Leaves for another document, as a link to another site does. */
const leave = (page: Page) => page.goto('about:blank');
/** A document that was kept has no second load event. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
const streams = (page: Page) => {
  const urls: string[] = [];
  const isStream = (url: string) => new URL(url).pathname === restPaths.compositionEvents;
  page.on('request', (request) => isStream(request.url()) && urls.push('opened'));
  page.on('requestfailed', (request) => isStream(request.url()) && urls.push('closed'));
  return urls;
};

for (const path of publicPages)
  test(`${path} returns from the browser’s cache as it was left, with its stream opened again`, async ({
    page,
  }) => {
    const stream = streams(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => stream).toEqual(['opened']);
    await countReturns(page);
    await leave(page);
    await expect.poll(() => stream).toEqual(['opened', 'closed']);
    const session = page.waitForRequest((request) => request.url().includes(restPaths.session));
    await goBack(page);
    expect(await returnsOf(page), await reasonsOf(page)).toBe(1);
    expect(await reasonsOf(page)).toBe('null');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await session;
    await expect.poll(() => stream).toEqual(['opened', 'closed', 'opened']);
  });

test('every public page of a member returns from the browser’s cache, with its stream opened again and the member', async ({
  page,
}) => {
  await signIn(page, 'reserve@crema.test');
  for (const path of publicPages)
    await test.step(path, async () => {
      await leave(page);
      const stream = streams(page);
      const reply = await page.goto(path);
      expect(reply?.headers()['cache-control']).toBe('private, no-cache');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.poll(() => stream).toEqual(['opened']);
      await countReturns(page);
      await leave(page);
      await expect.poll(() => stream).toEqual(['opened', 'closed']);
      await goBack(page);
      expect(await returnsOf(page), await reasonsOf(page)).toBe(1);
      expect(await reasonsOf(page)).toBe('null');
      await expect(page.getByText('Alex').first()).toBeVisible();
      await expect.poll(() => stream).toEqual(['opened', 'closed', 'opened']);
    });
});

const endings = {
  'has signed out': ({ context }: Ending) => context.clearCookies(),
  'has a session that ended elsewhere': endSessionElsewhere,
} as const;
for (const [ending, end] of Object.entries(endings))
  for (const isHydrated of [true, false])
    test(
      `no frame of a kept page shows a member who ${ending}, ${isHydrated ? 'after' : 'before'} its scripts have run, D-14, D-166`,
      { tag: ending === 'has signed out' && isHydrated ? '@gate' : [] },
      async ({ page, context, browser, baseURL }) => {
        await signIn(page, 'reserve@crema.test');
        const seen = await watchForText(context, 'Alex');
        if (!isHydrated) await context.route(/\/assets\/.*\.js$/, () => undefined);
        await page.goto('/rewards', { waitUntil: 'commit' });
        await expect(page.getByText('Alex').first()).toBeVisible();
        if (isHydrated) await expect(page.locator('html')).not.toHaveAttribute('data-pictures');
        await countReturns(page);
        await leave(page);
        await end({ context, browser, baseURL });
        await context.unroute(/\/assets\/.*\.js$/);
        seen.length = 0;
        await goBack(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
        expect(seen).toEqual([]);
      },
    );

for (const isSignedOut of [false, true])
  test(`a page whose visitor has signed in elsewhere is kept; it returns ${isSignedOut ? 'without the member who has signed out' : 'with the member'}`, async ({
    page,
    context,
  }) => {
    await page.goto('/menu');
    await hydrated(page);
    const other = await context.newPage();
    await signIn(other, 'reserve@crema.test');
    await other.close();
    await expect(page.getByText('Alex').first()).toBeVisible();
    await countReturns(page);
    await leave(page);
    if (isSignedOut) await context.clearCookies();
    await goBack(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await returnsOf(page), await reasonsOf(page)).toBe(1);
    await expect(page.getByText('Alex').filter({ visible: true })).toHaveCount(isSignedOut ? 0 : 1);
  });

for (const rendered of ['a guest', 'the member'] as const)
  test(`a member who has signed out does not see a page again that the server rendered for ${rendered}`, async ({
    page,
    context,
  }) => {
    await signIn(page, 'reserve@crema.test');
    if (rendered === 'the member') await page.reload();
    await expect(page.getByText('Alex').first()).toBeVisible();
    await leave(page);
    await context.clearCookies();
    await goBack(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Alex')).toHaveCount(0);
  });

const cart = (page: Page) => page.getByRole('link', { name: 'Cart, 1 item', exact: true });
for (const path of ['/rewards', '/menu'])
  test(`${path} returns with the cart and the order store that another tab has chosen meanwhile, ORD-040`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(cart(page)).toHaveCount(0);
    await countReturns(page);
    await leave(page);
    const other = await context.newPage();
    await chooseStoreAsGuest(other);
    await addLatte(other);
    await other.close();
    await goBack(page);
    await expect(cart(page)).toBeVisible();
    expect(await returnsOf(page), await reasonsOf(page)).toBe(1);
    if (path === '/menu')
      await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(stores.chicago.name);
  });

test('a page returns without the member who has signed out in another tab, D-14', async ({
  page,
  context,
}) => {
  await page.goto('/menu');
  await hydrated(page);
  const other = await context.newPage();
  await signIn(other, 'reserve@crema.test');
  await expect(page.getByText('Alex').first()).toBeVisible();
  await leave(page);
  await other.goto('/account/signout');
  await expect(other).not.toHaveURL(/signout/);
  await goBack(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Alex').filter({ visible: true })).toHaveCount(0);
  // The button’s name ends with the member’s.
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});
