import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { pressOn } from '../../steps/keyboard.ts';
import { test as ownTest } from '../../steps/own-shop.ts';
import { methodOf, signInAt, toasts } from '../../steps/payment-methods.ts';
import { test } from '../../steps/shared-shop.ts';

const listPath = '/account/payment-method';
const addPath = `${listPath}/add/paypal`;
const atSimulator = (page: Page) => page.getByRole('heading', { name: /charge your PayPal account/ });
const goOn = async (page: Page) => {
  await pressOn(page, page.getByRole('button', { name: 'Continue to PayPal' }));
  await expect(atSimulator(page)).toBeVisible();
};

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
])
  test(
    `a member adds PayPal by keyboard on ${device}, cancels, sees an error, pays a reload with it, and removes it, D-97, CRD-002, CRD-050, CRD-051`,
    { tag: device === 'a phone' ? '@long' : [] },
    async ({ page, shop }) => {
      await page.setViewportSize(viewport);
      await signInAt(page, shop.origin, 'wallet@crema.test', listPath);
      await pressOn(page, page.getByRole('link', { name: 'Add PayPal' }));
      expect(await examine(page)).toEqual([]);
      await goOn(page);
      expect(new URL(page.url()).origin).not.toBe(shop.origin);
      expect(await examine(page)).toEqual([]);
      expect(await examine(page, 'dark')).toEqual([]);

      await pressOn(page, page.getByRole('button', { name: /^Cancel and return/ }));
      await expect(page.getByText('You canceled at PayPal')).toBeVisible();
      expect(await examine(page)).toEqual([]);
      await page.reload();
      await expect(page.getByText('You canceled at PayPal')).toBeVisible();

      await pressOn(page, page.getByRole('link', { name: 'Try PayPal again' }));
      await goOn(page);
      await pressOn(page, page.getByRole('button', { name: 'Simulate an error at PayPal' }));
      await expect(page.getByText('PayPal could not add your account')).toBeVisible();
      expect(await examine(page)).toEqual([]);

      await pressOn(page, page.getByRole('link', { name: 'Try PayPal again' }));
      await goOn(page);
      await page.getByLabel('Email of the PayPal account').fill('nobody');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
      expect(await examine(page)).toEqual([]);
      await page.getByLabel('Email of the PayPal account').fill('noor@example.com');
      const simulator = page.url().replace(/\/agree$/, '');
      await pressOn(page, page.getByRole('button', { name: 'Agree and continue' }));
      await expect(toasts(page).getByText('PayPal added to your payment methods')).toBeVisible();
      await expect(page).toHaveURL(`${shop.origin}${listPath}`);
      const paypal = methodOf(page, 'PayPal n•••@example.com');
      await expect(paypal).toHaveCount(1);
      expect(await examine(page)).toEqual([]);

      // Back to the simulator, and its way back, add nothing.
      await page.goto(simulator);
      await page.getByRole('link', { name: 'Return to Crema' }).click();
      await expect(page).toHaveURL(`${shop.origin}${listPath}`);
      await expect(paypal).toHaveCount(1);

      await pressOn(page, paypal.getByRole('button', { name: 'Make default' }));
      await expect(paypal.getByText('Default')).toBeVisible();
      await page.goto(`${shop.origin}/account/cards/card-wallet-3#add-money`);
      const sheet = page.getByRole('dialog', { name: 'Add money' });
      await expect(sheet.getByRole('radio', { name: /PayPal/ })).toBeChecked();
      await pressOn(page, sheet.getByRole('button', { name: /^Add \$/ }));
      await expect(toasts(page).getByText(/added to/)).toBeVisible();

      await page.goto(`${shop.origin}${listPath}`);
      await pressOn(page, paypal.getByRole('button', { name: 'Remove' }));
      const question = page.getByRole('dialog');
      await expect(question.getByText(/ends the agreement at PayPal/)).toBeVisible();
      await pressOn(page, question.getByRole('button', { name: 'Remove' }));
      await expect(paypal).toHaveCount(0);
    },
  );

ownTest('the return of another member adds nothing, D-97', async ({ page, shop, browser }) => {
  await signInAt(page, shop.origin, 'wallet@crema.test', addPath);
  await page.getByRole('button', { name: 'Continue to PayPal' }).click();
  await expect(atSimulator(page)).toBeVisible();
  const returned = page.waitForRequest((request) => request.url().includes('?approval='));
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  const address = new URL((await returned).url());
  const other = await (await browser.newContext()).newPage();
  await signInAt(other, shop.origin, 'gold@crema.test', `${address.pathname}${address.search}`);
  await expect(other.getByText(/We don’t know this PayPal approval/)).toBeVisible();
  await other.goto(`${shop.origin}${listPath}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(methodOf(other, /PayPal/)).toHaveCount(0);
  await other.context().close();
});

ownTest.describe('while PayPal is off', () => {
  const newPaymentOptionEnabled = {
    creditCard: true,
    giftCard: true,
    paypal: false,
    venmo: false,
    campusCard: false,
  };
  ownTest.use({ overrides: { newPaymentOptionEnabled } });
  ownTest('it is not offered, and its page says so, CRD-051', async ({ page, shop }) => {
    await signInAt(page, shop.origin, 'wallet@crema.test', listPath);
    await expect(page.getByRole('link', { name: 'Add a bank card' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add PayPal' })).toHaveCount(0);
    await page.goto(`${shop.origin}${addPath}`);
    await expect(page.getByText('This way to pay is not available at the moment.')).toBeVisible();
    expect(await examine(page)).toEqual([]);
  });
});
