import { expect } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { vaultOf } from '../../steps/cards.ts';
import { addLatte, latte, placeButton } from '../../steps/cart.ts';
import { goToGuestCheckout, visitor } from '../../steps/guest.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';
import { stripeCards, stripeField, test, typeStripeCard } from '../../steps/stripe-shop.ts';

test('a guest pays an order with a card in Stripe’s fields; a declined card keeps what was typed, CRD-052, D-98', async ({
  page,
  double,
  shop,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('.stripe.com')) requests.push(request.url(), request.postData() ?? '');
  });
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeStripeCard(page, stripeCards.declined);
  await placeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toContainText('0002');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
  await expect(page.getByRole('main')).toContainText(latte.name);

  await typeStripeCard(page, stripeCards.approved);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  const statuses = [...double.state.intents.values()].map(({ status }) => status);
  expect(statuses.filter((status) => ['requires_capture', 'succeeded'].includes(status))).toHaveLength(1);
  const sent = requests.join('\n').replaceAll(' ', '');
  for (const number of Object.values(stripeCards)) expect(sent).not.toContain(number);
  for (const secret of ['_secret_', double.secretKey]) expect(sent + shop.log()).not.toContain(secret);
});

test('the bank’s question is asked in the frame, also after a reload, and an answered one pays once, PAY-005, D-98', async ({
  page,
  double,
  shop,
}) => {
  // Reports of telemetry and addresses are among them.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('.stripe.com')) sent.push(request.url(), request.postData() ?? '');
  });
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeStripeCard(page, stripeCards.questioned);
  await placeButton(page).click();
  const bank = page.getByTitle(/bank/i).contentFrame();
  await expect(bank.getByRole('button', { name: 'Complete' })).toBeVisible();
  await page.reload();
  await expect(bank.getByRole('button', { name: 'Complete' })).toBeVisible();
  const question = await page.getByTitle(/bank/i).getAttribute('src');
  await bank.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  expect([...double.state.intents.values()].map(({ status }) => status)).not.toContain('requires_action');
  const again = await page.request.get(question ?? '');
  expect(await again.text()).not.toContain('_secret_');
  expect(sent.join('\n') + shop.log()).not.toContain('_secret_');
});

test('a failed question of the bank says so, and another card pays, PAY-005, D-98', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeStripeCard(page, stripeCards.questioned);
  await placeButton(page).click();
  await page.getByTitle(/bank/i).contentFrame().getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await typeStripeCard(page, stripeCards.approved);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});

test('the keyboard goes through Stripe’s fields, errors are ours at their fields, and the frame breaks no rule of accessibility, PAY-004, CRD-052', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  const vault = vaultOf(page);
  await expect(stripeField(vault, 'code')).toBeVisible();
  // A press of the label leads into Stripe's field, as with an input.
  await vault.getByText('Card number', { exact: true }).click();
  await page.keyboard.type('4242424242424241');
  await page.keyboard.press('Tab');
  await expect(vault.getByText('That card number doesn’t look right.')).toBeVisible();
  await page.keyboard.type('0120');
  await page.keyboard.press('Tab');
  await expect(vault.getByText('This card has expired.')).toBeVisible();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await expect(vault.getByText('That security code doesn’t look right.')).toBeVisible();
  await page.keyboard.type('60602');
  await expect(vault.getByRole('textbox', { name: 'ZIP or postal code' })).toHaveValue('60602');
  await placeButton(page).click();
  await expect(stripeField(vault, 'number')).toBeFocused();
  expect(await examine(page)).toEqual([]);
});

test('Stripe’s fields have the face, the size and the color of the page’s text, also once the theme turns dark, PAY-004, CRD-052', async ({
  page,
}) => {
  // Chromium lets no page of a public host reach this machine: the vault's reply is passed on.
  await page.route('**/figtree.woff2', async (route) => route.fulfill({ response: await route.fetch() }));
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  const typed = page.getByRole('textbox', { name: 'First name' });
  const field = stripeField(vaultOf(page), 'number');
  await expect(field).toBeVisible();
  const styleOf = (input: typeof field, name: string) =>
    input.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const faceOf = async (input: typeof field) => (await styleOf(input, 'font-family')).split(',')[0];
  expect(await faceOf(field)).toBe(await faceOf(typed));
  // The frame of Stripe's origin has loaded the face from the vault.
  await expect
    .poll(() => field.evaluate(async () => (await document.fonts.load('16px "Figtree Variable"')).length))
    .toBe(1);
  expect(await styleOf(field, 'font-size')).toBe(await styleOf(typed, 'font-size'));
  const colors = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The rule of contrast knows no background outside of a frame: the text has the color of the page's.
    await expect(async () =>
      expect(await styleOf(field, 'color')).toBe(await styleOf(typed, 'color')),
    ).toPass();
    colors.add(await styleOf(field, 'color'));
  }
  expect(colors.size).toBe(2);
});

test.describe('while Stripe’s hosts are not reachable', () => {
  test.use({ isStripeReachable: false });
  test('the page says that the card form is missing, PLT-016', async ({ page }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await goToGuestCheckout(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
