import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { seedPassword } from '../../steps/members.ts';
import { test, type SharedShop } from '../../steps/own-shop.ts';
import { test as sharedTest } from '../../steps/shared-shop.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add money' });
const signInAt = async (page: Page, { origin }: SharedShop, returnUrl: string) => {
  await page.goto(`${origin}/account/signin?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByRole('textbox', { name: 'Email or username' }).fill('wallet@crema.test');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(sheet(page).getByRole('button', { name: /^Add \$/ })).toBeVisible();
};

test('a bank that was left without an answer is named, then the waiting stops, and can go on, CRD-035, D-12', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await signInAt(page, shop, '/account/cards/card-wallet-3#add-money');
  await sheet(page).getByRole('radio', { name: /3063/ }).check();
  await sheet(page)
    .getByRole('button', { name: /^Add \$/ })
    .click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
  await page.clock.runFor(3_000);
  await expect(sheet(page).getByRole('link', { name: 'Continue at your bank' })).toBeVisible();
  expect(await examine(page)).toEqual([]);
  const stopped = sheet(page).getByText(/Your bank hasn’t decided yet/);
  for (let turn = 0; turn < 30 && !(await stopped.isVisible()); turn += 1) await page.clock.runFor(15_000);
  await expect(stopped).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Check again' }).click();
  await expect(sheet(page).getByText('Waiting for your bank').first()).toBeVisible();
});

sharedTest(
  'a reload whose answer is lost is repeated by a press and charged once, CRD-011, D-164, D-12',
  { tag: ['@gate', '@long'] },
  async ({ page, shop }) => {
    await signInAt(page, shop, '/account/cards/card-wallet-3#add-money');
    await page.route('**/apiproxy/v1/graphql', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The server books the reload; its answer does not arrive.
      await route.fetch();
      return route.abort();
    });
    await sheet(page).getByRole('radio', { name: '$10', exact: true }).check();
    await sheet(page).getByRole('button', { name: 'Add $10.00' }).click();
    await expect(sheet(page).getByText(/nothing is charged or moved twice/)).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await page.unroute('**/apiproxy/v1/graphql');
    await sheet(page).getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('region', { name: 'Notices' }).getByText('$10.00 added to Plastic'),
    ).toBeVisible();
    await expect(page.getByText('+$10.00')).toHaveCount(1);
  },
);
