import { expect, test } from '../../steps/test.ts';
import { latte, placeButton } from '../../steps/cart.ts';
import { testCards, vaultOf } from '../../steps/cards.ts';
import { visitor } from '../../steps/guest.ts';
import { pressOn, typeInto } from '../../steps/keyboard.ts';
import { storeCard, stores } from '../../steps/stores.ts';

test('an order can be placed with the keyboard alone, D-12', async ({ page }) => {
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: 'Start an order' }));
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Choose a store' }));
  await typeInto(page, page.getByRole('combobox', { name: 'Find a store' }), stores.chicago.place);
  await page.keyboard.press('Enter');
  await pressOn(page, storeCard(page, stores.chicago.name).getByRole('button', { name: 'Order Here' }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Continue as guest' }));

  await pressOn(
    page,
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Hot coffee' }),
  );
  await pressOn(page, page.getByRole('link', { name: latte.name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: latte.name })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: /^Add to cart/ }), 'Space');
  await pressOn(page, page.getByRole('link', { name: 'Cart, 1 item' }));
  await pressOn(page, page.getByRole('button', { name: 'Check out as guest' }));

  await typeInto(page, page.getByRole('textbox', { name: 'First name' }), visitor.firstName);
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), visitor.email);
  const vault = vaultOf(page);
  await typeInto(page, vault.getByRole('textbox', { name: 'Card number' }), testCards.approved);
  await typeInto(page, vault.getByRole('textbox', { name: 'Expiry date' }), '1230');
  await typeInto(page, vault.getByRole('textbox', { name: 'Security code' }), '123');
  await typeInto(page, vault.getByRole('textbox', { name: 'ZIP or postal code' }), '60602');
  await pressOn(page, placeButton(page));
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});
