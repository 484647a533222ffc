import { expect } from '@playwright/test';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { addGuestCard, birthdayGift, buyButton, mailedGiftLink, typeRecipient } from '../../steps/gifts.ts';
import { createAccount } from '../../steps/members.ts';
import { test } from '../../steps/own-shop.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const friend = { name: 'Noor', email: 'noor@example.com' } as const;

test('a friend without an account sees the barcode, creates an account, adds the gift and pays an order with it, G07', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`${shop.origin}${birthdayGift}`);
  await typeRecipient(page, friend);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill('ada@example.com');
  await addGuestCard(page);
  await buyButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
  const link = await mailedGiftLink(shop, friend.email);

  const context = await browser.newContext({ baseURL: shop.origin });
  const theirs = await context.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Use it in a store without an account' }).click();
  await expect(theirs.getByRole('img', { name: 'Barcode of your gift' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Sign in and add it to my cards' }).click();
  await theirs.getByRole('link', { name: 'Create an account' }).click();
  await createAccount(theirs, friend.email);
  // The new account leads to the gift, which is added then.
  await expect(theirs.getByRole('heading', { level: 1, name: 'Noor, a gift for you' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Add it to my cards' }).click();
  await expect(theirs.getByText('It is on your account')).toBeVisible();

  await chooseStoreAsMember(theirs);
  await addLatte(theirs);
  await theirs.goto(`${shop.origin}/menu/cart`);
  await placeButton(theirs).click();
  await expect(theirs.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  await theirs.goto(`${shop.origin}/account/cards`);
  await expect(theirs.getByRole('main')).not.toContainText('$25.00');
  await context.close();
});
