import { expect } from '@playwright/test';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addGuestCard, birthdayGift, buyButton, mailedGiftLink, typeRecipient } from '../../steps/gifts.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test } from '../../steps/own-shop.ts';

const sender = 'ada@example.com';

test('a gift whose bank takes its time survives a reload and is confirmed, GFT-041, D-77', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}${birthdayGift}`);
  await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill(sender);
  await addGuestCard(page, (form) => typeCard(form, testCards.pending));
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
  await addGuestCard(page, (form) => typeCard(form, testCards.declined));
  await buyButton(page).click();
  await expect(page.getByText('Something went wrong with your payment method.')).toBeVisible();
  await expect(page.getByLabel('Recipient’s name')).toHaveValue('Bo');
  expect(mailsTo(shop, sender)).toHaveLength(0);
  await addGuestCard(page);
  await buyButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
});
