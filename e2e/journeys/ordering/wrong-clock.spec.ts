import { expect, type Page } from '@playwright/test';
import { latte, placeButton } from '../../steps/cart.ts';
import { testCards, typeCard, vaultOf } from '../../steps/cards.ts';
import { typeContact } from '../../steps/guest.ts';
import { test } from '../../steps/own-shop.ts';
import { stores } from '../../steps/stores.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;
/** Sets the clock of the device, in the pages and in the card form's frame. */
const setDeviceClock = (page: Page, offset: number) =>
  page.addInitScript((ahead) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, values) =>
        Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + ahead]),
      get: (target, name) =>
        name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name, target),
    });
  }, offset);

test('a device whose clock is a year ahead orders at an open store, with a card that is valid this month, PLT-019', async ({
  page,
  shop,
}) => {
  await setDeviceClock(page, yearMs);
  await page.goto(`${shop.origin}/store-locator`);
  await expect(page.getByText(/^Open/).first()).toBeVisible();
  await page.goto(`${shop.origin}/menu?storeNumber=${stores.chicago.storeNumber}`);
  await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(stores.chicago.name);
  await page.goto(`${shop.origin}${latte.path}`);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto(`${shop.origin}/menu/cart/guest/checkout`);
  await typeContact(page);
  await typeCard(page, testCards.approved);
  const now = new Date();
  const month = `${String(now.getUTCMonth() + 1).padStart(2, '0')}/${String(now.getUTCFullYear()).slice(-2)}`;
  await vaultOf(page).getByRole('textbox', { name: 'Expiry date' }).fill(month);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});
