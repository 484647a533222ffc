import { expect, type Page } from '@playwright/test';
import { birthdayGift, buyButton, choosePayment, typeRecipient } from '../../steps/gifts.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { test } from '../../steps/own-shop.ts';
import { signInAt } from '../../steps/payment-methods.ts';

const recipients = [
  { name: 'Ana', email: 'ana@example.com' },
  { name: 'Ben', email: 'ben@example.com' },
  { name: 'Cleo', email: 'cleo@example.com' },
] as const;
const day = 24 * 60;
const inDays = (days: number) => new Date(Date.now() + days * day * 60_000).toISOString().slice(0, 10);
const giftOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `for ${name}` });

test(
  'a member sends three gifts on a day, changes one, cancels one, and the others arrive, D-73, GFT-024, GFT-028',
  { tag: '@long' },
  async ({ page, shop }) => {
    await signInAt(page, shop.origin, 'wallet@crema.test', birthdayGift);
    await expect(page.getByLabel('Your name')).not.toHaveValue('');
    for (const [index, recipient] of recipients.entries()) await typeRecipient(page, recipient, index + 1);
    await expect(page.getByText('Double-check all recipient emails before buying')).toBeVisible();
    await page.getByRole('radio', { name: /^On a day/ }).check();
    await page.getByLabel('Day', { exact: true }).fill(inDays(10));
    await page.getByRole('link', { name: 'Choose payment' }).click();
    await choosePayment(page, /4242/);
    await buyButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gifts are scheduled' })).toBeVisible();

    await page.getByRole('link', { name: 'scheduled gifts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gifts' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);

    await page.getByRole('button', { name: 'Change the gift for Ben' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the gift for Ben' });
    await dialog.getByLabel('Recipient’s name').fill('Benny');
    await dialog.getByLabel('Day', { exact: true }).fill(inDays(12));
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    // Until it is closed, the notice of the change is a list item in it.
    await expect(dialog).toBeHidden();
    await expect(giftOf(page, 'Benny')).toBeVisible();

    await page.getByRole('button', { name: 'Cancel the gift for Cleo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel gift' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(giftOf(page, 'Cleo')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);

    await shop.restartAhead(13 * day);
    await expect.poll(() => mailsTo(shop, 'ben@example.com').length).toBe(1);
    await expect.poll(() => mailsTo(shop, 'ana@example.com').length).toBe(1);
    expect(mailsTo(shop, 'cleo@example.com')).toHaveLength(0);
  },
);
