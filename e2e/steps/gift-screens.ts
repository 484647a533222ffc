import { expect, type Page } from '@playwright/test';
import type { Visit } from './screen/visit.ts';
import { testCards, typeCardNumbers } from './cards.ts';
import { addGuestCard, birthdayGift, buyButton, typeRecipient } from './gifts.ts';
import { signIn } from './members.ts';

const fillGift = async (page: Page) => {
  await expect(buyButton(page)).toBeVisible();
  await typeRecipient(page, { name: 'Bo', email: 'bo@example.com' });
  await page.getByLabel(/^Gift message/).fill('Happy birthday! The first coffee is on me.');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email address').fill('ada@example.com');
};

/** The screens of a guest who buys a gift, and of a member with gifts that wait for their day. */
export const giftVisits: readonly Visit[] = [
  {
    visitor: 'guest with a gift',
    prepare: async (page) => {
      await page.goto(birthdayGift);
      await page.getByRole('link', { name: 'Add payment' }).click();
    },
    screens: [
      { name: 'gift-started', path: '/gift' },
      { name: 'guest-address', path: '/account/payment-method/gift/guest/billing-address' },
      { name: 'gift-design', path: birthdayGift, ready: (page) => expect(buyButton(page)).toBeVisible() },
      {
        name: 'gift-incomplete',
        path: birthdayGift,
        ready: async (page) => {
          await page.getByRole('radio', { name: 'Another amount' }).check();
          await page.getByRole('radio', { name: /^On a day/ }).check();
          await page.getByRole('button', { name: 'Add a recipient' }).click();
          await buyButton(page).click();
          await expect(page.getByText('Enter the recipient’s name.').first()).toBeVisible();
        },
      },
      {
        name: 'gift-order-link-invalid',
        path: '/gift/order#token=none',
        ready: (page) => expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible(),
      },
      {
        name: 'gift-link-invalid',
        path: '/gift/claim#token=none',
        ready: (page) =>
          expect(page.getByRole('heading', { name: 'This gift can’t be opened' })).toBeVisible(),
      },
    ],
  },
  {
    visitor: 'guest who has bought a gift',
    prepare: async (page) => {
      await page.goto(birthdayGift);
      await fillGift(page);
      await addGuestCard(page);
    },
    screens: [
      {
        name: 'gift-bought',
        path: birthdayGift,
        ready: async (page) => {
          await addGuestCard(page);
          await buyButton(page).click();
          await expect(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible();
        },
      },
      {
        name: 'gift-bank-question',
        path: birthdayGift,
        ready: async (page) => {
          await fillGift(page);
          await addGuestCard(page, (form) => typeCardNumbers(form, testCards.questioned));
          await buyButton(page).click();
          await expect(page.getByTitle('Your bank has a question')).toBeVisible();
        },
      },
    ],
  },
  {
    visitor: 'member with scheduled gifts',
    prepare: (page) => signIn(page, 'gold@crema.test'),
    screens: [
      {
        name: 'gift-scheduled',
        path: '/gift/scheduled',
        ready: (page) => expect(page.getByRole('button', { name: /^Change the gift/ })).not.toHaveCount(0),
      },
      {
        name: 'gift-scheduled-change',
        path: '/gift/scheduled',
        ready: async (page) => {
          // Other journeys change the recipients.
          await page
            .getByRole('button', { name: /^Change the gift/ })
            .first()
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      {
        name: 'gift-resend',
        path: '/gift/scheduled',
        ready: async (page) => {
          await page.getByRole('button', { name: 'Send again: the gift for Mika' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
        },
      },
      { name: 'gift-of-member', path: birthdayGift, ready: (page) => expect(buyButton(page)).toBeVisible() },
    ],
  },
];
