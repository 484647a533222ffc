import { expect, test, type Locator, type Page } from '../../steps/test.ts';
import type { BootDocument } from '@crema/shared-contracts';
import { holdRequests } from '../../steps/page/hold-requests.ts';
import {
  differingAttributes,
  everyPartHydrated,
  hydrated,
  hydrationErrors,
  watchServerMarkup,
} from '../../steps/page/hydration.ts';
import { signIn } from '../../steps/members.ts';
import { fixturesOf, type PreparedVisitor } from '../../steps/screen/prepared.ts';
import { watchRequests } from '../../steps/page/watch-requests.ts';
import { chooseStoreAsGuest, frenchStoreMessages, stores } from '../../steps/stores.ts';

/** A page that the server renders: and a text of its content. */
const pages = [
  { path: '/', content: 'Start an order' },
  { path: '/menu', content: 'Caffè Latte' },
  { path: '/menu/featured', content: 'Pistachio Latte' },
  { path: '/menu/product/2010/hot', content: 'Caffè Latte' },
  { path: '/gift', content: 'Birthday' },
  { path: '/rewards', content: 'Stars' },
  { path: '/store-locator', content: 'Find a store' },
  { path: '/store/1001/clark-lake', content: '200 N Clark St' },
  { path: '/help', content: 'How do I order ahead?' },
  { path: '/legal/terms', content: 'Ingredients and allergens' },
  { path: '/legal/privacy', content: 'We do not sell your data.' },
] as const;
/** Pages that are rendered from the same parts, with other routes and data. */
const otherPages = [
  { path: '/menu/drinks/hot-coffee', content: 'Caffè Latte' },
  { path: '/menu/product/2010/hot/nutrition', content: 'Calories' },
  { path: '/gift/category/birthday', content: 'Birthday' },
  { path: '/rewards/how-it-works', content: 'Stars' },
] as const;

const visitors: readonly PreparedVisitor[] = [
  { visitor: 'guest', prepare: async () => undefined },
  // At a phone, in French.
  {
    visitor: 'guest with a store in French',
    prepare: (page) => chooseStoreAsGuest(page, stores.montreal, frenchStoreMessages),
    locale: 'fr-CA',
  },
  { visitor: 'gold member', prepare: (page) => signIn(page, 'gold@crema.test') },
];

const isHydrated = (page: Page, part: string) =>
  page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    part,
  );

/** The rendering that the server inlined. */
const readRendering = (page: Page) =>
  page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('crema-boot')?.textContent ?? '{}') as BootDocument;
    return boot.rendered && { queries: boot.rendered.queries };
  });
type Recording = Window & { fetched?: string[] };
/** Notes each request of the next documents' scripts when it is sent. */
const recordFetches = (page: Page) =>
  page.addInitScript(() => {
    const fetched: string[] = [];
    (window as Recording).fetched = fetched;
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
      fetched.push(pathname + search);
      return send(input, init);
    };
  });
const readFetches = (page: Page) => page.evaluate(() => (window as Recording).fetched ?? []);
const keepsHeading = (page: Page) =>
  page.evaluate(() =>
    (window as Window & { servedElements?: Element[] }).servedElements?.some(
      (element) => element.matches('main h1') && element.isConnected,
    ),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, content } of pages)
    test(`${path} can be read`, async ({ page }) => {
      // Right after the server's start a page may go out before it is rendered.
      await expect(async () => {
        await page.goto(path);
        await expect(page.locator('main').getByText(content).first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.locator('main h1').first()).toBeVisible();
    });

  test('the menu links to every product that its sections show, and a category to each of its products, PLT-012', async ({
    page,
  }) => {
    const productsIn = async (part: Locator) => {
      const hrefs = await part
        .locator('a[href^="/menu/product/"]:visible')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      return new Set(hrefs).size;
    };
    const counts: Record<string, number> = {};
    await expect(async () => {
      await page.goto('/menu');
      await expect(page.locator('section[aria-labelledby^="category-"]').first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    for (const section of await page.locator('section[aria-labelledby^="category-"]').all()) {
      const all = section.locator('header a');
      const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
      counts[(await all.getAttribute('href')) ?? ''] = count;
      expect(await productsIn(section)).toBe(Math.min(10, count));
    }
    expect(Object.keys(counts).length).toBeGreaterThan(10);
    for (const [path, count] of Object.entries(counts)) {
      await page.goto(path);
      expect(await productsIn(page.locator('main')), path).toBe(count);
    }
  });

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/menu');
    await page.locator('main a[href^="/menu/product/"]').first().click();
    await expect(page).toHaveURL(/\/menu\/product\//);
    await expect(page.locator('main h1').first()).toBeVisible();
  });
});

/** The home page of a member is personal: the server does not render it. */
const isRenderedFor = (visitor: string, path: string) => visitor !== 'gold member' || path !== '/';
/** A page of each visitor, and the first that most guests see. */
const inGate = ['/ of a guest', '/menu of a guest', '/menu/product/2010/hot of a gold member'];

for (const visit of visitors)
  test.describe(`a ${visit.visitor}`, () => {
    const isInFrench = visit.locale !== undefined;
    test.use(fixturesOf(visit));
    test.use(isInFrench ? { viewport: { width: 390, height: 844 } } : {});
    for (const { path, content } of [...pages, ...otherPages])
      test(
        `React continues from ${path} that the server renders, without a second request for its data, for a ${visit.visitor}`,
        { tag: inGate.includes(`${path} of a ${visit.visitor}`) ? '@gate' : [] },
        async ({ page }) => {
          await watchServerMarkup(page);
          await recordFetches(page);
          const requests = watchRequests(page);
          // On a busy machine the first visitor may get a page before it is rendered.
          await expect(async () => {
            await page.goto(path);
            expect((await readRendering(page)) !== undefined).toBe(isRenderedFor(visit.visitor, path));
          }).toPass();
          if (!isInFrench) await expect(page.locator('main').getByText(content).first()).toBeVisible();
          await everyPartHydrated(page);
          await requests.ended();
          expect(await hydrationErrors(page)).toEqual([]);
          expect(await differingAttributes(page)).toEqual([]);
          const rendering = await readRendering(page);
          if (rendering) expect(await keepsHeading(page)).toBe(true);
          const requested = await readFetches(page);
          expect(requested.filter((url) => rendering?.queries.includes(url))).toEqual([]);
        },
      );
  });

test('text that is typed into the menu search before the scripts run is searched for', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/**/*.js');
  await page.goto('/menu', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('latte');
  await release();
  await expect(page).toHaveURL(/latte/);
  await expect(search).toHaveValue('latte');
});

test('a button that is pressed before the page’s code has arrived does its work then', async ({ page }) => {
  const release = await holdRequests(page, '**/remoteEntry*');
  await page.goto('/menu/product/2010/hot', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await release();
  await expect(page.getByRole('link', { name: /1 item/ })).toBeVisible();
});

test('a page whose code cannot be loaded stays readable, with a notice; its links work, and it recovers, PLT-006', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/remoteEntry*', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/gift');
  await expect(page.getByText('You can read this page, but its buttons don’t work yet.')).toBeVisible();
  await expect(page.locator('main h1').first()).toHaveText('A warm thought, in a card.');
  // The styles of the page stay with its markup.
  expect(await page.locator('link[rel=stylesheet][href*="/mfe-gift/"]').count()).toBeGreaterThan(0);
  isBroken = false;
  await page.locator('[data-read-only]').getByRole('button', { name: 'Try again' }).click();
  await isHydrated(page, 'main h1');
  await expect(page.locator('[data-read-only]')).toHaveCount(0);
});
