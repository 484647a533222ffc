import { expect, test } from '../../steps/test.ts';
import { addLatte, latte, placeButton } from '../../steps/cart.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { goToGuestCheckout, visitor } from '../../steps/guest.ts';
import { signIn } from '../../steps/members.ts';
import { replyToChange } from '../../steps/page/reply-to-change.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from '../../steps/stores.ts';

test('without a connection an item goes into the cart, the page stays and says why', async ({
  page,
  context,
}) => {
  await chooseStoreAsGuest(page);
  await page.goto(latte.path);
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('You’re offline');
  await expect(page.getByRole('heading', { level: 1, name: latte.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await context.setOffline(false);
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test(
  'without a connection no order is placed and nothing is lost; it goes on once connected, ORD-103',
  { tag: '@gate' },
  async ({ page, context }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    await goToGuestCheckout(page);
    await typeCard(page, testCards.approved);
    await expect(placeButton(page)).toHaveText(/\d/);
    await context.setOffline(true);
    const main = page.getByRole('main');
    await expect(main).toContainText('You’re offline');
    await expect(main).not.toContainText(/card payments/i);
    await placeButton(page).click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Guest checkout' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
    await placeButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
  },
);

test('a heart pressed without a connection is saved and sent once connected', async ({ page, context }) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await page.goto('/menu/product/2011/hot');
  const heart = page.getByRole('button', { name: /^Favorite: / });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('You’re offline');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const saved = replyToChange(page, 'item');
  await context.setOffline(false);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Journeys share the member: the favourite is removed again.
  const removed = replyToChange(page, 'favoriteProductId');
  await heart.click();
  expect((await removed).ok()).toBe(true);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
