import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { testCards, typeCard, typeCardNumbers, vaultOf } from '../../steps/cards.ts';
import { addLatte, totalToPay } from '../../steps/cart.ts';
import { birthdayGift, buyButton } from '../../steps/gifts.ts';
import { pressOn, typeInto } from '../../steps/keyboard.ts';
import { test } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';
import { test as sharedTest } from '../../steps/shared-shop.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const listPath = '/account/payment-method';
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save' });
const typeAddress = async (page: Page) => {
  await typeInto(page, page.getByLabel('First name'), 'Ada');
  await typeInto(page, page.getByLabel('Last name'), 'Byron');
  await typeInto(page, page.getByLabel('Address', { exact: true }), '1 Pier Road');
  await typeInto(page, page.getByLabel('City'), 'Chicago');
  await page.getByLabel('State', { exact: true }).selectOption('IL');
  await typeInto(page, page.getByLabel('ZIP or postal code'), '60601');
};

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
])
  test(`a member leaves add money for a bank card with a new address on ${device} and finds the amount again; then the card is edited, made the default and removed, and the address is edited, CRD-002, CRD-032, CRD-050, CRD-060`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    await signInAt(page, shop.origin, 'wallet@crema.test', '/account/cards/card-wallet-3');
    await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
    const sheet = page.getByRole('dialog', { name: 'Add money' });
    await sheet.getByRole('radio', { name: 'Other amount' }).check();
    await sheet.getByLabel('Your amount').fill('35');
    await pressOn(page, sheet.getByRole('link', { name: 'Add a payment method' }));
    await expect(page.getByRole('link', { name: 'Back to adding money' })).toBeVisible();
    expect(await examine(page)).toEqual([]);

    await pressOn(page, page.getByRole('link', { name: 'Add a bank card' }));
    await page.getByRole('checkbox', { name: 'Make it my default payment method' }).check();
    await pressOn(page, page.getByRole('link', { name: 'Add a billing address' }));
    await typeAddress(page);
    expect(await examine(page)).toEqual([]);
    await pressOn(page, save(page));
    await expect(page.getByLabel('Billing address')).toContainText('1 Pier Road');
    await expect(page.getByRole('checkbox', { name: 'Make it my default payment method' })).toBeChecked();
    await typeCard(page, '5555 5555 5555 4444');
    expect(await examine(page)).toEqual([]);
    await pressOn(page, save(page));
    await expect(toasts(page).getByText('Payment method added')).toBeVisible();
    await expect(sheet.getByLabel('Your amount')).toHaveValue('35');
    await expect(sheet.getByRole('radio', { name: /4444/ })).toBeChecked();
    await pressOn(page, sheet.getByRole('button', { name: 'Add $35.00' }));
    await expect(toasts(page).getByText(/^\$35\.00 added to/)).toBeVisible();

    await page.goto(`${shop.origin}${listPath}`);
    const added = methodOf(page, 'Mastercard •••• 4444');
    await expect(added.getByText('Default')).toBeVisible();
    await pressOn(page, added.getByRole('link', { name: /Edit/ }));
    await pressOn(page, page.getByRole('button', { name: 'Enter a new card' }));
    await typeCard(page, '6011 1111 1111 1117');
    await pressOn(page, save(page));
    await expect(toasts(page).getByText('Payment method saved')).toBeVisible();
    const edited = methodOf(page, 'Discover •••• 1117');
    await expect(edited.getByText('Default')).toBeVisible();
    await pressOn(page, methodOf(page, 'Visa •••• 4242').getByRole('button', { name: /Make default/ }));
    await expect(methodOf(page, 'Visa •••• 4242').getByText('Default')).toBeVisible();
    await pressOn(page, edited.getByRole('button', { name: /Remove/ }));
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await expect(edited).toHaveCount(0);
    await pressOn(page, page.getByRole('link', { name: /Edit.*1 Pier Road/ }));
    const line = page.getByLabel('Address', { exact: true });
    await expect(line).toHaveValue('1 Pier Road');
    await typeInto(page, line, '');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2 Pier Road');
    await pressOn(page, save(page));
    await expect(toasts(page).getByText('Billing address saved')).toBeVisible();
    const changed = page.getByRole('link', { name: /Edit.*2 Pier Road/ });
    await expect(changed).toBeVisible();
    await page.reload();
    await expect(changed).toBeVisible();
    await expect(page.getByText('1 Pier Road')).toHaveCount(0);
    expect(await examine(page)).toEqual([]);
    expect(await examine(page, 'dark')).toEqual([]);
  });

