import { expect, test } from '@playwright/test';
import { addLatte, latte, placeButton, totalToPay } from '../steps/cart.ts';
import { testCards, typeCard } from '../steps/cards.ts';
import { goToGuestCheckout, visitor } from '../steps/guest.ts';
import { chooseStoreAsGuest, stores } from '../steps/stores.ts';

test('a guest orders for pickup and pays by card, ORD-120, ORD-121, D-98', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeCard(page, testCards.approved);
  expect(await totalToPay(page)).toBeGreaterThan(400);
  await placeButton(page).click();

  const placed = page.getByRole('dialog', { name: 'Your order is in!' });
  await expect(placed).toContainText(stores.chicago.name);
  const number = (await placed.getByRole('strong').textContent()) ?? '';
  await expect(page).toHaveURL(/\/menu$/);
  await placed.getByRole('link', { name: 'Follow your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
});

test('a declined card keeps everything that was typed, ORD-103', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeCard(page, testCards.declined);
  await placeButton(page).click();

  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toContainText('0002');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(visitor.email);
  await expect(page.getByRole('main')).toContainText(latte.name);

  await typeCard(page, testCards.approved);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});
