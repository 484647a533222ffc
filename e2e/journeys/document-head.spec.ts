import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../steps/test.ts';
import { signIn } from '../steps/members.ts';
import { readHead, readServedHead } from '../steps/screen/head.ts';

const contentOf = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content');

/** The page is loaded when its own heading replaces the skeleton. */
const waitForContent = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

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
/** A page of each kind whose code names it after what it shows. */
const named: readonly { readonly locale: string; readonly paths: readonly string[] }[] = [
  {
    locale: 'en-US',
    paths: [
      '/menu/drinks/hot-coffee',
      '/menu/drinks/hot-coffee/lattes',
      '/menu/product/2010/hot',
      '/menu/product/2010/hot/nutrition',
      '/store-locator?place=60602',
      '/store/1001/clark-lake',
      '/gift/category/birthday',
      '/menu/product/9999/hot',
      '/menu/product/9999/hot/nutrition',
      '/menu/drinks/hot-coffee/nothing',
      '/gift/category/nothing',
    ],
  },
  {
    locale: 'fr-CA',
    paths: ['/menu/drinks/hot-coffee/lattes', '/menu/product/2010/hot/nutrition', '/gift/category/birthday'],
  },
];
for (const { locale, paths } of named)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const path of paths)
      test(`${path} is named by its own code as by the server, D-141`, async ({ page }) => {
        const { head } = await readServedHead(page, path, locale);
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
  });

test('another site shows the picture of a shared link', async ({ page, request }) => {
  const html = await (
    await request.get('/menu/product/2010/hot', { headers: { accept: 'text/html' } })
  ).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const headers = (await request.get(picture ?? '')).headers();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toMatch(/^public, max-age=\d{5,}/);
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
