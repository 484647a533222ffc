import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, latte, placeButton, totalToPay } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { typeContact } from '../../steps/guest.ts';
import { signIn } from '../../steps/members.ts';
import { chooseStoreAsMember, stores } from '../../steps/stores.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const chooseByAddress = async (page: Page, storeNumber: string, name: string) => {
  await page.goto(`/menu?storeNumber=${storeNumber}`);
  await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(name);
};

interface StoredLine {
  product: {
    productNumber: number;
    formCode: string;
    sizes: { sizeCode: string; sku: string; name: string }[];
  };
  childItems: { productNumber: number; sku: string; name: string; quantity: number }[];
}
/** The cart that an earlier visit stored on this device, when the menu or its limits were different. */
const rewriteStoredCart = async (page: Page, change: Partial<StoredLine>) => {
  await page.evaluate((changed) => {
    const key = 'crema.ordering.cart';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: StoredLine[] };
    const value = stored.value.map((line) => ({
      ...line,
      ...changed,
      product: { ...line.product, ...changed.product },
    }));
    localStorage.setItem(key, JSON.stringify({ ...stored, value }));
  }, change);
};

test('a store whose record names no country prices nothing, and says so, ORD-160', async ({ page }) => {
  await chooseByAddress(page, stores.noCountry.storeNumber, stores.noCountry.name);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  const message = summary(page).getByText(/which country this store is in/);
  await expect(message).toBeVisible();
  await summary(page).getByRole('button', { name: 'Got it' }).click();
  await expect(message).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
});

test('a store that is closed until further notice leads to another store, ORD-161', async ({ page }) => {
  await chooseByAddress(page, stores.withoutHours.storeNumber, stores.withoutHours.name);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(summary(page)).toContainText('This store is closed until further notice.');
  await summary(page).getByRole('button', { name: 'Choose a store' }).click();
  await expect(page).toHaveURL(/\/menu\/store-locator/);
});

