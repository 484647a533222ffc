import { expect, test } from '../steps/test.ts';
import type { BootDocument } from '@crema/shared-contracts';
import { hydrated, hydrationErrors, replacedElements, watchServerMarkup } from '../steps/page/hydration.ts';
import { signIn } from '../steps/members.ts';
import { chooseStoreAsGuest } from '../steps/stores.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the stores around the default place can be read, with hours and a link to each page, LOC-001, LOC-030, LOC-060', async ({
    page,
  }) => {
    // Right after the server's start a page may go out before it is rendered.
    await expect(async () => {
      await page.goto('/store-locator');
      await expect(page.getByRole('heading', { name: 'Stores near Chicago' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    const stores = page.getByRole('main').locator('li:has(h3)');
    expect(await stores.count()).toBe(12);
    await expect(stores.first()).toContainText(/Open|Closed|Closes|Opens/);
    await stores.first().locator('a[href^="/store/"]').click();
    await expect(page.getByRole('region', { name: 'Hours' })).toContainText('Today');
  });

  test('the stores near a place of the URL can be read, and the error for an unknown place, LOC-004, LOC-053', async ({
    page,
  }) => {
    await expect(async () => {
      await page.goto('/store-locator?place=Toronto');
      await expect(page.getByRole('heading', { name: 'Stores near Toronto, ON' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expect(page.getByRole('main').locator('li:has(h3)').first()).toContainText('Toronto');
    await page.goto('/store-locator?place=Nowhere+at+all');
    await expect(page.getByText('We couldn’t find “Nowhere at all”.')).toBeVisible();
  });

  for (const { path, status, heading } of [
    { path: '/nowhere', status: 404, heading: 'This page is not on the menu' },
    { path: '/store/9999999/nothing', status: 404, heading: 'This page is not on the menu' },
    { path: '/account/signin', status: 200, heading: 'This page needs JavaScript' },
    { path: '/account/create', status: 200, heading: 'This page needs JavaScript' },
  ])
    test(`${path} says so in its heading, shows no skeleton, and links to pages that can be read, PLT-012, D-141`, async ({
      page,
    }) => {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(status);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await main.locator('.crema-bone:visible').count()).toBe(0);
      await main.getByRole('link').first().click();
      await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
      expect(await page.locator('.crema-bone:visible').count()).toBe(0);
    });

  test.describe('in French', () => {
    test.use({ locale: 'fr-CA' });
    test('stores and notices are in French, PLT-011, PLT-012', async ({ page }) => {
      await page.goto('/account/signin');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page a besoin de JavaScript');
      await page.getByRole('main').getByRole('link', { name: 'Cafés' }).click();
      await expect(page.getByRole('main').locator('li:has(h3)').first()).toContainText(
        /Ouvert|Fermé|Ferme|Ouvre/,
      );
    });
  });
});

for (const visitor of ['guest', 'guest with a store', 'member'] as const)
  test(`React continues from the server’s list of stores; a ${visitor} ${
    visitor === 'member' ? 'requests the list with favorites once' : 'requests it only for another place'
  }, LOC-024`, async ({ page }) => {
    if (visitor === 'member') await signIn(page, 'gold@crema.test');
    if (visitor === 'guest with a store') await chooseStoreAsGuest(page);
    await watchServerMarkup(page);
    const lists: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/v1/locations')) lists.push(request.url());
    });
    await expect(async () => {
      lists.length = 0;
      await page.goto('/store-locator');
      const boot = JSON.parse((await page.locator('#crema-boot').textContent()) ?? '') as BootDocument;
      expect(boot.rendered).toBeDefined();
      const inlined = boot.rendered?.requests?.map(({ url }) => url.split('?')[0]) ?? [];
      expect(inlined).toEqual(visitor === 'member' ? [] : ['/apiproxy/v1/locations']);
    }).toPass();
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Order Here' }).first()).toBeVisible();
    // Only a page that is hydrated opens the dialog.
    await page.getByRole('main').locator('li:has(h3) h3 button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await hydrationErrors(page)).toEqual([]);
    const { replaced } = await replacedElements(page, 'main');
    // A member's list replaces its skeleton.
    if (visitor !== 'member') expect(replaced).toEqual([]);
    expect(lists).toHaveLength(visitor === 'member' ? 1 : 0);
    lists.length = 0;
    const search = page.getByRole('combobox', { name: 'Find a store' });
    await search.fill('Toronto');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Stores near Toronto, ON' })).toBeVisible();
    expect(lists).toHaveLength(1);
  });
