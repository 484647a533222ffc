import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addLatte, totalToPay } from '../../steps/cart.ts';
import { createAccount } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { toasts } from '../../steps/payment-methods.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add money' });
const join = async (page: Page, email: string) => {
  await page.goto('/account/create');
  await createAccount(page, email);
  await expect(page).toHaveURL(/\/account\/for-you$/);
};

test('a new member gets a card with money in one sheet of the cart, where it then pays, K-04, D-152', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await join(page, 'first.card@example.com');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await totalToPay(page);
  await page.getByRole('link', { name: 'Get a Crema Card and pay with it' }).click();
  await expect(sheet(page).getByText(/^Your first Crema Card/)).toBeVisible();
  expect(await examine(page)).toEqual([]);
  expect(await examine(page, 'dark')).toEqual([]);
  await sheet(page).getByRole('radio', { name: '$50' }).check();
  const vault = sheet(page).getByTitle('Card number, expiry date and security code').contentFrame();
  await vault.getByRole('textbox', { name: 'Card number' }).fill(testCards.approved);
  await vault.getByRole('textbox', { name: 'Expiry date' }).fill('12/30');
  await vault.getByRole('textbox', { name: 'Security code' }).fill('123');
  await vault.getByRole('textbox', { name: 'ZIP or postal code' }).fill('60602');
  await sheet(page).getByRole('button', { name: 'Get a card with $50.00' }).click();
  await expect(toasts(page).getByText(/^\$50\.00 added to/)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  const group = page.getByRole('group', { name: 'Choose how to pay' });
  await expect(group.getByRole('radio', { name: /\$50\.00/ })).toBeChecked();
});

test('a payment that fails leaves the sheet as typed, and the next try fills the same card, K-04', async ({
  page,
}) => {
  await join(page, 'first.declined@example.com');
  await page.goto('/account/cards');
  await page.getByRole('main').getByRole('link', { name: 'Get a digital card' }).click();
  await sheet(page).getByRole('radio', { name: 'Other amount' }).check();
  await sheet(page).getByRole('textbox', { name: 'Your amount' }).fill('30');
  await typeCard(page, '4000 0000 0000 0341');
  await sheet(page).getByRole('button', { name: 'Get a card with $30.00' }).click();
  await expect(sheet(page).getByText('Your new card is ready, but nothing was added to it')).toBeVisible();
  await expect(sheet(page).getByRole('textbox', { name: 'Your amount' })).toHaveValue('30');
  expect(await examine(page)).toEqual([]);
  await sheet(page)
    .getByRole('radio', { name: /Another card/ })
    .check();
  await typeCard(page, testCards.approved);
  await sheet(page).getByRole('button', { name: 'Add $30.00' }).click();
  await expect(toasts(page).getByText(/^\$30\.00 added to/)).toBeVisible();
  await page.goto('/account/cards');
  await expect(page.getByRole('main').getByText('$30.00')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^My |Crema Card$/ })).toHaveCount(1);
});
