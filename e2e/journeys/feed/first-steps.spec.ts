import { expect } from '@playwright/test';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { createAccount } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });

test('the first order is done in the feed that is open in another tab, ENG-011', async ({
  page,
  context,
}) => {
  await page.goto('/account/create');
  await createAccount(page, 'first-steps@example.com');
  await expect(page).toHaveURL(/\/account\/for-you/);
  const steps = page.getByRole('article', { name: 'Get off to a good start' });
  await expect(steps.getByText('0 of 3 done')).toBeVisible();
  await expect(steps.getByRole('link', { name: /Place your first order/ })).toBeVisible();

  const other = await context.newPage();
  await chooseStoreAsMember(other);
  await addLatte(other);
  await other.goto('/menu/cart');
  await typeCard(other, testCards.approved);
  await expect(placeButton(other)).toHaveText(/\d/);
  await placeButton(other).click();
  await expect(other.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();

  await page.bringToFront();
  await expect(steps.getByText('1 of 3 done')).toBeVisible();
  await expect(steps.getByRole('link', { name: /Place your first order/ })).toHaveCount(0);
});