sharedTest(
  'a bank that asks in a frame is answered in the modal: approved, then declined, CRD-035, CRD-085',
  { tag: ['@gate', '@long'] },
  async ({ page, shop }) => {
    await signInAt(page, shop.origin, 'green@crema.test', `${listPath}/add/credit-card`);
    await typeCard(page, '4000 0000 0000 3220');
    await save(page).click();
    await expect(methodOf(page, 'Visa •••• 3220')).toHaveCount(1);
    const add = async (answer: 'Approve' | 'Decline') => {
      await page.goto(`${shop.origin}/account/cards/card-green-1`);
      await page.getByRole('link', { name: 'Add money' }).click();
      const sheet = page.getByRole('dialog', { name: 'Add money' });
      await sheet.getByRole('radio', { name: /3220/ }).check();
      await sheet.getByRole('button', { name: /^Add \$/ }).click();
      const frame = sheet.locator('iframe');
      await expect(frame).toBeVisible();
      expect(await examine(page)).toEqual([]);
      await frame.contentFrame().getByRole('button', { name: answer }).click();
      return sheet;
    };
    await add('Approve');
    await expect(toasts(page).getByText(/added to/)).toBeVisible();
    const sheet = await add('Decline');
    await expect(
      sheet.getByText('There is a problem with your card. Please contact your bank.'),
    ).toBeVisible();
  },
);

test('a card that is declined or expired is not stored, and another one is, CRD-087', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', `${listPath}/add/credit-card`);
  await typeCard(page, testCards.declined);
  await save(page).click();
  await expect(page.getByText('Your bank declined this card. Please try another one.')).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await typeCard(page, '4000 0000 0000 0069');
  await save(page).click();
  await expect(page.getByText('This credit/debit card may have expired.')).toBeVisible();
  await typeCard(page, '6011 1111 1111 1117');
  await save(page).click();
  await expect(methodOf(page, 'Discover •••• 1117')).toHaveCount(1);
  await expect(methodOf(page, /0002|0069/)).toHaveCount(0);
});

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
])
  test(`a guest starts a gift on ${device}, types the address and the card by keyboard, and is back at the gift, CRD-003, CRD-053, CRD-061, D-76`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${shop.origin}/account/payment-method/gift/guest/credit-card`);
    await expect(page).toHaveURL(`${shop.origin}/gift`);
    await page.goto(`${shop.origin}${birthdayGift}`);
    await expect(buyButton(page)).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await pressOn(page, page.getByRole('link', { name: 'Add payment' }));
    await typeInto(page, page.getByLabel('Address', { exact: true }), '1 Pier Road');
    await typeInto(page, page.getByLabel('City'), 'Chicago');
    await page.getByLabel('State', { exact: true }).selectOption('IL');
    await typeInto(page, page.getByLabel('ZIP or postal code'), '60601');
    expect(await examine(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(vaultOf(page).getByRole('textbox', { name: 'Card number' })).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await typeCardNumbers(page, testCards.approved);
    await pressOn(page, page.getByRole('button', { name: 'Use this card' }));
    await expect(page.getByText('You pay with Visa •••• 4242.')).toBeVisible();
    expect(await examine(page)).toEqual([]);
    await pressOn(page, page.getByRole('link', { name: 'Change card' }));
    await expect(page.getByText('Visa •••• 4242')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(`${shop.origin}/account/payment-method/gift/guest/billing-address`);
    await expect(page.getByRole('link', { name: /^Back to your gift/ })).toBeVisible();
  });

test.describe('a shop that takes no new bank cards and no new stored-value cards', () => {
  const newPaymentOptionEnabled = {
    creditCard: false,
    giftCard: false,
    paypal: true,
    venmo: true,
    campusCard: false,
  };
  test.use({
    overrides: { newPaymentOptionEnabled },
    baseURL: async ({ shop }, provide) => provide(shop.origin),
  });
  test('offers them neither among the payment methods nor in a choice of payment; stored ones still pay, CRD-051, D-97, D-142', async ({
    page,
    shop,
  }) => {
    await signInAt(page, shop.origin, 'wallet@crema.test', listPath);
    await expect(page.getByRole('link', { name: 'Add PayPal' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Add a (bank card|Crema Card)/ })).toHaveCount(0);
    await expect(page.getByText('Venmo can’t be added on this website yet.')).toBeVisible();
    expect(await examine(page)).toEqual([]);
    for (const path of [`${listPath}/add/credit-card`, '/account/cards/add']) {
      await page.goto(path);
      await expect(page.getByText('This way to pay is not available at the moment.')).toBeVisible();
    }
    await page.goto('/menu#payment-summary');
    const sheet = page.getByRole('dialog', { name: 'Choose how to pay' });
    await expect(sheet.getByRole('radio', { name: /4242/ })).toBeEnabled();
    await expect(sheet.getByRole('radio', { name: 'Another card' })).toHaveCount(0);
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.goto('/menu/cart');
    await totalToPay(page);
    const chooser = page.getByRole('group', { name: 'Choose how to pay' });
    await expect(chooser.getByRole('radio', { name: /4242/ })).toBeEnabled();
    await expect(chooser.getByRole('radio', { name: 'Another card' })).toHaveCount(0);
    expect(await examine(page)).toEqual([]);
  });
});
