import { expect, test } from '../../steps/test.ts';

const orderingFiles = /\/mfe-ordering\//;

test(
  'while ordering cannot be loaded the rest works, and it comes back without a reload, PLT-006',
  { tag: '@gate' },
  async ({ page }) => {
    await page.route(orderingFiles, (route) => route.abort());
    await page.goto('/store-locator');
    await expect(page.getByRole('heading', { level: 1, name: 'Find a store' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameVisit: true }));

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('heading', { name: 'This part is taking a break' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a store' })).toBeVisible();

    await page.unroute(orderingFiles);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    const menu = page.getByRole('navigation', { name: 'Menu pages' });
    await expect(retry.or(menu)).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  },
);
