import { expect, type Page } from '@playwright/test';
import type { Visit } from './screen/visit.ts';
import { vaultOf } from './cards.ts';
import { createAccount, newAccountPassword, signIn } from './members.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The screens of a member whose cards are in many states (docs/guides/sandbox-cards.md). */
export const walletVisit: Visit = {
  visitor: 'a member with many cards',
  prepare: (page) => signIn(page, 'wallet@crema.test'),
  screens: [
    { name: 'wallet-cards', path: '/account/cards' },
    { name: 'wallet-card', path: '/account/cards/card-wallet-3' },
    {
      name: 'wallet-card-closed',
      path: '/account/cards/card-wallet-4',
      ready: (page) => expect(page.getByText('This Crema Card is closed.')).toBeVisible(),
    },
    {
      name: 'wallet-card-lost',
      path: '/account/cards/card-wallet-5',
      ready: (page) => expect(page.getByText(/reported lost or stolen/)).toBeVisible(),
    },
    {
      name: 'wallet-transactions',
      path: '/account/cards/card-wallet-1/transactions',
      ready: (page) => expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible(),
    },
    { name: 'wallet-add', path: '/account/cards/add' },
    {
      name: 'wallet-add-refused-link',
      path: '/account/cards/add?cashstarToken=none',
      ready: (page) => expect(page.getByText(/entering your card information again/)).toBeVisible(),
    },
    {
      name: 'wallet-card-error',
      path: '/account/cards?mode=from_account_create&card_error=121037',
      ready: (page) => expect(page.getByRole('button', { name: 'Choose different card' })).toBeVisible(),
    },
    {
      name: 'wallet-transfer',
      path: '/account/cards/card-wallet-3',
      ready: async (page) => {
        await page.getByRole('button', { name: 'Transfer balance' }).click();
        await expect(dialog(page, 'Transfer balance').getByText('The whole balance')).toBeVisible();
      },
    },
    {
      name: 'wallet-transfer-below-zero',
      path: '/account/cards/card-wallet-2',
      ready: async (page) => {
        await page.getByRole('button', { name: 'Transfer balance' }).click();
        await expect(dialog(page, 'Transfer balance').getByText(/below zero/)).toBeVisible();
      },
    },
    {
      name: 'wallet-scan-lines',
      path: '/account/cards/card-wallet-3#pay',
      ready: async (page) => {
        await page.getByRole('button', { name: 'Show a barcode of lines' }).click();
        await expect(dialog(page, 'Scan in store').getByRole('img', { name: /^Barcode of/ })).toBeVisible();
      },
    },
    {
      name: 'wallet-add-money',
      path: '/account/cards/card-wallet-3#add-money',
      ready: (page) => expect(dialog(page, 'Add money').getByRole('radio', { name: /4242/ })).toBeVisible(),
    },
    {
      name: 'wallet-add-money-other',
      path: '/account/cards/card-wallet-3#add-money',
      ready: async (page) => {
        const modal = dialog(page, 'Add money');
        await modal.getByRole('radio', { name: 'Other amount' }).check();
        await modal.getByRole('textbox', { name: 'Your amount' }).fill('3');
        await modal.getByRole('button', { name: /^Add/ }).last().click();
        await expect(modal.getByText('Invalid reload amount.')).toBeVisible();
      },
    },
    {
      name: 'wallet-auto-reload',
      path: '/account/cards/card-wallet-3#auto-reload',
      ready: async (page) => {
        const modal = dialog(page, 'Manage Auto reload');
        await modal.getByRole('switch').check();
        await expect(modal.getByRole('combobox', { name: 'When the balance falls below' })).toBeVisible();
      },
    },
    {
      name: 'wallet-payment-summary',
      path: '/account/cards#payment-summary',
      ready: (page) => expect(dialog(page, 'Choose how to pay').getByRole('radio').first()).toBeVisible(),
    },
    { name: 'wallet-payment-methods', path: '/account/payment-method' },
    {
      name: 'wallet-bank-card-edit',
      path: '/account/payment-method/edit/credit-card?id=pm-wallet-1',
      ready: (page) => expect(page.getByRole('button', { name: 'Save' })).toBeVisible(),
    },
    {
      name: 'wallet-address-unknown',
      path: '/account/payment-method/edit/billing-address?id=none',
      ready: (page) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible(),
    },
    {
      name: 'confirm-email-refused',
      path: '/account/confirm-email?token=none',
      ready: (page) => expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible(),
    },
  ],
};

/** One account for all looks: an address creates few accounts in an hour. */
const newcomer = { email: `first.${crypto.randomUUID().slice(0, 8)}@example.com`, isKnown: false };

/** The screens of a member who has no card yet (K-04). */
export const firstCardVisit: Visit = {
  visitor: 'a new member',
  prepare: async (page) => {
    if (newcomer.isKnown) return signIn(page, newcomer.email, newAccountPassword);
    await page.goto('/account/create');
    await createAccount(page, newcomer.email);
    await expect(page).toHaveURL(/\/account\/for-you$/);
    newcomer.isKnown = true;
  },
  screens: [
    { name: 'first-cards', path: '/account/cards' },
    {
      name: 'first-card',
      path: '/account/cards#add-money',
      ready: (page) => expect(vaultOf(page).getByRole('textbox', { name: 'Card number' })).toBeVisible(),
    },
    {
      name: 'first-scan',
      path: '/account/cards#pay',
      ready: (page) =>
        expect(dialog(page, 'Scan in store').getByRole('link', { name: 'Get a digital card' })).toBeVisible(),
    },
  ],
};

/** The screens of a member whose orders were paid by card (K-17). */
export const paidVisit: Visit = {
  visitor: 'a member with paid orders',
  prepare: (page) => signIn(page, 'gold@crema.test'),
  screens: [
    { name: 'paid-card', path: '/account/cards/card-gold-1' },
    {
      name: 'paid-transactions',
      path: '/account/cards/card-gold-1/transactions',
      ready: (page) =>
        expect(page.getByRole('link', { name: 'Order at Clark & Lake' }).first()).toBeVisible(),
    },
  ],
};
