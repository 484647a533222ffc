import { expect } from '@playwright/test';
import { testCards, typeCardNumbers } from '../../steps/cards.ts';
import {
  addGuestCard,
  birthdayGift,
  buyButton,
  choosePayment,
  mailedGiftLink,
  typeRecipient,
} from '../../steps/gifts.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test } from '../../steps/own-shop.ts';
import { signInAt, toasts } from '../../steps/payment-methods.ts';

const sender = 'ada@example.com';

test('a gift whose bank takes its time survives a reload and is confirmed, GFT-041, D-77', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}${birthdayGift}`);
  await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill(sender);
  await addGuestCard(page, (form) => typeCardNumbers(form, testCards.pending));
  await buyButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift is being wrapped' })).toBeVisible();
  await page.reload();
  // Another gift waits until it is known what became of this one.
  await page.goto(`${shop.origin}${birthdayGift}`);
  await page.getByRole('link', { name: 'See what became of it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible({
    timeout: 30_000,
  });
  await mailedGiftLink(shop, 'bo@example.com');
  expect(mailsTo(shop, sender)).toHaveLength(1);
});

test('a declined card says so at the gift, keeps what was typed, and another card pays, GFT-061, CRD-061', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}${birthdayGift}`);
  await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill(sender);
  await addGuestCard(page, (form) => typeCardNumbers(form, testCards.declined));
  await buyButton(page).click();
  await expect(page.getByText('Something went wrong with your payment method.')).toBeVisible();
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Bo');
  expect(mailsTo(shop, sender)).toHaveLength(0);
  await addGuestCard(page);
  await buyButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
});

test('PayPal is taken back when a second recipient is added, and another payment buys both gifts, GFT-028, GFT-045, D-75', async ({
  page,
  shop,
}) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', '/account/payment-method/add/paypal');
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
  await page.getByLabel('Email of the PayPal account').fill('noor@example.com');
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(toasts(page).getByText('PayPal added to your payment methods')).toBeVisible();

  await page.goto(`${shop.origin}${birthdayGift}`);
  await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
  await page.getByRole('link', { name: 'Choose payment' }).click();
  await choosePayment(page, /PayPal/);
  await expect(page.getByText(/^You pay with PayPal/)).toBeVisible();
  await typeRecipient(page, { name: 'Cy', email: 'cy@example.com' }, 2);
  await expect(page.getByText(/can’t be paid with PayPal/)).toBeVisible();
  await page.getByRole('link', { name: 'Choose payment' }).click();
  await choosePayment(page, /4242/);
  await buyButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gifts are on their way' })).toBeVisible();
  await mailedGiftLink(shop, 'bo@example.com');
  await mailedGiftLink(shop, 'cy@example.com');
});
