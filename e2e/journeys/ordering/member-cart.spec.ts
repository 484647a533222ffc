import type { Page } from '@playwright/test';
import { addLatte } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { test } from '../../steps/own-shop.ts';
import { replyToChange } from '../../steps/page/reply-to-change.ts';
import { expect } from '../../steps/test.ts';

const journey = test.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
journey.use({ overrides: { memberCart: true }, viewport: { width: 390, height: 844 } });

const saved = (page: Page) => replyToChange(page, 'revision');

journey(
  'a member’s cart is on another device, joined with what was chosen there before the sign-in, D-38',
  async ({ page, browser, shop }) => {
    const isSaved = saved(page);
    await addLatte(page);
    await signIn(page, 'gold@crema.test');
    await isSaved;

    const context = await browser.newContext({ baseURL: shop.origin, locale: 'en-US' });
    const laptop = await context.newPage();
    await addLatte(laptop);
    const isJoined = saved(laptop);
    await signIn(laptop, 'gold@crema.test');
    await expect(laptop.getByText('We added 1 item from your saved cart.')).toBeVisible();
    await expect(laptop.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await isJoined;
    await laptop.reload();
    await expect(laptop.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await context.close();

    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
);
