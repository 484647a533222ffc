import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, latte, minorOf, placeButton, totalToPay } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { chooseStoreAsMember, stores } from '../../steps/stores.ts';

const openCard = async (page: Page, name: string) => {
  await page.goto('/account/cards');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
};
const balanceOf = async (page: Page) =>
  minorOf(
    await page
      .getByRole('main')
      .getByText(/^\$\d+\.\d\d$/)
      .first()
      .textContent(),
  );

test(
  'a member pays with a card: balance, ledger and previous orders agree, ORD-102, ORD-140',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, 'gold@crema.test');
    await openCard(page, 'Everyday');
    const before = await balanceOf(page);

    await chooseStoreAsMember(page);
    await addLatte(page);
    await page.getByRole('link', { name: /^Cart/ }).click();
    const total = await totalToPay(page);
    const listed = page.waitForRequest((request) => request.url().includes('storePricingInput'));
    await placeButton(page).click();
    const placed = page.getByRole('dialog', { name: 'Your order is in!' });
    const number = await placed.getByRole('strong').textContent();
    await placed.getByRole('button', { name: 'Close' }).last().click();

    await expect(page).toHaveURL(/\/menu\/previous$/);
    const asked = new URL((await listed).url()).searchParams.get('variables') ?? '';
    expect(JSON.parse(asked)).toEqual({
      locale: 'en-US',
      limit: 10,
      storeNumber: stores.chicago.storeNumber,
      storePricingInput: { timeZone: 'America/Chicago', ownershipTypeCode: 'CO', countryCode: 'US' },
    });
    const order = page.getByRole('listitem').filter({ hasText: number ?? '' });
    await expect(order).toContainText(latte.name);
    await expect(order).toContainText(stores.chicago.name);

    await openCard(page, 'Everyday');
    expect(await balanceOf(page)).toBe(before - total);
    const latest = page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first();
    await expect(latest).toContainText('Order');
    await expect(latest).toContainText((total / 100).toFixed(2));
  },
);
