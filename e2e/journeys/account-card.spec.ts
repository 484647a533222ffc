import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../steps/shared-shop.ts';

const fillAccount = async (page: Page, email: string) => {
  await page.goto('/account/create');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Noor');
  await main.getByLabel('Last name').fill('Haddad');
  await main.getByLabel(/^Email/).fill(email);
  await main.getByLabel('Password', { exact: true }).fill('copper kettle march');
  await main.getByRole('checkbox', { name: /Terms of Use/ }).check();
};
const typeCard = async (page: Page, number: string, code: string) => {
  await page.getByRole('checkbox', { name: /I have a Crema Card to register/ }).check();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Security code').fill(code);
};
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Create account' }).click();

test(
  'a card that is typed while an account is created is in the account with its balance, ACC-022',
  { tag: ['@gate', '@long'] },
  async ({ page }) => {
    await fillAccount(page, 'noor.card@example.com');
    await typeCard(page, '6043 9000 0000 0011', '9000');
    expect((await new AxeBuilder({ page }).exclude('svg[aria-hidden="true"]').analyze()).violations).toEqual(
      [],
    );
    await send(page);
    await expect(page.getByText('A valid security code has 8 digits.')).toBeVisible();
    await page.getByLabel('Security code').fill('90000011');
    await send(page);
    await page.waitForURL('/account/for-you');
    await page.goto('/account/cards');
    await expect(page.getByText('$20.00')).toBeVisible();
  },
);

test('an account is created although its card is refused, and the list of cards says why, once, ACC-022, ACC-024, CRD-017', async ({
  page,
}) => {
  await fillAccount(page, 'noor.lost@example.com');
  await typeCard(page, '6043 9000 0000 0033', '90000033');
  await send(page);
  await expect(page.getByText(/Your account has been created, however/)).toBeVisible();
  await expect(page.getByText(/This card was reported lost or stolen/)).toBeVisible();
  await expect(page).toHaveURL('/account/cards');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/however there was an error with your card/)).toHaveCount(0);
});

test('a closed card that is typed while an account is created leads to typing another one, CRD-017, CRD-086', async ({
  page,
}) => {
  await fillAccount(page, 'noor.closed@example.com');
  await typeCard(page, '6043 9000 0000 0044', '90000044');
  await send(page);
  await expect(page.getByText(/This Crema Card is closed\. It can’t be added again/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose different card' }).click();
  await expect(page).toHaveURL('/account/cards/add');
  await expect(page.getByLabel('Card number')).toHaveValue('');
});
