import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { addLatte, totalToPay } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { test } from '../../steps/shared-shop.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const card = (page: Page, name: string) => page.getByRole('article', { name });

test(
  'the coupon of a feed card is applied in the cart, and a dismissed card stays away in another browser, ENG-009, D-144, E07',
  { tag: '@long' },
  async ({ page, browser, shop }) => {
    await signIn(page, 'gold@crema.test');
    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.goto('/account/for-you');
    const coupon = card(page, '20% off your order');
    await expect(coupon.getByText('Until December 31, 2029')).toBeVisible();
    expect(await examine(page)).toEqual([]);

    await page.getByRole('button', { name: /^Hide “Every cup counts/ }).click();
    await expect(card(page, 'Every cup counts')).toBeHidden();

    await coupon.getByRole('link', { name: 'Use it on an order' }).click();
    await expect(page).toHaveURL(/\/menu\/cart$/);
    await totalToPay(page);
    await expect(panel(page).getByText('−$0.99')).toBeVisible();

    const device = await browser.newContext({ baseURL: shop.origin, locale: 'en-US' });
    const there = await device.newPage();
    await signIn(there, 'gold@crema.test');
    await there.goto('/account/for-you');
    await expect(card(there, '20% off your order')).toBeVisible();
    await expect(card(there, 'Every cup counts')).toBeHidden();
    await device.close();
  },
);
