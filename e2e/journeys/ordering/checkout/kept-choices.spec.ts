import { expect, test } from '../../../steps/test.ts';
import { addLatte, latte } from '../../../steps/cart.ts';
import { goToGuestCheckout, visitor } from '../../../steps/guest.ts';
import { signIn } from '../../../steps/members.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from '../../../steps/stores.ts';

test('a product’s chosen size and options are there after a reload and after Back', async ({ page }) => {
  await page.goto(latte.path);
  await page.getByRole('radio', { name: /Large/ }).check();
  await page.getByRole('radio', { name: /^Oat milk/ }).check();
  const changes = page.getByRole('region', { name: 'Your changes' });
  await expect(changes).toContainText('Oat milk');
  await expect(page).toHaveURL(/size=large/);

  await page.reload();
  await expect(page.getByRole('radio', { name: /Large/ })).toBeChecked();
  await expect(changes).toContainText('Oat milk');

  await page.getByRole('link', { name: 'Nutrition and ingredients' }).click();
  await expect(page.getByRole('main')).toContainText(/Contains .*Oats/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Large/ })).toBeChecked();
  await expect(changes).toContainText('Oat milk');
});

test('pickup and the name for the cup stay as chosen after a reload, and pickup goes with the order’s store, ORD-060', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await page.getByRole('radio', { name: 'Drive-thru' }).check();
  await page.getByRole('textbox', { name: 'Name for the cup' }).fill('Captain');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name for the cup' })).toHaveValue('Captain');
  await expect(page.getByRole('radio', { name: /Drive-thru/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /In store/ })).not.toBeChecked();
});

test('a member’s payment stays as chosen after a reload, ORD-107', async ({ page }) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  for (const name of [/Birthday gift/, /Another card/]) {
    const payment = page.getByRole('radio', { name });
    await expect(payment).not.toBeChecked();
    await payment.check();
    await page.reload();
    await expect(payment).toBeChecked();
  }
});

test('“Continue as guest” is asked once, and what a guest typed is saved, the card never, LOC-044, ORD-120', async ({
  page,
}) => {
  // The store dialog asks for the kind of customer; the cart does not ask again.
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await expect(page.getByRole('button', { name: 'Check out as guest' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How would you like to check out?' })).toBeHidden();

  await goToGuestCheckout(page);
  const name = page.getByRole('textbox', { name: 'First name' });
  await page.reload();
  await expect(name).toHaveValue(visitor.firstName);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.goForward();
  await expect(name).toHaveValue(visitor.firstName);
});
