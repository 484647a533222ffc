import { expect, type Page } from '@playwright/test';
import { testCards, typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton } from '../../steps/cart.ts';
import { publishChanged } from '../../steps/changed-build.ts';
import { goToGuestCheckout } from '../../steps/guest.ts';
import { test } from '../../steps/own-shop.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';

const checkIn = (page: Page) => page.getByRole('link', { name: 'Check in when you’re here' });
const same = (text: string) => text;

test.describe('the check-in link of a curbside order', () => {
  test('is shown only while a remote has the page that it leads to, PLT-005', async ({ browser, shop }) => {
    const context = await browser.newContext({
      baseURL: shop.origin,
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await shop.crema('disable', 'mfe-engagement', '--reason', 'no staff at the curb');
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await page.getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('radio', { name: 'Curbside' }).click();
    await goToGuestCheckout(page);
    await typeCard(page, testCards.approved);
    await expect(placeButton(page)).toHaveText(/\d/);
    await placeButton(page).click();
    const placed = page.getByRole('dialog', { name: 'Your order is in!' });
    await expect(placed).toBeVisible();
    await expect(checkIn(page)).toHaveCount(0);
    await placed.getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/menu\/order\//);
    await expect(page.getByRole('main').getByText('Curbside')).toBeVisible();
    await expect(checkIn(page)).toHaveCount(0);

    await shop.crema('enable', 'mfe-engagement');
    const composed = page.waitForResponse(
      async (reply) =>
        /\/apiproxy\/v1\/composition$/.test(reply.url()) && (await reply.text()).includes('/pickup'),
    );
    await publishChanged(shop.registry, 'mfe-engagement', same, {
      manifest: (manifest) => ({
        ...manifest,
        routes: [...manifest.routes, ...manifest.routes.map((route) => ({ ...route, path: '/pickup' }))],
      }),
    });
    await composed;
    await page.reload();
    await expect(checkIn(page)).toBeVisible();
    await checkIn(page).click();
    await expect(page).toHaveURL(/\/pickup\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
});
