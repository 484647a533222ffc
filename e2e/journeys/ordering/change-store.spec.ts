import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte } from '../../steps/cart.ts';
import { chooseStoreAsGuest, storeCard, stores } from '../../steps/stores.ts';

const other = stores.soldOut;
const pickupStore = (page: Page) => page.getByRole('region', { name: 'Pickup store' });
const question = (page: Page) => page.getByRole('dialog', { name: `Order from ${other.name} instead?` });
const orderAt = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Find a store' }).fill(other.place);
  await page.getByRole('combobox', { name: 'Find a store' }).press('Enter');
  await storeCard(page, other.name).getByRole('button', { name: 'Order Here' }).click();
};
/** Every way to change the store, each up to the question. */
const ways: readonly { readonly way: string; readonly go: (page: Page) => Promise<void> }[] = [
  { way: 'the picker of the menu', go: (page) => orderAt(page, '/menu/store-locator') },
  { way: 'the store locator', go: (page) => orderAt(page, '/store-locator') },
  {
    way: 'an address that names a store',
    go: async (page) => void (await page.goto(`/menu?storeNumber=${other.storeNumber}`)),
  },
];

test.describe('another store while the cart holds something', () => {
  for (const { way, go } of ways)
    test(`by ${way}: the difference is shown first, D-33, D-146`, async ({ page }) => {
      await chooseStoreAsGuest(page);
      await addLatte(page);
      await go(page);
      await expect(question(page)).toBeVisible();
      await question(page)
        .getByRole('button', { name: `Stay with ${stores.chicago.name}` })
        .click();
      await page.goto('/menu');
      await expect(pickupStore(page)).toContainText(stores.chicago.name);

      await go(page);
      await question(page).getByRole('button', { name: 'Change store' }).click();
      await expect(page).toHaveURL(/\/menu(\?|$)/);
      await expect(pickupStore(page)).toContainText(other.name);
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    });

  test(
    'in another tab: it asks there, and both tabs change together, D-36, D-146',
    { tag: '@long' },
    async ({ page, context }) => {
      await chooseStoreAsGuest(page);
      await addLatte(page);
      await page.goto('/menu');
      await expect(pickupStore(page)).toContainText(stores.chicago.name);
      const tab = await context.newPage();
      await orderAt(tab, '/store-locator');
      await tab.getByRole('dialog').getByRole('button', { name: 'Continue as guest' }).click();
      await expect(question(tab)).toBeVisible();
      await expect(pickupStore(page)).toContainText(stores.chicago.name);

      await question(tab).getByRole('button', { name: 'Change store' }).click();
      await expect(pickupStore(tab)).toContainText(other.name);
      await expect(pickupStore(page)).toContainText(other.name);
    },
  );
});

test('the store of an address is the order store of every remote, ORD-006, D-32', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await page.goto(`/menu?storeNumber=${other.storeNumber}`);
  await expect(pickupStore(page)).toContainText(other.name);
  await page.getByRole('banner').getByRole('link', { name: 'Stores' }).click();
  await expect(storeCard(page, other.name)).toContainText('Your store');
  await page.goto('/menu');
  await expect(pickupStore(page)).toContainText(other.name);
});
