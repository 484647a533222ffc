import { expect, type Page } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { typeCard } from '../../steps/cards.ts';
import { addLatte, placeButton, totalToPay } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { test as shopTest } from '../../steps/own-shop.ts';
import { test as sharedTest } from '../../steps/shared-shop.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from '../../steps/stores.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });
const challenge = '4000 0000 0000 3220';

const panel = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const picker = (page: Page) => panel(page).locator('details', { hasText: 'Use a reward or coupon' });
const openPicker = async (page: Page) => {
  await picker(page).locator('summary').press('Enter');
  await expect(panel(page).getByRole('radio', { name: 'No offer' })).toBeVisible();
};
const offer = (page: Page, name: RegExp) => panel(page).getByRole('radio', { name });
/** A latte in the cart of a member who has signed in, with the offers open. */
const review = async (page: Page) => {
  await addLatte(page);
  await page.goto('/menu/cart');
  await totalToPay(page);
  await openPicker(page);
};
const start = async (page: Page) => {
  await signIn(page, 'gold@crema.test');
  await chooseStoreAsMember(page);
  await review(page);
};
const placed = (page: Page) => page.getByRole('dialog', { name: 'Your order is in!' });

const spendReward = async ({ page }: { readonly page: Page }) => {
  await start(page);
  await expect(panel(page).getByText('You have 312 Stars. One offer per order.')).toBeVisible();
  await expect(offer(page, /Merchandise.*You need 87\.4 more Stars/)).toBeDisabled();
  expect(await examine(page)).toEqual([]);
  const before = await totalToPay(page);
  await offer(page, /20% off your order/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(offer(page, /^Up to \$2 off/)).toBeChecked();
  await expect(panel(page).getByText('−$2.00')).toBeVisible();
  await expect(async () => expect(await totalToPay(page)).toBeLessThan(before - 150)).toPass();
  await expect(panel(page).getByText(/^This order earns about [\d.]+ Stars\.$/)).toBeVisible();
  expect(await examine(page)).toEqual([]);

  await placeButton(page).click();
  await expect(placed(page).getByText('Up to $2 off: −$2.00')).toBeVisible();
  await placed(page).getByRole('link', { name: 'Follow your order' }).click();
  await expect(page.getByRole('main').getByText('Up to $2 off')).toBeVisible();
  await expect(page.getByRole('main').getByText('−$2.00')).toBeVisible();
  await page.goto('/menu/previous');
  await expect(page.getByText('Up to $2 off: −$2.00')).toBeVisible();

  await review(page);
  await expect(panel(page).getByText('You have 252 Stars. One offer per order.')).toBeVisible();
};
const title =
  'a reward is spent: its discount is on review, success, status and previous orders, and its Stars are gone, ORD-110, ORD-083';

sharedTest(title, { tag: ['@gate', '@long'] }, spendReward);

// The shared shop has one journey that spends this member’s Stars.
test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  test(title, spendReward);
});

test('a reward is held while the bank asks and returned when the bank declines, ORD-110, D-144', async ({
  page,
  context,
}) => {
  await start(page);
  await offer(page, /20% off your order/).check();
  await offer(page, /^Up to \$2 off/).check();
  await expect(panel(page).getByText('−$2.00')).toBeVisible();
  await page
    .getByRole('group', { name: 'Choose how to pay' })
    .getByRole('radio', { name: 'Another card' })
    .check();
  await typeCard(page, challenge);
  await placeButton(page).click();
  const bank = page.getByTitle('Confirmation by your bank').contentFrame();
  await expect(bank.getByRole('button', { name: 'Decline' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/menu/cart');
  await openPicker(other);
  await expect(panel(other).getByText('You have 252 Stars. One offer per order.')).toBeVisible();
  await other.close();

  await bank.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/Your card ending in 3220 was declined/)).toBeVisible();
  await page.reload();
  await openPicker(page);
  await expect(panel(page).getByText('You have 312 Stars. One offer per order.')).toBeVisible();
});

test('a coupon that another device spends is refused with its text and its button, cleared, and explained, ORD-163, ORD-085, D-39', async ({
  page,
  browser,
  shop,
}) => {
  await start(page);
  await offer(page, /20% off your order/).check();
  await expect(panel(page).getByText('−$0.99')).toBeVisible();

  const device = await browser.newContext({ baseURL: shop.origin, locale: 'en-US' });
  const there = await device.newPage();
  await start(there);
  await offer(there, /20% off your order/).check();
  await expect(panel(there).getByText('−$0.99')).toBeVisible();
  await placeButton(there).click();
  await expect(placed(there)).toBeVisible();
  await device.close();

  await placeButton(page).click();
  const refused = page.getByRole('dialog', { name: 'We couldn’t place your order' });
  await expect(refused.getByText(/^This coupon or reward can’t be applied to your cart\./)).toBeVisible();
  await refused.getByRole('button', { name: 'Got it' }).click();
  await expect(refused).toBeHidden();
  await expect(panel(page).getByText('We didn’t apply your offer')).toBeVisible();
  await expect(panel(page).getByText('−$0.99')).toBeHidden();
  const spent = offer(page, /20% off your order.*You’ve already used this offer/);
  await expect(spent).not.toBeChecked();
  await expect(spent).toBeEnabled();
  expect(await examine(page)).toEqual([]);
  await placeButton(page).click();
  await expect(placed(page)).toBeVisible();
});

test('a guest reads that Stars need an account, ORD-110', async ({ page }) => {
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await page.goto('/menu/cart');
  await expect(panel(page).getByText(/^Stars need an account\. Sign in before you pay/)).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
});
