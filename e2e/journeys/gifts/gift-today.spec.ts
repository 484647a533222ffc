import { expect } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { addGuestCard, birthdayGift, buyButton, mailedGiftLink, typeRecipient } from '../../steps/gifts.ts';
import { mailsTo } from '../../steps/outbox.ts';
import { signInAt } from '../../steps/payment-methods.ts';
import { test } from '../../steps/shared-shop.ts';

const friend = { name: 'Bo', email: 'bo@example.com' } as const;
const sender = 'ada@example.com';

test(
  'a guest sends a gift today; its link opens the gift once for its owner, and for nobody else then, GFT-001, GFT-040, GFT-042, G07',
  { tag: ['@gate', '@long'] },
  async ({ page, shop, browser }) => {
    await page.goto(`${shop.origin}/gift`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Happy birthday/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${shop.origin}${birthdayGift}`);
    await page.getByRole('radio', { name: '$50' }).check();
    await typeRecipient(page, friend);
    await page.getByLabel(/^Gift message/).fill('Happy birthday, Bo!');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Your email address').fill(sender);
    const preview = page.getByRole('figure', { name: /What your friend will see/ });
    await expect(preview).toContainText('Ada sent you $50.00 to spend at Crema.');
    await expect(preview).toContainText('Happy birthday, Bo!');
    // The form keeps its texts over the pages of the payment, and after a reload (GFT-020).
    await addGuestCard(page);
    await page.reload();
    await expect(page.getByLabel(/^Gift message/)).toHaveValue('Happy birthday, Bo!');
    // The card was forgotten with the page (CRD-052).
    await addGuestCard(page);
    expect(await examine(page)).toEqual([]);
    await buyButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
    await expect(page.getByText(sender)).toBeVisible();
    expect(await examine(page)).toEqual([]);

    await expect.poll(() => mailsTo(shop, sender).filter((mail) => mail.includes('Receipt')).length).toBe(1);
    const link = await mailedGiftLink(shop, friend.email);
    // Reload and Back buy nothing again (GFT-043).
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your gift is on its way' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Happy birthday' })).toBeVisible();
    await expect(page.getByLabel(/^Gift message/)).toHaveValue('');

    const friendly = await browser.newContext();
    const theirs = await friendly.newPage();
    await signInAt(theirs, shop.origin, 'green@crema.test', '/account/cards');
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Bo, a gift for you' })).toBeVisible();
    await expect(theirs).toHaveURL(`${shop.origin}/gift/claim`);
    expect(await examine(theirs)).toEqual([]);
    await theirs.getByRole('button', { name: 'Add it to my cards' }).click();
    await theirs.getByRole('link', { name: 'See the card' }).click();
    await expect(theirs.getByRole('main')).toContainText('$50.00');
    await theirs.goto(link);
    await expect(theirs.getByRole('link', { name: 'See the card' })).toBeVisible();
    await friendly.close();

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'This gift can’t be opened' })).toBeVisible();
    expect(mailsTo(shop, friend.email)).toHaveLength(1);
    expect(mailsTo(shop, sender)).toHaveLength(1);
  },
);
