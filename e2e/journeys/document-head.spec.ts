import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../steps/members.ts';

const contentOf = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content');

/** A public page: its title once it is loaded, and what its description and picture are about. */
const pages = [
  { path: '/', title: 'Coffee, ready when you are', about: /skip the line/, image: 'shop' },
  { path: '/menu', title: 'Menu', about: /Coffee, tea, cold drinks/, image: 'menu' },
  { path: '/menu/drinks/hot-coffee', title: 'Hot coffee', about: /Coffee, tea/, image: 'menu' },
  {
    path: '/menu/drinks/hot-coffee/lattes',
    title: 'Lattes · Hot coffee',
    about: /Coffee, tea/,
    image: 'menu',
  },
  { path: '/menu/product/2010/hot', title: 'Caffè Latte', about: /espresso/, image: 'menu' },
  { path: '/menu/product/2010/hot/nutrition', title: /Caffè Latte/, about: /Coffee, tea/, image: 'menu' },
  { path: '/store-locator', title: 'Find a store', about: /opening hours/, image: 'stores' },
  {
    path: '/store-locator?place=60602',
    title: 'Stores near Chicago, IL 60602',
    about: /opening hours/,
    image: 'stores',
  },
  { path: '/gift', title: 'Gifts', about: /Gift cards/, image: 'gifts' },
  { path: '/gift/category/birthday', title: 'Birthday gift cards', about: /Gift cards/, image: 'gifts' },
  { path: '/rewards', title: 'Rewards', about: /Stars/, image: 'rewards' },
] as const;

for (const { path, title, about, image } of pages)
  test(`${path} names, describes and pictures itself`, async ({ page, request, baseURL }) => {
    await page.goto(path);
    const exact = typeof title === 'string' ? `${title} · Crema` : title;
    await expect(page).toHaveTitle(exact);
    await expect.poll(() => contentOf(page, 'meta[name="description"]')).toMatch(about);
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`${baseURL}${path.split('?')[0]}`);
    const picture = await contentOf(page, 'meta[property="og:image"]');
    expect(picture).toBe(`${baseURL}/assets/host/share-${image}.png`);
    const reply = await request.get(picture ?? '');
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png']);
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
  await page.getByRole('button', { name: 'Language and appearance' }).click();
  await page.getByRole('radio', { name: 'Français (Canada)' }).click();
  await expect(page).toHaveTitle('Récompenses · Crema');
  await expect.poll(() => contentOf(page, 'meta[name="description"]')).toMatch(/Étoiles/);
});

test('a member’s card has its name in the title, and search engines stay away', async ({ page }) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/account/cards');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveTitle('Card · Crema');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${name} · Crema`);
  await page.reload();
  expect(await contentOf(page, 'meta[name="robots"]')).toBe('noindex');
});

test('the shop can be installed: its icons are there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, type } of manifest.icons as readonly { src: string; type: string }[]) {
    const reply = await request.get(src);
    expect([src, reply.status(), reply.headers()['content-type']]).toEqual([src, 200, type]);
  }
});
