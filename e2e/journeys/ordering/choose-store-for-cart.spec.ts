import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte } from '../../steps/cart.ts';
import { createAccount } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { chooseStoreAsGuest, storeCard, stores } from '../../steps/stores.ts';

/** Few accounts may be created from one network: this one is created in a shop of its own. */
const ownShopTest = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });

const { soldOut: other } = stores;
const changeLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Change', exact: true });
const openCart = async (page: Page) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await expect(changeLink(page)).toBeVisible();
};
const search = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Find a store' }).fill(other.place);
  await page.getByRole('combobox', { name: 'Find a store' }).press('Enter');
};
const confirmChange = async (page: Page) => {
  await page.getByRole('button', { name: 'Change store' }).click();
  await expect(page).toHaveURL(/\/menu\/cart$/);
  await expect(page.getByRole('region', { name: other.name })).toBeVisible();
};

test('from the cart through the picker and the page of a store, Order Here leads back to the cart, LOC-040', async ({
  page,
}) => {
  await openCart(page);
  await changeLink(page).click();
  await expect(page).toHaveURL(/\/menu\/store-locator\?redirect=cart$/);
  await search(page);
  const card = storeCard(page, other.name);
  await card.locator('a[href^="/store/"]').click();
  await expect(page).toHaveURL(/\/store\/1008\/[a-z-]+\?redirect=cart$/);
  await page.getByRole('main').getByRole('button', { name: 'Order Here' }).click();
  await confirmChange(page);
});

test('the picker that the cart opens in a new tab leads to the cart there, LOC-040', async ({
  page,
  context,
}) => {
  await openCart(page);
  const url = await changeLink(page).getAttribute('href');
  const tab = await context.newPage();
  await tab.goto(url ?? '');
  await search(tab);
  await storeCard(tab, other.name).getByRole('button', { name: 'Order Here' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Continue as guest' }).click();
  await confirmChange(tab);
});

const featured = '/menu/featured';
const openFeaturedPicker = async (page: Page) => {
  await page.goto(featured);
  const link = page
    .getByRole('region', { name: 'Pickup store' })
    .getByRole('link', { name: 'Choose a store' });
  await expect(link).toHaveAttribute('href', `/menu/store-locator?redirect=${encodeURIComponent(featured)}`);
  return link;
};
const orderHere = async (page: Page) => {
  await search(page);
  await storeCard(page, other.name).getByRole('button', { name: 'Order Here' }).click();
};
const expectFeatured = async (page: Page) => {
  await expect(page).toHaveURL(new RegExp(`${featured}$`));
  await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(other.name);
};

test('the picker that a page of the menu opens in a new tab leads back to that page there, LOC-040', async ({
  page,
  context,
}) => {
  const link = await openFeaturedPicker(page);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await orderHere(tab);
  await tab.getByRole('dialog').getByRole('button', { name: 'Continue as guest' }).click();
  await expectFeatured(tab);
});

ownShopTest(
  'through Create an account the picker keeps the page that opened it, and the new member has no previous and no favorite stores, LOC-040, LOC-044, LOC-053',
  async ({ page }) => {
    await (await openFeaturedPicker(page)).click();
    await orderHere(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).click();
    await createAccount(page, 'return.path@example.com');
    await expect(page).toHaveURL(/\/menu\/store-locator\?redirect=/);
    for (const [tab, nothing] of [
      ['Previous', 'No previous stores yet.'],
      ['Favorites', 'No favorite stores yet.'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
    }
    await page.getByRole('button', { name: 'See stores nearby' }).click();
    await orderHere(page);
    await expectFeatured(page);
  },
);
