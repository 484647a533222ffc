import { expect, test } from '@playwright/test';
import { addLatte, placeButton, totalToPay } from '../steps/cart.ts';
import { chooseStoreAsMember } from '../steps/stores.ts';
import { signIn } from '../steps/members.ts';

test('a price that expired is refreshed before the order is placed, ORD-083, D-24', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'green@crema.test');
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.getByRole('link', { name: /^Bag/ }).click();
  const total = await totalToPay(page);

  // Nobody looks at the page while the price grows old, so nothing is asked for silently.
  await page.route('**/apiproxy/v1/graphql', (route) => route.abort());
  await page.clock.fastForward('30:00');
  await expect(page.getByText('Looks like your order may be a little stale.')).toBeVisible();
  await page.unroute('**/apiproxy/v1/graphql');

  const priced = page.waitForResponse(
    (reply) => reply.url().includes('/graphql') && reply.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await priced;
  expect(await totalToPay(page)).toBe(total);
  await expect(placeButton(page)).toBeEnabled();
});
