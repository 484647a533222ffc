import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, latte } from '../../steps/cart.ts';
import { signIn } from '../../steps/members.ts';
import { fixturesOf, type PreparedVisitor } from '../../steps/screen/prepared.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByText(/^You’re offline/);
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

interface Step {
  readonly to: string;
  readonly from: string;
  readonly go: (page: Page) => Promise<void>;
  /** The page's own heading, visible once the page is loaded. */
  readonly heading: string | RegExp;
}
/** Each page of ordering, opened from the page that links to it. */
const guestSteps: readonly Step[] = [
  { to: 'the menu', from: '/rewards', go: link('Menu'), heading: /^Made when you/ },
  { to: 'a category', from: '/menu', go: link(/^Hot coffee/), heading: 'Hot coffee' },
  { to: 'what is featured', from: '/menu', go: link('Featured'), heading: 'Worth getting up for' },
  {
    to: 'a product',
    from: '/menu/drinks/hot-coffee',
    go: link(new RegExp(`^${latte.name}`)),
    heading: latte.name,
  },
  {
    to: 'its nutrition',
    from: latte.path,
    go: link('Nutrition and ingredients'),
    heading: /^What’s in your/,
  },
  { to: 'the cart', from: '/menu', go: link(/^Cart, /), heading: 'Your cart' },
  { to: 'guest checkout', from: '/menu/cart', go: button('Check out as guest'), heading: 'Guest checkout' },
];
const memberSteps: readonly Step[] = [
  { to: 'previous orders', from: '/menu', go: link('Previous'), heading: 'Previous orders' },
  { to: 'favorites', from: '/menu', go: link('Favorites'), heading: 'Your favorites' },
];

/**
 * Opens the page offline: the page reports that the device is offline and shows its content or the reason;
 * after reconnecting it is complete.
 */
const openOffline = async (page: Page, { from, go, heading }: Step) => {
  await page.goto(from);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
  await go(page);
  const own = page.getByRole('heading', { level: 1, name: heading });
  const offline = page.getByRole('heading', { level: 1, name: 'You’re offline' });
  await expect(own.or(offline)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/taking a break|went wrong|card payments/i);
  await page.context().setOffline(false);
  await expect(own).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

const visits: readonly (PreparedVisitor & { readonly steps: readonly Step[] })[] = [
  {
    visitor: 'guest with a drink in the cart',
    prepare: async (page) => {
      await chooseStoreAsGuest(page);
      await addLatte(page);
    },
    steps: guestSteps,
  },
  {
    visitor: 'gold member',
    prepare: (page) => signIn(page, 'gold@crema.test'),
    steps: memberSteps,
  },
];

for (const visit of visits)
  test.describe(`a ${visit.visitor}`, () => {
    test.use(fixturesOf(visit));
    for (const step of visit.steps)
      test(`${step.to}, opened offline, says so and is there once connected`, async ({ page }) => {
        await openOffline(page, step);
      });
  });
