import { expect, test, type Page } from '../steps/test.ts';
import { signIn } from '../steps/members.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Scan in store' });
const barcode = (page: Page) => overlay(page).getByRole('img', { name: /^Barcode of/ });
const openFromMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Scan in store' }).click();
};

test('a member opens #pay from any page, keeps its query, and Back closes it with the focus where it was, CRD-004, D-09', async ({
  page,
}) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/store-locator?place=60602');
  await expect(page.getByRole('heading', { level: 2, name: /^Stores near/ })).toBeVisible();
  await openFromMenu(page);
  await expect(barcode(page)).toBeVisible();
  await expect(page).toHaveURL('/store-locator?place=60602#pay');
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/store-locator?place=60602');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await page.goto('/account/cards#pay');
  await expect(barcode(page)).toBeVisible();
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/account/cards');
});

test(
  'a guest who opens #pay signs in on the page, which then shows the barcode; closing the sheet stays on the page, CRD-004, ACC-012',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/gift');
    await openFromMenu(page);
    const sheet = page.getByRole('dialog', { name: 'Sign in' });
    await expect(sheet.getByLabel('Email or username')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/gift');
    await openFromMenu(page);
    await sheet.getByLabel('Email or username').fill('gold@crema.test');
    await sheet.getByLabel('Password', { exact: true }).fill('Espresso-2026');
    await sheet.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(barcode(page)).toBeVisible();
    await expect(page).toHaveURL('/gift#pay');
  },
);

test('an unknown hash opens nothing, D-09', async ({ page }) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/gift#no-such-modal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
