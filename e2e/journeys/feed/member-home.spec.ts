import { addLatte, latte } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { placeOrders } from '../../steps/repeat-order.ts';
import { chooseStoreAsMember, stores } from '../../steps/stores.ts';
import { expect, test, type Locator, type Page } from '../../steps/test.ts';

const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Camille/ })).toBeVisible();
};
/** The class names of a remote's build begin with its name. */
const expectFrom = (part: Locator, remote: string) =>
  expect(part).toHaveClass(new RegExp(`(^|\\s)${remote}-`));

test(
  'a member’s home page has the order that is under way, the default card, the Stars and the usual drink, each of its own remote, and each leads to its page, ORD-067, CRD-011, D-36',
  { tag: ['@gate', '@long'] },
  async ({ page }) => {
    await signIn(page, 'quebec@crema.test');
    await chooseStoreAsMember(page, stores.montreal);
    await addLatte(page);
    const [number = ''] = await placeOrders(page, 3);
    // The first page reads what is usual, the next one has space for it.
    await openHome(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('crema.reserved')))
      .toContain('"usual":1');

    await openHome(page);
    const order = page
      .getByRole('region', { name: 'Orders in progress' })
      .getByRole('link', { name: number });
    const card = page.getByRole('main').getByRole('link', { name: 'Ma carte Crema' });
    const stars = page.getByRole('main').getByRole('link', { name: /^215 Stars$/ });
    const usual = page.getByRole('list', { name: 'Your usual' }).getByRole('listitem');
    await expectFrom(order, 'ordering');
    await expectFrom(card, 'cards');
    await expectFrom(stars, 'rewards');
    await expectFrom(usual, 'ordering');
    await expect(usual).toContainText(latte.name);
    const balance = await page
      .getByRole('main')
      .getByText(/^CA\$\d+\.\d\d$/)
      .textContent();

    await usual.getByRole('button', { name: /^Add .* to your cart$/ }).click();
    await page.getByRole('button', { name: 'View cart' }).click();
    await expect(page).toHaveURL(/\/menu\/cart$/);
    await expect(page.getByRole('main').getByText(latte.name).first()).toBeVisible();

    await page.goBack();
    await order.click();
    await expect(page).toHaveURL(/\/menu\/order\/\w+$/);
    await expect(page.getByRole('main')).toContainText(number);

    await page.goBack();
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ma carte Crema' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(balance ?? '', { exact: true })
        .first(),
    ).toBeVisible();

    await page.goBack();
    await stars.click();
    await expect(page.getByRole('heading', { level: 1, name: /here are your Stars/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('215', { exact: true })).toBeVisible();
  },
);
