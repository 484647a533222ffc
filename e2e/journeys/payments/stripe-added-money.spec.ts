import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { minorOf } from '../../steps/cart.ts';
import { signInAt } from '../../steps/payment-methods.ts';
import { test } from '../../steps/stripe-shop.ts';

const addMoney = '/account/cards/card-wallet-3#add-money';
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Add money' });
const walletsOf = (page: Page) => sheetOf(page).getByTitle('Apple Pay, Google Pay and others').contentFrame();
const added = (page: Page) => page.getByText(/\$25\.00 added to /);
/** Presses Tab until the button of the wallet has focus. */
const tabTo = async (page: Page, name: string) => {
  const button = walletsOf(page).getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    if (await button.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
};

test.use({ wallets: ['googlePay', 'paypal'] });

test('a member adds money by a wallet with the keyboard alone: a canceled one charges nothing, and the shown amount is added once', async ({
  page,
  double,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', addMoney);
  await tabTo(page, 'Google Pay');
  expect(await examine(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const wallet = walletsOf(page).getByRole('dialog', { name: 'Test wallet' });
  expect(minorOf(await wallet.getByRole('status').textContent())).toBe(2500);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(wallet).toHaveCount(0);
  expect(double.state.intents.size).toBe(0);
  await tabTo(page, 'Google Pay');
  await page.keyboard.press('Enter');
  await expect(wallet).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(added(page)).toBeVisible();
  await expect(sheetOf(page)).toHaveCount(0);
  const intents = [...double.state.intents.values()];
  expect(intents.map(({ status, amount }) => [status, amount])).toEqual([['succeeded', 2500]]);
  expect(shop.log()).not.toContain('_secret_');
});

test('PayPal asks on its own page; after Back the sheet waits, and the agreement adds the money once', async ({
  page,
  double,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', addMoney);
  await walletsOf(page).getByRole('button', { name: 'PayPal' }).click();
  const agree = page.getByRole('link', { name: 'Agree' });
  await expect(agree).toBeVisible();
  await page.goBack();
  const again = sheetOf(page).getByRole('link');
  await expect(again.first()).toBeVisible();
  expect([...double.state.intents.values()].map(({ status }) => status)).toEqual(['requires_action']);
  await again.first().click();
  await agree.click();
  await expect(added(page)).toBeVisible();
  expect([...double.state.intents.values()].map(({ status }) => status)).toEqual(['succeeded']);
});
