import { readFileSync } from 'node:fs';
import { expect, test } from '../../steps/test.ts';
import { examine } from '../../steps/accessibility.ts';
import { signIn } from '../../steps/members.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a member downloads all data, asks for the deletion of the account, and keeps it, D-119, D-160', async ({
  page,
}) => {
  await signIn(page, 'green@crema.test');
  await page.goto('/account/settings/privacy');
  const main = page.getByRole('main');
  expect(await examine(page)).toEqual([]);
  await main.getByRole('button', { name: 'Ask for my data' }).press('Enter');
  const link = main.getByRole('link', { name: 'Download JSON' });
  await expect(link).toBeVisible();
  expect(await examine(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await link.press('Enter');
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('crema-data.json');
  expect(readFileSync(await download.path(), 'utf8')).toContain('green@crema.test');

  await main.getByRole('button', { name: 'See what happens to my account' }).press('Enter');
  await expect(main.getByText(/as a gift card/).first()).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await main.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(main.getByText(/^Your account will be deleted on/)).toBeVisible();
  await page.goto('/account/settings');
  await main.getByRole('link', { name: 'Keep or see more' }).press('Enter');
  await main.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(main.getByRole('button', { name: 'See what happens to my account' })).toBeVisible();
});

test('a scheduled gift is cancelled from the history, ACC-060, D-73', async ({ page }) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/account/history/egift');
  const main = page.getByRole('main');
  await main.locator('a[href*="/account/history/egift/"]').first().click();
  await main.locator('a[href="/gift/scheduled"]').first().click();
  await expect(page).toHaveURL(/\/gift\/scheduled/);
  const cancel = main.getByRole('button', { name: /^Cancel/ });
  await expect(cancel.first()).toBeVisible();
  const before = await cancel.count();
  await cancel.first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expect(cancel).toHaveCount(before - 1);
});
