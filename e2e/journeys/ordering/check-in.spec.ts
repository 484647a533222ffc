import { expect, type Page } from '@playwright/test';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { dropPolls } from '../../steps/order-events.ts';
import { test } from '../../steps/own-shop.ts';
import { readReplies } from '../../steps/page/read-replies.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';

const journey = test.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
journey.use({ overrides: { storeBoard: true }, viewport: { width: 390, height: 844 } });

const checkIn = (page: Page) => page.getByRole('link', { name: 'Check in when you’re here' });

/** A guest orders a latte to the curb, and opens the page of the order. Returns the order's number. */
const orderToTheCurb = async (page: Page): Promise<string> => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('radio', { name: 'Curbside' }).click();
  await goToGuestCheckout(page);
  await typeCard(page, testCards.approved);
  await expect(placeButton(page)).toHaveText(/\d/);
  await placeButton(page).click();
  const placed = page.getByRole('dialog', { name: 'Your order is in!' });
  const number = (await placed.getByRole('strong').textContent()) ?? '';
  await placed.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/menu\/order\//);
  return number;
};

journey('the check-in link is shown only while a remote has its page, PLT-005', async ({ page, shop }) => {
  await shop.crema('disable', 'mfe-engagement', '--reason', 'no staff at the curb');
  await orderToTheCurb(page);
  await expect(page.getByRole('main').getByText('Curbside')).toBeVisible();
  await expect(checkIn(page)).toHaveCount(0);
  const compositions = await readReplies(page, /\/apiproxy\/v1\/composition$/);
  await shop.crema('enable', 'mfe-engagement');
  await expect.poll(() => compositions.some((text) => text.includes('/pickup'))).toBe(true);
  await page.reload();
  await expect(checkIn(page)).toBeVisible();
});

journey(
  'a guest at the curb checks in, and sees that the store has noticed it, ENG-030, ENG-031, D-145',
  async ({ page, browser, shop }) => {
    await dropPolls(page);
    const number = await orderToTheCurb(page);
    await checkIn(page).click();
    await page.getByRole('link', { name: 'Check in at the curb' }).click();
    await page.getByRole('button', { name: 'I’m here' }).click();
    await expect(page.getByText('Select your parking spot')).toBeVisible();
    await page.getByRole('radio', { name: '3' }).click();
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('button', { name: 'I’m here' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'See you soon!' })).toBeVisible();
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('Your check-in is at the store');

    const store = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
    const board = await store.newPage();
    await board.goto('/store-board/1001?refresh=off');
    await board.getByLabel('Store key').fill('Board-Espresso-1001');
    await board.getByRole('button', { name: 'Open the board' }).click();
    await board.getByRole('link', { name: 'Stop refreshing' }).click();
    await expect(board.getByRole('region', { name: 'At the curb (1)' })).toContainText('Ada, spot 3');
    await board.getByRole('button', { name: `Seen, on our way: ${number}` }).click();
    await expect(status).toContainText('The store has seen you and is on the way');
    await store.close();
  },
);