const refusals = [
  {
    code: 'HIGH_VOLUME_STORE',
    store: stores.busy,
    text: 'This store is very busy and has paused mobile orders.',
  },
  {
    code: 'MOP_UNAVAILABLE',
    store: stores.withoutOrders,
    text: 'Mobile ordering isn’t available at this store right now.',
  },
  { code: 'STORE_CLOSED', store: stores.kitchenClosed, text: 'This store is closed now.' },
  { code: 'STORE_UNAVAILABLE', store: stores.unknown, text: 'This store can’t take your order right now.' },
] as const;
for (const { code, store, text } of refusals)
  test(`a store that refuses with ${code} offers no time, and leads to another store, ORD-161`, async ({
    page,
  }) => {
    await signIn(page, 'green@crema.test');
    await chooseByAddress(page, store.storeNumber, store.name);
    await addLatte(page);
    await page.getByRole('link', { name: /^Cart/ }).click();
    await expect(summary(page)).toContainText(text);
    const pickup = page.getByRole('region', { name: store.name });
    await expect(pickup.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(pickup.getByRole('group', { name: 'When should it be ready?' })).toHaveCount(0);
    await expect(pickup).not.toContainText(/Ready in|No pickup times/);
    await summary(page).getByRole('button', { name: 'Choose a store' }).click();
    await expect(page).toHaveURL(/\/menu\/store-locator/);
  });

test('a card with another country’s money cannot be chosen, and says why, ORD-161', async ({ page }) => {
  await signIn(page, 'gold@crema.test');
  await chooseByAddress(page, stores.toronto.storeNumber, stores.toronto.name);
  await addLatte(page);
  await page.goto('/menu/cart');
  const payments = page.getByRole('group', { name: 'Choose how to pay' });
  const everyday = payments.getByRole('radio', { name: /Everyday/ });
  await expect(everyday).toBeDisabled();
  await expect(everyday).toHaveAccessibleName(/Pays in USD only/);
  await expect(payments.getByRole('radio', { name: /Another card/ })).toBeChecked();
});

test('an item that went to the counter only leads a guest to the menu, ORD-162', async ({ page }) => {
  await chooseByAddress(page, stores.chicago.storeNumber, stores.chicago.name);
  await addLatte(page);
  const sizes = [{ sizeCode: 'medium', sku: '2110-iced-medium', name: 'Medium' }];
  await rewriteStoredCart(page, { product: { productNumber: 2110, formCode: 'iced', sizes } });
  await page.goto('/menu/cart/guest/checkout');
  await expect(summary(page)).toContainText(
    'One of your items can’t be ordered ahead. Please choose a different item.',
  );
  await summary(page).getByRole('button', { name: 'Go to the menu' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  await page.goto('/menu/cart');
  await expect(page.getByRole('main')).toContainText('Unavailable to purchase online');
});

test('an item with more extras than fit is only a message, ORD-162', async ({ page }) => {
  await chooseByAddress(page, stores.chicago.storeNumber, stores.chicago.name);
  await addLatte(page);
  await rewriteStoredCart(page, {
    childItems: [
      { productNumber: 350, sku: 'opt-350', name: 'Vanilla syrup', quantity: 7 },
      { productNumber: 351, sku: 'opt-351', name: 'Caramel syrup', quantity: 6 },
    ],
  });
  await page.goto('/menu/cart');
  await expect(summary(page)).toContainText(
    'One of your items has too many extras. Take some off to continue.',
  );
  await expect(summary(page).getByRole('button', { name: /Got it|Try again|Go to/ })).toHaveCount(0);
});

test('a payment that the bank decides later is asked about again with the same card, and places one order, ORD-103', async ({
  page,
}) => {
  await chooseByAddress(page, stores.chicago.storeNumber, stores.chicago.name);
  await addLatte(page);
  await page.goto('/menu/cart/guest/checkout');
  await typeContact(page);
  await typeCard(page, testCards.pending);
  const total = await totalToPay(page);
  await placeButton(page).click();
  await expect(page.getByText('Waiting for your bank').last()).toBeVisible();
  const placed = page.getByRole('dialog', { name: 'Your order is in!' });
  await expect(placed).toBeVisible();
  await placed.getByRole('button', { name: 'Close' }).last().click();
  const ordered = page.getByRole('region', { name: 'What you ordered' });
  await expect(ordered).toContainText('Visa •••• 0077');
  await expect(ordered).toContainText(`$${(total / 100).toFixed(2)}`);
});

test('a card that paid elsewhere meanwhile holds too little: its new balance is shown, and another card pays, ORD-164, CRD-090, D-163', async ({
  browser,
}) => {
  // Each order costs more than half of the card's balance.
  const openCart = async () => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, 'gold@crema.test');
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('button', { name: `One more ${latte.name}` }).click();
    await page.getByRole('radio', { name: /Birthday gift/ }).check();
    await expect(async () => expect(await totalToPay(page)).toBeGreaterThan(750)).toPass();
    return page;
  };
  const here = await openCart();
  const elsewhere = await openCart();
  await placeButton(elsewhere).click();
  await expect(elsewhere.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  await placeButton(here).click();
  await expect(here.getByRole('alert').getByText('Insufficient balance available.')).toBeVisible();
  await expect(here).toHaveURL(/\/menu\/cart$/);
  await expect(here.getByRole('region', { name: 'Your items' })).toContainText(latte.name);
  await expect(here.getByText(/^Birthday gift needs \$\d+\.\d\d more for this order\.$/)).toBeVisible();
  await here.getByRole('button', { name: 'Choose another payment' }).click();
  const sheet = here.getByRole('dialog', { name: 'Choose how to pay' });
  await sheet.getByRole('radio', { name: /Everyday/ }).check();
  await sheet.getByRole('button', { name: 'Use this payment' }).click();
  await expect(sheet).toBeHidden();
  await placeButton(here).click();
  await expect(here.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});
