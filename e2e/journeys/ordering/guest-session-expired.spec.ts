import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { latte, placeButton } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { typeContact, visitor } from '../../steps/guest.ts';
import { test } from '../../steps/own-shop.ts';
import { stores } from '../../steps/stores.ts';

test.use({
  overrides: {
    securePayment: { guestPaymentTokenMaxAge: 120_000 },
    // The address is asked once the brand of the card is known: the card waits while the address is typed.
    guestBillingAddress: { markets: [], paymentTypes: ['visa'] },
  },
});

const address = (page: Page) => page.getByRole('dialog', { name: 'Billing address' });
const street = (page: Page) => address(page).getByRole('textbox', { name: 'Address', exact: true });
const typeAddress = async (page: Page) => {
  await street(page).fill('200 N Clark St');
  await address(page).getByRole('textbox', { name: 'City' }).fill('Chicago');
  await address(page).getByRole('combobox', { name: 'State', exact: true }).selectOption('IL');
  await address(page).getByRole('textbox', { name: 'ZIP or postal code' }).fill('60602');
};
const examineAt = async (page: Page, ...widths: readonly number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The bar with the total comes or goes a moment after the window's size has changed.
    await expect(async () => expect(await examine(page)).toEqual([])).toPass();
  }
};

test('a card that expires while its address is typed: warning, session expired, Add payment, and the order is placed, ORD-121, ORD-123, D-12', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await page.goto(`${shop.origin}/menu?storeNumber=${stores.chicago.storeNumber}`);
  await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(stores.chicago.name);
  await page.goto(`${shop.origin}${latte.path}`);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto(`${shop.origin}/menu/cart/guest/checkout`);
  await typeContact(page);
  await typeCard(page, testCards.approved);
  await placeButton(page).click();

  await typeAddress(page);
  await examineAt(page, 390, 1440);
  await page.clock.fastForward(60_000);
  await address(page).getByRole('button', { name: 'Use this address' }).click();
  await expect(address(page)).toBeHidden();
  await expect(page.getByText('Your card details expire in one minute.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Billing address' })).toContainText(
    '200 N Clark St, Chicago',
  );
  await examineAt(page, 390, 1440);

  await page.clock.fastForward(60_000);
  const expired = page.getByRole('dialog', { name: 'Session expired' });
  await expect(expired).toContainText(
    'We’re sorry to say this session expired. Add your payment info again.',
  );
  await expired.getByRole('button', { name: 'Add payment' }).click();
  await expect(street(page)).toHaveValue('200 N Clark St');
  await address(page).getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Payment', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);

  await typeCard(page, testCards.approved);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});
