import { expect, test, type Page } from '../../../steps/test.ts';
import { testCards, typeCard, vaultOf } from '../../../steps/cards.ts';
import { addLatte, latte, placeButton, totalToPay } from '../../../steps/cart.ts';
import { goToGuestCheckout, visitor } from '../../../steps/guest.ts';
import { signIn } from '../../../steps/members.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from '../../../steps/stores.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const placed = (page: Page) => page.getByRole('dialog', { name: 'Your order is in!' });
const closePlaced = async (page: Page) => {
  await expect(placed(page)).toBeVisible();
  await placed(page).getByRole('button', { name: 'Close' }).last().click();
};
const items = (page: Page) => page.getByRole('region', { name: 'Your items' });
const firstName = (page: Page) => page.getByRole('textbox', { name: 'First name' });
const emptyCart = (page: Page) => page.getByText('Your cart is waiting for something good');

test('Back at every step of a guest’s order loses nothing, and after it leads to no second order, ORD-102, ORD-103', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await page.goto('/menu');
  await page.goto(latte.path);
  await page.getByRole('radio', { name: /Large/ }).check();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/product\//);
  const afterAdding = new URL(page.url()).pathname;
  await goToGuestCheckout(page);

  await page.goBack();
  await expect(heading(page, 'Your cart')).toBeVisible();
  await expect(items(page)).toContainText('Large');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === afterAdding);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Your cart')).toBeVisible();
  await page.goForward();
  await expect(firstName(page)).toHaveValue(visitor.firstName);

  await typeCard(page, testCards.approved);
  await placeButton(page).click();
  await closePlaced(page);
  await expect(heading(page, 'Your order')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Your cart')).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  await page.goForward();
  await expect(heading(page, 'Your order')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(latte.name);
});

test('a refresh at every step of a guest’s order keeps what was chosen and typed, the card never, and the bank’s question, ORD-107, ORD-109', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await page.getByRole('radio', { name: 'Curbside' }).check();
  await page.getByRole('radio', { name: /^Later/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Curbside' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Later/ })).toBeChecked();

  await goToGuestCheckout(page);
  await page.getByRole('checkbox', { name: /Send me offers/ }).check();
  await typeCard(page, testCards.questioned);
  await page.reload();
  await expect(firstName(page)).toHaveValue(visitor.firstName);
  await expect(page.getByRole('checkbox', { name: /Send me offers/ })).toBeChecked();
  await expect(vaultOf(page).getByRole('textbox', { name: 'Card number' })).toHaveValue('');

  await typeCard(page, testCards.questioned);
  await placeButton(page).click();
  const bank = page.getByTitle('Confirmation by your bank').contentFrame();
  await expect(bank.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.reload();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(placed(page)).toContainText('Curbside');
  await closePlaced(page);
  await expect(page.getByRole('main')).toContainText(visitor.firstName);
});

test('a refresh at review keeps a member’s offer and payment, ORD-107, ORD-110', async ({ page }) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await totalToPay(page);
  const summary = page.getByRole('region', { name: 'Order summary' });
  const offers = summary.locator('details', { hasText: 'Use a reward or coupon' });
  await offers.locator('summary').press('Enter');
  await summary.getByRole('radio', { name: /^Up to \$2 off/ }).check();
  await expect(summary.getByText('−$2.00')).toBeVisible();
  const total = await totalToPay(page);
  await page.reload();
  await expect(offers.locator('summary')).toContainText('Up to $2 off');
  await expect(summary.getByText('−$2.00')).toBeVisible();
  await expect(async () => expect(await totalToPay(page)).toBe(total)).toPass();
});

test('two tabs have one cart: an order in one empties the other, which cannot order it again and shows its banner, ORD-103, ORD-067, D-36', async ({
  page,
  context,
}) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  const other = await context.newPage();
  await other.goto('/menu/cart');
  await totalToPay(other);
  await page.getByRole('button', { name: `One more ${latte.name}` }).click();
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(async () => expect(await totalToPay(other)).toBe(await totalToPay(page))).toPass();

  await placeButton(page).click();
  await closePlaced(page);
  await expect(emptyCart(other)).toBeVisible();
  await expect(placeButton(other)).toHaveCount(0);
  await other.goto('/menu');
  await expect(other.getByRole('region', { name: 'Orders in progress' })).toBeVisible();
});

test('a guest whose session is gone refreshes the price and orders with the card and the name that were typed, ORD-122, ORD-084', async ({
  page,
  context,
}) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeCard(page, testCards.approved);
  await totalToPay(page);
  await context.clearCookies();
  await placeButton(page).click();
  await expect(page.getByText(/^Looks like your order may be a little stale\./)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(placeButton(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue(visitor.firstName);
  await placeButton(page).click();
  await closePlaced(page);
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(latte.name);
});
