import { expect, test, type Page } from '../../steps/test.ts';
import { latte } from '../../steps/cart.ts';
import { seedPassword, signIn } from '../../steps/members.ts';
import { replyToChange } from '../../steps/page/reply-to-change.ts';
import { chooseStoreAsMember, storeCard, stores } from '../../steps/stores.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite: ${name}` });
const menuTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu pages' }).getByRole('link', { name });

test(
  'a member keeps a drink without espresso, orders it from the favourites, and removes it, ORD-004, ORD-007, ORD-023, ORD-144',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'gold@crema.test');
    await chooseStoreAsMember(page);
    await page.goto(latte.path);
    await page.getByText('2 × Espresso').click();
    await page.getByRole('button', { name: 'Less Espresso' }).click();
    await page.getByRole('button', { name: 'Less Espresso' }).click();
    const saved = replyToChange(page, 'item');
    await heart(page, latte.name).click();
    await expect(heart(page, latte.name)).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).ok()).toBe(true);

    await page.goto('/menu');
    await menuTab(page, 'Favorites').click();
    await expect(page).toHaveURL(/\/menu\/favorites$/);
    const card = page
      .getByRole('main')
      .getByRole('article')
      .or(page.getByRole('main').getByRole('listitem'))
      .filter({ hasText: latte.name })
      .first();
    await expect(card).toContainText('No espresso');
    await card.getByRole('button', { name: /Add/ }).click();
    await page.getByRole('link', { name: /^Cart, 1/ }).click();
    await expect(page.getByRole('main')).toContainText('No espresso');

    await page.goto('/menu/favorites');
    const removed = replyToChange(page, 'favoriteProductId');
    await card
      .getByRole('button', { name: /^Remove|Favorite/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Nothing here yet, but we can wait' })).toBeVisible();
    expect((await removed).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing here yet, but we can wait' })).toBeVisible();
  },
);

test('a visitor who loves a store signs in, and finds it among the favourites, LOC-001, LOC-030, LOC-050, LOC-051', async ({
  page,
}) => {
  await page.goto(`/store-locator?place=${stores.chicago.place}`);
  const loved = heart(page, stores.chicago.name);
  await storeCard(page, stores.chicago.name)
    .getByRole('button', { name: /^Favorite/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Email or username' }).fill('green@crema.test');
  await sheet.getByLabel('Password', { exact: true }).fill(seedPassword);
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await expect(loved.first()).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(page).toHaveURL(/tab=favorites/);
  await expect(storeCard(page, stores.chicago.name)).toBeVisible();
  await page.reload();
  await expect(storeCard(page, stores.chicago.name)).toBeVisible();
});

test('filters hold nothing back until they are applied, LOC-021', async ({ page }) => {
  await page.goto(`/store-locator?place=${stores.chicago.place}`);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Order Here' }) });
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  const overlay = page.getByRole('dialog', { name: 'Filter stores' });
  await overlay.getByRole('checkbox', { name: /24 hours/ }).check();
  await expect(page).not.toHaveURL(/hrs24/);
  await overlay.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/hrs24/);
  await expect(page.getByRole('button', { name: /^Filter.*1 active/ })).toBeVisible();
});

for (const path of [
  '/menu',
  '/menu/product/2010/hot',
  '/menu/cart',
  '/menu/cart/guest/checkout',
  '/menu/previous',
  '/menu/favorites',
  '/menu/no-such/page/at/all',
])
  test(`${path} with a store number chooses that store and goes to the menu, ORD-006`, async ({ page }) => {
    await page.goto(`${path}?storeNumber=${stores.chicago.storeNumber}`);
    await expect(page.getByRole('region', { name: 'Pickup store' })).toContainText(stores.chicago.name);
    await expect(page).toHaveURL(/\/menu$/);
  });
