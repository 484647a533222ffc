import type { Browser, Page } from '@playwright/test';
import { expect } from '../../steps/test.ts';
import { examine } from '../../steps/accessibility.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { goToGuestCheckout, visitor } from '../../steps/guest.ts';
import { dropPolls } from '../../steps/order-events.ts';
import { test } from '../../steps/own-shop.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';

const journey = test.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
journey.use({ overrides: { storeBoard: true }, viewport: { width: 390, height: 844 } });

/** A guest orders a latte: its number, and the status on the page of the order. */
const orderAsGuest = async (page: Page) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await goToGuestCheckout(page);
  await typeCard(page, testCards.approved);
  await placeButton(page).click();
  const placed = page.getByRole('dialog', { name: 'Your order is in!' });
  const number = (await placed.getByRole('strong').textContent()) ?? '';
  await placed.getByRole('button', { name: 'Close' }).last().click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('We have your order');
  return { number, status };
};

journey(
  'the store board moves the order, and the guest’s page follows by the server’s events, ORD-066, D-145',
  async ({ page, browser, shop }) => {
    await dropPolls(page);
    const { number, status } = await orderAsGuest(page);

    const store = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
    const board = await store.newPage();
    await board.goto('/store-board/1001');
    await board.getByLabel('Store key').fill('wrong');
    await board.getByRole('button', { name: 'Open the board' }).click();
    await expect(board.getByRole('alert')).toHaveText('That key isn’t right. Check it and try again.');
    await board.getByLabel('Store key').fill('Board-Espresso-1001');
    await board.getByRole('button', { name: 'Open the board' }).click();
    await expect(board).toHaveURL(/\/store-board\/1001$/);
    await board.getByRole('link', { name: 'Stop refreshing' }).click();
    const order = board.getByRole('listitem').filter({ hasText: `${number} for ${visitor.firstName}` });
    await expect(
      board.getByRole('region', { name: 'New orders' }).and(board.locator(':has(li)')),
    ).toBeVisible();

    await order.getByRole('button', { name: `Start: ${number}` }).click();
    await expect(status).toContainText('We’re making it now');
    await order.getByRole('button', { name: `Ready: ${number}` }).click();
    await expect(status).toContainText('It’s ready for you');
    await order.getByRole('button', { name: `Picked up: ${number}` }).click();
    await expect(order).toHaveCount(0);
    await expect(status).toContainText('Enjoy!');
    await store.close();
  },
);

/** Opens the board of the store without scripts, as a person of the store does. */
const openBoard = async (browser: Browser, origin: string) => {
  const store = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const board = await store.newPage();
  await board.goto('/store-board/1001?refresh=off');
  await board.getByLabel('Store key').fill('Board-Espresso-1001');
  await board.getByRole('button', { name: 'Open the board' }).click();
  await board.getByRole('link', { name: 'Stop refreshing' }).click();
  return { board, close: () => store.close() };
};

journey(
  'an order that the store cannot make is canceled with its reason, and the guest’s page and banner say what comes back, ORD-066, ORD-067, D-144',
  async ({ page, browser, shop }) => {
    await dropPolls(page);
    const { number, status } = await orderAsGuest(page);

    const { board, close } = await openBoard(browser, shop.origin);
    await board.getByRole('link', { name: `Order ${number} can’t be made` }).click();
    await board.getByLabel('A machine doesn’t work').check();
    await board.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(board).toHaveURL(/\/store-board\/1001\?refresh=off$/);
    await expect(board.getByText(number)).toHaveCount(0);
    await close();

    await expect(status).toContainText('The store couldn’t make your order');
    await expect(status).toContainText('a machine at the store stopped working');
    await expect(status).toContainText(/\$\d+\.\d\d goes back to Visa •••• 4242/);
    expect(await examine(page)).toEqual([]);
    await page.goto('/menu');
    const banner = page.getByRole('region', { name: 'Orders in progress' });
    await expect(banner).toContainText('The store couldn’t make your order');
    await expect(banner).toContainText(/You get \$\d+\.\d\d back/);
    await banner.getByRole('link').click();
    await expect(status).toContainText('The store couldn’t make your order');
  },
);

journey('the store board breaks no accessibility rule, closed and open, D-12, D-145', async ({ page }) => {
  await orderAsGuest(page);
  await page.goto('/store-board/1001');
  expect(await examine(page)).toEqual([]);
  await page.getByLabel('Store key').fill('Board-Espresso-1001');
  await page.getByRole('button', { name: 'Open the board' }).click();
  await page.getByRole('link', { name: 'Stop refreshing' }).click();
  // The page before has the same buttons, and a rule is not checked on a page that is being replaced.
  await expect(page.getByText('This page doesn’t refresh.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ready: / })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await examine(page, colorScheme)).toEqual([]);
  }
  await page.getByRole('link', { name: /can’t be made$/ }).click();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await examine(page, colorScheme)).toEqual([]);
  }
});
