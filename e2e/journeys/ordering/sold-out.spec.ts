import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, latte, placeButton } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { typeContact } from '../../steps/guest.ts';
import { chooseStoreAsGuest, stores } from '../../steps/stores.ts';

const icedLatte = { name: 'Iced Latte', path: '/menu/product/2130/iced' } as const;
/** The drink's standard milk is oat milk, which the sold-out store lacks. */
const lavender = { name: 'Iced Lavender Oat Latte', path: '/menu/product/2136/iced' } as const;
const soldOutHere = 'Sold out at this store.';
const goToStore = async (page: Page) => {
  await page.goto(`/menu?storeNumber=${stores.soldOut.storeNumber}`);
  await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(stores.soldOut.name);
};
/** With an item in the cart, the change needs a confirmation that names its effect. */
const changeStore = async (page: Page, missing: string) => {
  await page.goto(`/menu?storeNumber=${stores.soldOut.storeNumber}`);
  const dialog = page.getByRole('dialog', { name: `Order from ${stores.soldOut.name} instead?` });
  await expect(dialog).toContainText(`${missing} isn’t available there.`);
  await dialog.getByRole('button', { name: 'Change store' }).click();
  await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(stores.soldOut.name);
};
const add = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page).toHaveURL(/\/menu\/drinks/);
};

test('a size that the store lacks says so and cannot be added; the others can, D-143', async ({ page }) => {
  await goToStore(page);
  await page.goto(icedLatte.path);
  const large = page.getByRole('radio', { name: /Large/ });
  await expect(large).toBeDisabled();
  await expect(page.getByRole('main')).toContainText(soldOutHere);
  await page.goto(`${icedLatte.path}?size=large`);
  await expect(page.getByRole('status').filter({ hasText: soldOutHere })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /Small/ }).check();
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test(
  'the cart sets aside only what the store lacks, keeps it through the order and a reload, D-143, ORD-043',
  { tag: '@long' },
  async ({ page }) => {
    await chooseStoreAsGuest(page);
    await add(page, `${icedLatte.path}?size=large`);
    await add(page, `${icedLatte.path}?size=small`);
    await changeStore(page, icedLatte.name);
    await page.goto('/menu/cart');

    const setAside = page.getByRole('region', { name: /1 item is not available at this store/ });
    await expect(setAside).toContainText('Large');
    await expect(setAside).toContainText(soldOutHere);
    const items = page.getByRole('region', { name: 'Your items' });
    await expect(items).toContainText('Small');
    await expect(items).not.toContainText('Large');
    await page.reload();
    await expect(setAside).toContainText('Large');

    await page.getByRole('button', { name: 'Check out as guest' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Check out without them' }).click();
    await typeContact(page);
    await typeCard(page, testCards.approved);
    await placeButton(page).click();
    await page.getByRole('dialog', { name: 'Your order is in!' }).getByRole('button').last().click();
    await page.goto('/menu/cart');
    await expect(page.getByRole('main')).toContainText('Large');
    await expect(page.getByRole('main')).not.toContainText('Small');
  },
);

test('a tea with a splash of almond milk contains nuts, and nothing is ever said to be made without, D-147', async ({
  page,
}) => {
  await page.goto('/menu/product/2306/hot');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).not.toContainText(/made without/i);
  await page.goto('/menu/product/2306/hot?options=opt-314*1');
  await expect(main).toContainText('Contains Tree nuts.');
  await expect(main).not.toContainText(/made without/i);
  await page.getByRole('link', { name: 'Nutrition and ingredients' }).click();
  await expect(main).toContainText('Contains Tree nuts.');
  await expect(main).not.toContainText(/made without/i);
});

test('a drink whose standard recipe needs what is sold out is sold with another milk only, D-143', async ({
  page,
}) => {
  await goToStore(page);
  await page.goto(lavender.path);
  const obstacle = page.getByRole('status').filter({ hasText: `Oat milk: ${soldOutHere}` });
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await expect(obstacle).toBeVisible();
  await expect(add).toHaveCount(0);
  await page.getByRole('radio', { name: /^Skim milk/ }).check();
  await expect(obstacle).toHaveCount(0);
  await add.click();
  await page.goto('/menu/cart');
  await expect(page.getByRole('region', { name: 'Your items' })).toContainText(lavender.name);
  await expect(page.getByRole('main')).not.toContainText(soldOutHere);
});

test('the cart sets aside a standard recipe at a store that lacks one of its options, D-143', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await add(page, lavender.path);
  await changeStore(page, lavender.name);
  await page.goto('/menu/cart');
  const setAside = page.getByRole('region', { name: /1 item is not available at this store/ });
  await expect(setAside).toContainText(lavender.name);
  await expect(setAside).toContainText(`Oat milk: ${soldOutHere}`);
  await page.getByRole('button', { name: 'Check out as guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'No items in your order are available' });
  await expect(dialog.getByRole('link', { name: 'Try another store' })).toBeVisible();
});

test('what differs at another store is shown in the cart before an order is submitted, D-143', async ({
  page,
}) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await changeStore(page, latte.name);
  await page.goto('/menu/cart');
  await expect(page.getByRole('main')).toContainText(latte.name);
  await expect(page.getByRole('main')).toContainText(soldOutHere);
});
