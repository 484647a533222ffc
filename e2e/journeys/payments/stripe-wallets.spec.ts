import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { addLatte, minorOf, placeButton, totalToPay } from '../../steps/cart.ts';
import { birthdayGift, typeRecipient } from '../../steps/gifts.ts';
import { goToGuestCheckout, typeContact, visitor } from '../../steps/guest.ts';
import { signInAt } from '../../steps/payment-methods.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from '../../steps/stores.ts';
import { test } from '../../steps/stripe-shop.ts';

const frameOf = (page: Page) => page.getByTitle('Apple Pay, Google Pay and others');
const wallet = (page: Page, name: string) =>
  frameOf(page).contentFrame().getByRole('button', { name, exact: true });
const sheet = (page: Page) => frameOf(page).contentFrame().getByRole('dialog', { name: 'Test wallet' });
const placed = (page: Page) => page.getByRole('dialog', { name: 'Your order is in!' });

test.describe('where Google Pay and PayPal work', () => {
  test.use({ wallets: ['googlePay', 'paypal'] });

  test('a guest pays an order by a wallet, which opens once the contact is right and shows the price of the order, PAY-004', async ({
    page,
    double,
    shop,
  }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await page.getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('button', { name: 'Check out as guest' }).click();
    await wallet(page, 'Google Pay').click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(sheet(page)).toHaveCount(0);
    expect(await examine(page)).toEqual([]);
    await typeContact(page);
    await wallet(page, 'Google Pay').click();
    const total = await totalToPay(page);
    expect(minorOf(await sheet(page).getByRole('status').textContent())).toBe(total);
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(placeButton(page)).toBeVisible();
    expect(double.state.intents.size).toBe(0);
    await wallet(page, 'Google Pay').click();
    await sheet(page).getByRole('button', { name: 'Pay' }).click();
    await expect(placed(page)).toBeVisible();
    const intents = [...double.state.intents.values()];
    expect(intents.map(({ amount }) => amount)).toEqual([total]);
    expect(shop.log()).not.toContain('_secret_');
    // A wallet's own window must know its opener.
    const { 'cross-origin-opener-policy': opener } = (await page.request.get('/menu')).headers();
    expect(opener).toBe('same-origin-allow-popups');
  });

  test('a member pays an order by a wallet, PAY-004', async ({ page, double, shop }) => {
    await signInAt(page, shop.origin, 'wallet@crema.test', '/menu');
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.getByRole('link', { name: /^Cart/ }).click();
    await wallet(page, 'Google Pay').click();
    await sheet(page).getByRole('button', { name: 'Pay' }).click();
    await expect(placed(page)).toBeVisible();
    expect(double.state.intents.size).toBe(1);
  });

  test('a guest buys a gift by a wallet, without a billing address, PAY-004', async ({ page, double }) => {
    await page.goto(birthdayGift);
    await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
    await page.getByLabel('Your name').fill(visitor.firstName);
    await page.getByLabel('Your email address').fill(visitor.email);
    await wallet(page, 'Google Pay').click();
    await sheet(page).getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
    expect([...double.state.intents.values()].map(({ status }) => status)).toEqual(['succeeded']);
  });

  test('PayPal asks on its own page; Back and a reload pay nothing, and the customer’s agreement pays once, PAY-005', async ({
    page,
    double,
    shop,
  }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await goToGuestCheckout(page);
    await wallet(page, 'PayPal').click();
    const agree = page.getByRole('link', { name: 'Agree' });
    await expect(agree).toBeVisible();
    await page.goBack();
    const again = page.getByRole('link', { name: 'Continue at your bank' });
    await expect(again).toBeVisible();
    await page.reload();
    await expect(again).toBeVisible();
    expect([...double.state.intents.values()].map(({ status }) => status)).toEqual(['requires_action']);
    await again.click();
    await agree.click();
    await expect(placed(page)).toBeVisible();
    expect(page.url()).not.toContain('secret');
    expect([...double.state.intents.values()].map(({ status }) => status)).not.toContain('requires_action');
    expect(double.state.intents.size).toBe(1);
    expect(shop.log()).not.toContain('_secret_');
  });

  test('a PayPal payment that the customer cancels is refused, and a wallet pays then', async ({ page }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await goToGuestCheckout(page);
    await wallet(page, 'PayPal').click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
    await wallet(page, 'Google Pay').click();
    await sheet(page).getByRole('button', { name: 'Pay' }).click();
    await expect(placed(page)).toBeVisible();
  });
});

test('where no wallet works there is no button, and no empty place, PAY-004', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await expect(placeButton(page)).toBeVisible();
  await expect(frameOf(page)).toBeHidden();
  await expect(page.getByText('or pay another way')).toHaveCount(0);
});
