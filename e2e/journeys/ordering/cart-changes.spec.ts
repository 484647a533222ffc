import { addLatte, latte } from '../../steps/cart.ts';
import { chooseStoreAsGuest, stores } from '../../steps/stores.ts';
import { examine } from '../../steps/accessibility.ts';
import { expect, test, type Page } from '../../steps/test.ts';

const icedLatte = { name: 'Iced Latte', path: '/menu/product/2130/iced' } as const;
const add = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page).toHaveURL(/\/menu\/drinks/);
};
const items = (page: Page) => page.getByRole('region', { name: 'Your items' });
const viewports = [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

for (const { device, viewport } of viewports)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(`the cart is emptied and comes back with Undo, on a ${device}, D-36, ORD-124`, async ({ page }) => {
      await addLatte(page);
      await page.goto('/menu/cart');
      await expect(items(page)).toContainText('Contains Milk.');
      await expect(items(page)).toContainText('About 150 mg of caffeine.');
      await page.getByRole('button', { name: 'Empty cart' }).click();
      await expect(page.getByText('Your cart is waiting for something good')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(items(page)).toContainText(latte.name);
      await page.reload();
      await expect(items(page)).toContainText(latte.name);
      expect(await examine(page)).toEqual([]);
    });

    test(`a sold-out size is named before checkout and swapped from there, on a ${device}, D-143, ORD-042, ORD-045`, async ({
      page,
    }) => {
      await chooseStoreAsGuest(page);
      await add(page, `${icedLatte.path}?size=large`);
      await add(page, `${icedLatte.path}?size=small`);
      await page.goto(`/menu?storeNumber=${stores.soldOut.storeNumber}`);
      await page
        .getByRole('dialog', { name: `Order from ${stores.soldOut.name} instead?` })
        .getByRole('button', { name: 'Change store' })
        .click();
      await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(stores.soldOut.name);
      await page.goto('/menu/cart');
      await page.getByRole('button', { name: 'Check out as guest' }).click();
      const dialog = page.getByRole('dialog', { name: '1 item is not available at this store' });
      await expect(dialog).toContainText('Large');
      await expect(dialog).toContainText('Sold out at this store.');
      expect(await examine(page)).toEqual([]);
      await dialog.getByRole('link', { name: `Swap ${icedLatte.name}` }).click();
      await expect(page).toHaveURL('/menu');
      await page.getByRole('searchbox', { name: 'Search the menu' }).fill('Cold Brew');
      // The same link is in the whole menu, which the search hides.
      const results = page.getByRole('region', { name: /matches for “Cold Brew”/ });
      await results.getByRole('link', { name: 'Cold Brew', exact: true }).click();
      await expect(page.getByText(`Takes the place of ${icedLatte.name} in your cart.`)).toBeVisible();
      await page.getByRole('button', { name: /^Add to cart/ }).click();
      await expect(page).toHaveURL('/menu?search=Cold+Brew');
      await page.goto('/menu/cart');
      await expect(items(page).getByRole('listitem').first()).toContainText('Cold Brew');
      await expect(items(page)).toContainText('Small');
      await expect(page.getByRole('main')).not.toContainText('not available at this store');
    });

    test(`a shared link opens the drink as it was made, on a ${device}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.goto(latte.path);
      await page.getByRole('radio', { name: /Large/ }).check();
      await page.getByRole('radio', { name: /^Oat milk/ }).check();
      await page.getByRole('button', { name: `Share ${latte.name} as you made it` }).click();
      await expect(page.getByText(/^Link copied/)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const friend = await context.newPage();
      await friend.goto(`${link}&options=opt-999*2&options=opt-350*-1`);
      await expect(friend.getByRole('radio', { name: /Large/ })).toBeChecked();
      await expect(friend.getByRole('radio', { name: /^Oat milk/ })).toBeChecked();
      await expect(friend.getByRole('main')).toContainText('Contains Milk and Oats.');
    });
  });
