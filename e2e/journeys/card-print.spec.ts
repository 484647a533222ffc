import { expect, test } from '../steps/test.ts';
import { signIn } from '../steps/members.ts';

test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

test('a card’s page on paper is its balance and activity, without bars, buttons and notices', async ({
  page,
}) => {
  await signIn(page, 'gold@crema.test');
  await page.goto('/account/cards');
  await page.locator('main [data-card-link]').first().click();
  await expect(page).toHaveURL(/\/account\/cards\/./);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const left = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.getClientRects().length > 0 && one.clientHeight > 0)
      .filter((one) => one.matches('nav, footer, button') || getComputedStyle(one).position === 'fixed')
      .map((one) => `${one.tagName} ${one.className}`),
  );
  expect(left).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
