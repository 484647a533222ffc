import { examine } from '../../steps/accessibility.ts';
import { testCards, typeCard } from '../../steps/cards.ts';
import { placeButton } from '../../steps/cart.ts';
import { seedPassword, signIn } from '../../steps/members.ts';
import { test as ownShop } from '../../steps/own-shop.ts';
import { test as sharedShop } from '../../steps/shared-shop.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';
import { expect, test, type Page } from '../../steps/test.ts';

/** The number of Stars in the header of my-rewards, once it is read; before that, the page’s first number is a footnote’s. */
const readBalance = async (page: Page): Promise<number> => {
  await page.goto('/rewards/my-rewards');
  await expect(page.getByRole('heading', { name: /here are your Stars/ })).toBeVisible();
  const balance = page.getByRole('main').getByText(/^[\d,.]+ *Stars?$/);
  return Number.parseFloat(((await balance.textContent()) ?? '').replaceAll(',', ''));
};

test(
  'a promo link signs a guest in, and books its Stars once, RWD-060 to RWD-063, D-134',
  { tag: '@gate' },
  async ({ page }) => {
    const link = '/rewards/promo/redeem?promoCode=welcome25';
    await page.goto(link);
    await page.getByRole('textbox', { name: 'Email or username' }).fill('gold@crema.test');
    await page.getByLabel('Password', { exact: true }).fill(seedPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
    const balance = await readBalance(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
    expect(await readBalance(page)).toBe(balance);
    await page.getByRole('button', { name: 'Star history' }).click();
    await expect(page.getByRole('dialog', { name: 'Star history' }).getByText('+25')).toHaveCount(1);
    await page.goto('/rewards/promo/redeem?promoCode=nothing');
    await expect(
      page.getByText('Looks like this offer could not be validated. Please try again.'),
    ).toBeVisible();
  },
);

sharedShop(
  'an order with double Stars that is picked up makes a Green member Gold, RWD-020 RWD-032 RWD-065 D-150',
  { tag: '@long' },
  async ({ page, browser, shop }) => {
    await signIn(page, 'green@crema.test');
    await page.goto('/rewards/my-rewards');
    await expect(page.getByRole('heading', { name: 'Green member' })).toBeVisible();
    const event = page.getByRole('listitem').filter({ hasText: 'Double-Star days' });
    await event.getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'More Stars are on!' })).toBeVisible();

    await chooseStoreAsMember(page);
    await page.goto('/menu/product/3401/single');
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await page.goto('/menu/cart');
    const more = page.getByRole('button', { name: /^Add one|^One more|^Increase/ });
    for (let count = 2; count <= 14; count += 1) {
      await more.first().click();
      await expect(page.getByRole('link', { name: `Cart, ${count} items` })).toBeVisible();
    }
    const payments = page.getByRole('group', { name: 'Choose how to pay' });
    await payments.getByRole('radio', { name: 'Another card' }).check();
    await typeCard(page, testCards.approved);
    await placeButton(page).click();
    const placed = page.getByRole('dialog', { name: 'Your order is in!' });
    await expect(placed.getByText(/You’ll earn \d+(\.\d)? Stars when you pick it up\./)).toBeVisible();
    const number = (await placed.getByRole('strong').textContent()) ?? '';

    const store = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false });
    const board = await store.newPage();
    await board.goto('/store-board/1001?refresh=off');
    await board.getByLabel('Store key').fill('Board-Espresso-1001');
    await board.getByRole('button', { name: 'Open the board' }).click();
    const order = board.getByRole('listitem').filter({ hasText: number });
    for (const step of ['Start', 'Ready', 'Picked up'])
      await order.getByRole('button', { name: `${step}: ${number}` }).click();
    await expect(order).toHaveCount(0);
    await store.close();

    await placed.getByRole('link', { name: 'Follow your order' }).click();
    await expect(page.getByText(/You earned \d+(\.\d)? Stars with this order\./)).toBeVisible();
    await page.goto('/rewards/my-rewards');
    await expect(page.getByRole('heading', { name: 'Gold member' })).toBeVisible();
    await expect(page.getByText('At your level, Stars never expire.').first()).toBeVisible();
  },
);

/** From now to noon of the second day of the next month in the member's zone, whose summer time is ignored. */
const minutesToNextMonth = (): number => {
  const now = new Date();
  const [year = 0, month = 0] = new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' })
    .format(now)
    .split('-')
    .map(Number);
  return Math.ceil((Date.UTC(year, month, 2, 17) - now.getTime()) / 60_000);
};

const ownTest = ownShop.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
ownTest(
  'Stars of a month expire when it is over, and the member reads so; a member in Québec keeps hers, RWD-023 RWD-024 RWD-031 D-150',
  { tag: '@long' },
  async ({ page, browser, shop }) => {
    await signIn(page, 'green@crema.test');
    expect(await readBalance(page)).toBe(118.4);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('18.4');

    await shop.restartAhead(minutesToNextMonth());
    // A session may outlive the month or not.
    await page.context().clearCookies();
    await signIn(page, 'green@crema.test');
    await expect.poll(() => readBalance(page)).toBe(100);
    await expect(page.getByRole('table').getByRole('row').nth(1)).not.toContainText('18.4');
    const history = page.getByRole('dialog', { name: 'Star history' });
    await page.getByRole('button', { name: 'Star history' }).click();
    await expect(history.getByRole('listitem').first()).toContainText('Expired');
    await expect(history.getByRole('listitem').first()).toContainText('-18.4');
    expect(await examine(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);

    const inQuebec = await browser.newContext({ baseURL: shop.origin, locale: 'fr-CA' });
    const french = await inQuebec.newPage();
    await french.goto(`/account/signin?returnUrl=${encodeURIComponent('/rewards/my-rewards')}`);
    await french.getByRole('textbox').first().fill('quebec@crema.test');
    await french.locator('input[type=password]').fill(seedPassword);
    await french.getByRole('main').locator('button[type=submit]').click();
    await expect(french.getByRole('heading', { level: 1, name: /voici vos Étoiles/ })).toBeVisible();
    await expect(french.getByRole('main').getByText('215', { exact: true })).toBeVisible();
    await expect(french.getByRole('heading', { name: /50 % plus d’Étoiles/ }).first()).toBeVisible();
    expect(await examine(french)).toEqual([]);
    await inQuebec.close();
  },
);
