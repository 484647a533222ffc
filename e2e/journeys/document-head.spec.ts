import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../steps/test.ts';
import { signIn } from '../steps/members.ts';
import { readHead, readServedHead } from '../steps/screen/head.ts';

const contentOf = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content');

/** A public page: its title, a part of its description, its picture, and its spec row. */
interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly about: RegExp;
  readonly image: string;
  readonly row?: string;
}
const pages: readonly PublicPage[] = [
  { path: '/', title: 'Coffee, ready when you are', about: /skip the line/, image: 'share-shop' },
  { path: '/menu', title: 'Menu', about: /Coffee, tea, cold drinks/, image: 'share-menu' },
  { path: '/menu/featured', title: 'Featured', about: /Coffee, tea/, image: 'share-menu' },
  {
    path: '/menu/drinks/hot-coffee',
    title: 'Hot coffee',
    about: /Lattes · Brewed coffee/,
    image: 'share/category-drinks-hot-coffee',
  },
  {
    path: '/menu/drinks/hot-coffee/lattes',
    title: 'Lattes · Hot coffee',
    about: /Caffè Latte/,
    image: 'share/category-drinks-hot-coffee-lattes',
  },
  {
    path: '/menu/product/2010/hot',
    title: 'Caffè Latte',
    about: /espresso/,
    image: 'share/product-2010-hot',
  },
  {
    path: '/menu/product/2010/hot/nutrition',
    title: 'What’s in your Caffè Latte',
    about: /espresso/,
    image: 'share/product-2010-hot',
  },
  { path: '/store-locator', title: 'Find a store', about: /opening hours/, image: 'share-stores' },
  {
    path: '/store-locator?place=60602',
    title: 'Stores near Chicago, IL 60602',
    about: /opening hours/,
    image: 'share-stores',
  },
  {
    path: '/store/1001/clark-lake',
    title: 'Clark & Lake, Chicago',
    about: /200 N Clark St, .* Opening hours/,
    image: 'share-stores',
    row: ', LOC-003',
  },
  { path: '/gift', title: 'Gifts', about: /Gift cards/, image: 'share-gifts' },
  {
    path: '/gift/category/birthday',
    title: 'Birthday gift cards',
    about: /Another great year/,
    image: 'share/gift-birthday',
  },
  { path: '/rewards', title: 'Rewards', about: /Collect Stars/, image: 'share-rewards', row: ', RWD-001' },
  {
    path: '/rewards/how-it-works',
    title: 'How Rewards work',
    about: /Collect Stars/,
    image: 'share-rewards',
    row: ', RWD-001',
  },
  ...(
    [
      ['/help', 'Help', /customer service/],
      ['/legal/terms', 'Terms of Use', /agreement/],
      ['/legal/privacy', 'Privacy Notice', /cookies/],
    ] as const
  ).map(([path, title, about]) => ({ path, title, about, image: 'share-shop', row: ', ENG-043, D-161' })),
];

/** The page is loaded when its own heading replaces the skeleton. */
const waitForContent = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

for (const { path, title, about, image, row = '' } of pages)
  test(`${path} names, describes and pictures itself, before and after it is loaded${row}`, async ({
    page,
    baseURL,
  }) => {
    const { status, head } = await readServedHead(page, path, 'en-US');
    const address = `${baseURL}${path.split('?')[0]}`;
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: `${title} · Crema`,
      ogTitle: title,
      canonical: address,
      ogUrl: address,
    });
    expect(head?.description).toMatch(about);
    expect(head?.ogImage?.replace(/\.[0-9a-f]{8}\.png$/, '.png')).toBe(`${baseURL}/assets/host/${image}.png`);
    const picture = await page.request.get(head?.ogImage ?? '');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    expect(picture.headers()['cache-control']).toMatch(/^public, max-age=\d{5,}/);
    await page.goto(path);
    await waitForContent(page);
    await expect.poll(() => page.evaluate(readHead)).toEqual(head);
  });

for (const { path, title } of [
  { path: '/menu/product/2010/hot/nutrition', title: /^Dans votre / },
  { path: '/menu/drinks/hot-coffee/lattes', title: /^Lattes · Cafés chauds/ },
  { path: '/gift/category/birthday', title: /^Cartes-cadeaux\u00a0: Anniversaire/ },
] as const)
  test(`${path} has one head in French too, before and after it is loaded`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'fr-CA', ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const { head } = await readServedHead(page, path, 'fr-CA');
    expect(head?.title).toMatch(title);
    await page.goto(path);
    await waitForContent(page);
    await expect.poll(() => page.evaluate(readHead)).toEqual(head);
    await context.close();
  });

