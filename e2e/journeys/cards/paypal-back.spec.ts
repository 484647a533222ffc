import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { pressOn } from '../../steps/keyboard.ts';
import { test } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';

const path = '/account/payment-method/add/paypal';
const start = (page: Page) => page.getByRole('button', { name: 'Continue to PayPal' });
const isDefault = (page: Page) => page.getByRole('checkbox', { name: 'Make it my default payment method' });
const atSimulator = (page: Page) => page.getByRole('heading', { name: /charge your PayPal account/ });

test('a member presses Back at PayPal’s page: the form is as typed, nothing is charged, and it can be done again, D-97, CRD-032', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', '/account/cards/card-wallet-3#add-money');
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sheet.getByRole('radio', { name: '$50' }).check();
  await pressOn(page, sheet.getByRole('link', { name: 'Add a payment method' }));
  await pressOn(page, page.getByRole('link', { name: 'Add PayPal' }));
  await isDefault(page).check();
  await pressOn(page, start(page));
  await expect(atSimulator(page)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}${path}`);
  const notice = page.getByText('You came back before you agreed at PayPal');
  await expect(notice).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Nothing was added or charged.');
  await expect(isDefault(page)).toBeChecked();
  expect(await examine(page)).toEqual([]);

  await pressOn(page, start(page));
  await expect(atSimulator(page)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: /^Cancel and return/ }));
  await expect(page.locator(':focus')).toContainText('You canceled at PayPal');
  await pressOn(page, page.getByRole('link', { name: 'Try PayPal again' }));
  await expect(start(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(atSimulator(page)).toBeVisible();
  await page.getByLabel('Email of the PayPal account').fill('noor@example.com');
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  // The sheet that the member left is open again, as it was.
  await expect(sheet.getByRole('radio', { name: '$50' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await pressOn(page, sheet.getByRole('button', { name: 'Add $50.00' }));
  await expect(toasts(page).getByText('$50.00 added to Plastic')).toBeVisible();
  await page.goto(`${shop.origin}/account/payment-method`);
  await expect(methodOf(page, /PayPal/)).toHaveCount(1);
});
