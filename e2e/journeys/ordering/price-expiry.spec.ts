import { expect, test, type Page } from '../../steps/test.ts';
import { addLatte, placeButton, totalToPay } from '../../steps/cart.ts';
import { chooseStoreAsMember } from '../../steps/stores.ts';
import { signIn } from '../../steps/members.ts';

const graphql = '**/apiproxy/v1/graphql';
const stale = 'Looks like your order may be a little stale.';

/** All requests of the review have finished: a pending one would time out with the clock. */
const reviewAnOrder = async (page: Page, email: string) => {
  await signIn(page, email);
  await chooseStoreAsMember(page);
  await addLatte(page);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('radio', { name: /My Crema Card/ })).toBeChecked();
  return totalToPay(page);
};

test('a price that grew old blocks the order until it is refreshed, ORD-082, ORD-084', async ({ page }) => {
  await page.clock.install();
  const total = await reviewAnOrder(page, 'green@crema.test');

  // Without a connection the price cannot be renewed in time (D-24).
  await page.route(graphql, (route) => route.abort());
  await page.clock.fastForward('30:00');
  await expect(page.getByText(stale)).toBeVisible();
  await expect(placeButton(page).and(page.locator(':enabled'))).toHaveCount(0);

  await page.unroute(graphql);
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect(await totalToPay(page)).toBe(total);
  await expect(page.getByText(stale)).toBeHidden();
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});

test('a price that the server calls expired is refreshed and the order placed, ORD-084', async ({ page }) => {
  await reviewAnOrder(page, 'green@crema.test');
  await page.route(graphql, (route, request) =>
    request.postData()?.includes('subInp')
      ? route.continue({ headers: { ...request.headers(), 'x-crema-fault': 'code=PRICE_EXPIRED' } })
      : route.continue(),
  );
  await placeButton(page).click();
  await expect(page.getByText(stale)).toBeVisible();

  await page.unroute(graphql);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await totalToPay(page);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Your order is in!' })).toBeVisible();
});
