import { expect, test, type Locator, type Page } from '../../steps/test.ts';
import { addLatte, latte } from '../../steps/cart.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';

/**
 * A layout that is still wrong after this time counts as wrong: on a slow machine pictures and lists arrive
 * late.
 */
const settled = { timeout: 45_000 };
const phone = { width: 390, height: 844 };
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A press on the centre of the control reaches it. */
const isFree = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !!hit && element.contains(hit);
  });
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no box; expected a visible element.`);
  return box;
};

test('on a phone a notice stands above the bar with the next step, and goes with the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await chooseStoreAsGuest(page);
  await addLatte(page);
  await expect(notices(page)).toContainText('Caffè Latte is in your cart');
  const toCart = page.getByRole('main').getByRole('link', { name: 'View cart' });
  await expect.poll(() => isFree(toCart)).toBe(true);
  await expect(async () => {
    const [notice, bar, tabs] = await Promise.all([
      boxOf(notices(page).getByRole('listitem')),
      boxOf(toCart),
      boxOf(tabBar(page)),
    ]);
    expect(notice.y + notice.height).toBeLessThanOrEqual(bar.y);
    expect(bar.y + bar.height).toBeLessThanOrEqual(tabs.y);
  }).toPass(settled);

  await toCart.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
});

test('a phone shows the tab bar where the route’s row says so: not on product and cart, D-10', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/menu');
  await expect(tabBar(page)).toBeVisible();
  await page.goto(latte.path);
  await expect(page.getByRole('button', { name: /^Add to/ })).toBeVisible();
  await expect(tabBar(page)).toBeHidden();
  await expect(async () => {
    const add = await boxOf(page.getByRole('button', { name: /^Add to/ }));
    expect(phone.height - add.y - add.height).toBeLessThan(48);
  }).toPass(settled);
  await page.goto('/menu/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tabBar(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tabBar(page)).toBeVisible();
});

test('the end of a page can be scrolled clear of the bars', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/menu', latte.path]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = await boxOf(page.getByRole('contentinfo'));
      const layer = await page.evaluate(() =>
        Math.min(
          ...[...document.querySelectorAll('body *')]
            .filter((one) => getComputedStyle(one).position === 'fixed' && one.clientHeight > 0)
            .map((one) => one.getBoundingClientRect().top)
            .filter((top) => top > innerHeight / 2),
        ),
      );
      expect(end.y + end.height).toBeLessThanOrEqual(layer + 1);
    }).toPass(settled);
  }
});
