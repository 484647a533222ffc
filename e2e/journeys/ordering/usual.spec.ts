import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { addLatte, latte, placeButton } from '../../steps/cart.ts';
import { readLayoutShifts, watchLayoutShifts } from '../../steps/page/layout-shift.ts';
import { signIn } from '../../steps/members.ts';
import { test } from '../../steps/own-shop.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';

const journey = test.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const orderLatte = async (page: Page) => {
  await addLatte(page);
  await page.goto('/menu/cart');
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
};

journey(
  'what a member ordered three times is one press away on home and menu, and moves nothing when it comes, D-36',
  async ({ page }) => {
    await watchLayoutShifts(page);
    await signIn(page, 'gold@crema.test');
    await chooseStoreAsMember(page);
    for (let count = 0; count < 3; count += 1) await orderLatte(page);
    // The first page learns of it, the next one shows it.
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('crema.reserved')))
      .toContain('"usual":1');
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const path of ['/', '/menu']) {
        await page.goto(path);
        const line = page.getByRole('list', { name: 'Your usual' }).getByRole('listitem');
        await expect(line).toContainText(latte.name);
        const { report } = await readLayoutShifts(page);
        expect(report, path).toBe('');
        expect(await examine(page)).toEqual([]);
        await line.getByRole('button', { name: /^Add .* to your cart$/ }).press('Enter');
        await expect(page.getByText('1 item added to your cart')).toBeVisible();
      }
    }
    await page.getByRole('button', { name: 'View cart' }).click();
    await expect(page).toHaveURL(/\/menu\/cart$/);
    await expect(page.getByRole('main').getByText(latte.name).first()).toBeVisible();
  },
);
