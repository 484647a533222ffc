import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, latte, placeButton, totalToPay } from '../../steps/cart.ts';
import { seedPassword } from '../../steps/members.ts';
import { openUntilIdle } from '../../steps/page/open-until-idle.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';

/** The files of ordering that a page requests. */
const recordOrderingFiles = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/mfe-ordering/')) requested.push(request.url());
  });
  return requested;
};
// A visitor who saves data: the page prefetches nothing for the pages that it links to.
test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ),
);
const runsOrdering = (page: Page) => page.evaluate(() => Object.hasOwn(globalThis, 'mfe_ordering'));
const badge = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a page of another remote does not load ordering, PLT-002', async ({ page }) => {
  const files = recordOrderingFiles(page);
  for (const path of ['/', '/rewards', '/gift', '/account/signin'])
    await test.step(path, async () => {
      await openUntilIdle(page, path);
      expect(await runsOrdering(page)).toBe(false);
      expect(files).toEqual([]);
    });
});

test(
  'the cart’s number needs no code of ordering: after a reload, in another tab, signed in, ordered and signed out, ORD-040, D-36',
  { tag: '@long' },
  async ({ page, context }) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
    const other = await context.newPage();
    const files = recordOrderingFiles(other);
    await openUntilIdle(other, '/rewards');
    await expect(badge(other, 'Cart, 1 item')).toBeVisible();
    await openUntilIdle(other, '/gift');
    await other.reload();
    await expect(badge(other, 'Cart, 1 item')).toBeVisible();

    await page.goto(latte.path);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(badge(page, 'Cart, 2 items')).toBeVisible();
    await expect(badge(other, 'Cart, 2 items')).toBeVisible();

    await page.goto('/account/signin?returnUrl=%2Frewards');
    await page.getByRole('textbox', { name: 'Email or username' }).fill('gold@crema.test');
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/rewards$/);
    await expect(badge(page, 'Cart, 2 items')).toBeVisible();
    expect(await runsOrdering(page)).toBe(false);

    await page.goto('/menu/cart');
    await totalToPay(page);
    await placeButton(page).click();
    const placed = page.getByRole('dialog', { name: 'Your order is in!' });
    await placed.getByRole('button', { name: 'Close' }).last().click();
    await expect(badge(other, 'Cart, empty')).toBeVisible();
    await page.goto('/rewards');
    await expect(badge(page, 'Cart, empty')).toBeVisible();

    await addLatte(page);
    await page.goto('/account/signout');
    await expect(page).not.toHaveURL(/signout/);
    await openUntilIdle(page, '/rewards');
    await expect(badge(page, 'Cart, 1 item')).toBeVisible();
    expect(await runsOrdering(page)).toBe(false);
    await expect(badge(other, 'Cart, 1 item')).toBeVisible();
    expect(files).toEqual([]);
  },
);
