import { expect, type Page } from '@playwright/test';
import { testCards, typeCardNumbers } from './cards.ts';
import { mailsTo } from './outbox.ts';
import type { SharedShop } from './own-shop.ts';

/** A seeded design. */
export const birthdayGift = '/gift/11020001';

export const buyButton = (page: Page) => page.getByRole('button', { name: 'Buy and send' });

export interface Recipient {
  readonly name: string;
  readonly email: string;
}
/** Types the first recipient, or one in a new row. */
export const typeRecipient = async (page: Page, { name, email }: Recipient, number = 1) => {
  const row = page.getByRole('group', { name: `Recipient ${number}`, exact: true });
  if (number > 1) await page.getByRole('button', { name: 'Add a recipient' }).click();
  await row.getByLabel('Recipient’s name').fill(name);
  await row.getByLabel('Recipient’s email address').fill(email);
};

/** Types a guest's billing address and card for a gift, and returns to the gift (CRD-061, CRD-053). */
export const addGuestCard = async (
  page: Page,
  typeIt: (page: Page) => Promise<void> = (form) => typeCardNumbers(form, testCards.approved),
) => {
  await page.getByRole('link', { name: 'Add payment' }).click();
  await page.getByLabel('Address', { exact: true }).fill('1 Pier Road');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel('State', { exact: true }).selectOption('IL');
  await page.getByLabel('ZIP or postal code').fill('60601');
  await page.getByRole('button', { name: 'Continue to your card' }).click();
  await typeIt(page);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText(/You pay with \w+ ••••/)).toBeVisible();
};

/** Picks a payment method in the open modal of a member's gift (GFT-003). */
export const choosePayment = async (page: Page, name: RegExp) => {
  const modal = page.getByRole('dialog');
  await modal.getByRole('radio', { name }).check();
  await modal.getByRole('button', { name: 'Use this payment' }).click();
  await expect(modal).toHaveCount(0);
};

/** The address of the page of a mailed gift. */
export const mailedGiftLink = async (shop: SharedShop, email: string): Promise<string> => {
  const read = () => /http[^\s"<]+\/gift\/claim#token=[\w.-]+/.exec(mailsTo(shop, email).join('\n'))?.[0];
  await expect.poll(read).toBeDefined();
  return read() ?? '';
};
