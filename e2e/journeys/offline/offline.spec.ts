import { expect, test, type Page } from '../../steps/test.ts';
import { visits } from '../../screens.ts';
import { loseConnectionOn, offlineNotice as notice } from '../../steps/offline.ts';
import { fixturesOf } from '../../steps/screen/prepared.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker is installed and controls this page. */
const workerRuns = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((changed) => navigator.serviceWorker.addEventListener('controllerchange', changed));
  });

test(
  'a loaded page says that the device is offline, and that it is not any more',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto('/rewards');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    await expect(heading).toBeVisible();
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  },
);

for (const { part, link, opened } of [
  { part: 'of a remote that is not loaded', link: 'Gifts', opened: 'A warm thought, in a card.' },
  { part: 'whose stores cannot be had', link: 'Stores', opened: 'Find a store' },
])
  test(`a page ${part} says so, and opens when the connection is back`, async ({ page, context }) => {
    await page.goto('/rewards');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  });

for (const visit of visits.filter(({ visitor }) => visitor !== 'guest'))
  test.describe(`for ${visit.visitor}`, () => {
    test.use(fixturesOf(visit));
    const paths = new Set(visit.screens.map(({ path }) => path).filter((path) => !path.includes('#')));
    for (const path of paths)
      test(`${path} says that the device is offline, and opens once it is not, loaded or not`, async ({
        page,
      }) => {
        await loseConnectionOn(page, path);
      });
  });

test('a locator that was loaded searches again when the connection is back', async ({ page, context }) => {
  await page.goto('/store-locator?place=60602');
  await expect(page.getByRole('heading', { name: 'Stores near Chicago, IL 60602' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Find a store' }).fill('Boston');
  await page.getByRole('combobox', { name: 'Find a store' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Stores near Boston, MA' })).toBeVisible();
});

test(
  'a reload without a connection shows our own page, in the visitor’s language, and heals',
  { tag: '@gate' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'fr-CA',
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    await page.goto('/gift');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Une douce pensée, sur une carte.' }),
    ).toBeVisible();
    await workerRuns(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(await page.title()).toBe('Vous êtes hors ligne · Crema');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CA');
    await context.setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Une douce pensée, sur une carte.' }),
    ).toBeVisible();
    await context.close();
  },
);

test('the worker keeps the offline page and nothing else, D-14, D-136', async ({ page }) => {
  await page.goto('/gift');
  await expect(page.getByRole('heading', { level: 1, name: 'A warm thought, in a card.' })).toBeVisible();
  await workerRuns(page);
  await page.goto('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cached = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toEqual([expect.stringMatching(/^\/assets\/host\/offline\.[0-9a-f]{8}\.html$/)]);
});