for (const path of [
  '/menu/product/9999/hot',
  '/menu/product/9999/hot/nutrition',
  '/menu/drinks/nothing',
  '/menu/drinks/hot-coffee/nothing',
  '/gift/category/nothing',
  '/nothing',
  '/legal',
  '/legal/nothing',
  '/store/9999999/nothing',
])
  test(`${path} is not found, before and after it is loaded, D-141`, async ({ page }) => {
    const { status, head } = await readServedHead(page, path, 'en-US');
    expect(status).toBe(404);
    expect(head?.title).toBe('This page is not on the menu · Crema');
    await page.goto(path);
    await waitForContent(page);
    await expect.poll(() => page.evaluate(readHead)).toEqual(head);
  });

/** Without the served title the host has only the title that the page's own code sets. */
const withoutServedTitle = async (page: Page, path: string) => {
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const reply = await route.fetch();
      const html = (await reply.text())
        .replace(/<title>[^<]*<\/title>/, '<title></title>')
        .replace(/(property="og:title" content=")[^"]*/, '$1');
      await route.fulfill({ response: reply, body: html });
    },
  );
};
for (const path of [...pages.map((row) => row.path), '/menu/product/9999/hot', '/gift/category/nothing'])
  test(`${path} is named by its own code as by the server`, async ({ page }) => {
    const { head } = await readServedHead(page, path, 'en-US');
    await withoutServedTitle(page, path);
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(readHead))
      .toMatchObject({
        title: head?.title,
        ogTitle: head?.ogTitle,
        canonical: head?.canonical,
        ogUrl: head?.ogUrl,
      });
  });

test('another site shows the picture of a shared link', async ({ page, request }) => {
  const html = await (
    await request.get('/menu/product/2010/hot', { headers: { accept: 'text/html' } })
  ).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  // A separate server, because a browser blocks requests from other sites to this machine.
  const site = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html').end(`<img src="${picture}" alt="Shared">`);
  }).listen(0, '127.0.0.1');
  try {
    await once(site, 'listening');
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const width = () => page.getByAltText('Shared').evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBe(1200);
  } finally {
    site.close();
    site.closeAllConnections();
  }
});

test('a category’s categoryImageURL is the picture that a shared link to it shows, ORD-020', async ({
  page,
  request,
}) => {
  const picture = await request.get('/apiproxy/v1/pictures/category/drinks/hot-coffee');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.goto('/menu/drinks/hot-coffee');
  expect(await contentOf(page, 'meta[property="og:image"]')).toBe(picture.url());
});

test('titles follow a visitor through the shop, and the language', async ({ page }) => {
  await page.goto('/menu/product/2010/hot');
  await expect(page).toHaveTitle('Caffè Latte · Crema');
  await page.getByRole('link', { name: 'Hot coffee' }).click();
  await expect(page).toHaveTitle('Lattes · Hot coffee · Crema');
  await page.goBack();
  await expect(page).toHaveTitle('Caffè Latte · Crema');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rewards' }).click();
  await expect(page).toHaveTitle('Rewards · Crema');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'Français (Canada)' }).click();
  await expect(page).toHaveTitle('Récompenses · Crema');
  await expect.poll(() => contentOf(page, 'meta[name="description"]')).toMatch(/Étoiles/);
});

test('a member’s card has its name in the title; only a search engine, which has no session, gets noindex, PLT-021', async ({
  page,
  request,
}) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/account/cards');
  await page.locator('main a[href^="/account/cards/card-"]').first().click();
  await expect(page).toHaveURL(/\/account\/cards\/card-/);
  await waitForContent(page);
  await expect(page).not.toHaveTitle(/^Cards? · Crema$/);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${name} · Crema`);
  await page.reload();
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  const engine = await request.get(page.url(), { headers: { accept: 'text/html' } });
  expect(await engine.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/^Disallow: \S/m);
});

test('the shop can be installed: its icons are there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, type } of manifest.icons as readonly { src: string; type: string }[]) {
    const reply = await request.get(src);
    expect([src, reply.status(), reply.headers()['content-type']]).toEqual([src, 200, type]);
  }
});
