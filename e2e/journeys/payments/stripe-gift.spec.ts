import { expect } from '@playwright/test';
import { addGuestCard, birthdayGift, buyButton, typeRecipient } from '../../steps/gifts.ts';
import { visitor } from '../../steps/guest.ts';
import { stripeCards, test, typeStripeNumbers } from '../../steps/stripe-shop.ts';

test('a guest buys a gift with a card whose bank asks; a reload and Back during the question charge nothing, and an answered one charges once, PAY-005', async ({
  page,
  double,
  shop,
}) => {
  await page.goto(birthdayGift);
  await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
  await page.getByLabel('Your name').fill(visitor.firstName);
  await page.getByLabel('Your email address').fill(visitor.email);
  await addGuestCard(page, (form) => typeStripeNumbers(form, stripeCards.questioned));
  await buyButton(page).click();
  const frame = page.getByTitle(/bank/i);
  const complete = frame.contentFrame().getByRole('button', { name: 'Complete' });
  await expect(complete).toBeVisible();
  await page.reload();
  await expect(complete).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(complete).toBeVisible();
  expect([...double.state.intents.values()].map(({ status }) => status)).toEqual(['requires_action']);
  await complete.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
  expect([...double.state.intents.values()].map(({ status }) => status)).toEqual(['succeeded']);
  expect(shop.log()).not.toContain('_secret_');
});
