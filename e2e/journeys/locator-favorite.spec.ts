import { expect, test, type Page } from '../steps/test.ts';
import { signIn } from '../steps/members.ts';
import { storeCard, stores } from '../steps/stores.ts';

const { name, storeNumber, place } = stores.soldOut;
const heart = (part: Page | ReturnType<typeof storeCard>, pressed: boolean) =>
  part.getByRole('button', { name: `Favorite: ${name}`, pressed });
const pin = (page: Page) =>
  page.getByRole('region', { name: 'Map of stores' }).locator(`[data-pin="${storeNumber}"]`);
/** Whether a request asks for lists or details of stores; not that of the map, of counts or of suggestions. */
const asksForStores = (url: string) => /\/v1\/(?:locations\?|stores\/\d)/.test(url);

test.use({ viewport: { width: 1440, height: 900 } });

test(
  'a favorite that a member adds on the page of a store is in the list and on the pin after Back, without another request, LOC-011, LOC-050',
  { tag: '@gate' },
  async ({ page }) => {
    await signIn(page, 'gold@crema.test');
    await page.goto(`/store-locator?place=${place}&map=41.8853,-87.6245,16`);
    await expect(heart(storeCard(page, name), false)).toBeVisible();
    await expect(pin(page)).toHaveAccessibleName(name);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));

    await storeCard(page, name).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const saved = page.waitForResponse(
      (reply) => reply.url().includes('/stores/favorites') && reply.request().method() === 'POST',
    );
    await heart(page, false).click();
    expect((await saved).ok()).toBe(true);
    await expect(heart(page, true)).toBeVisible();

    await page.goBack();
    await expect(heart(storeCard(page, name), true)).toBeVisible();
    await expect(pin(page)).toHaveAccessibleName(`${name}, favorite`);
    expect(requests.filter(asksForStores)).toEqual([]);

    // The list’s own heart, and the pin with it.
    const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await heart(storeCard(page, name), true).click();
    await expect(pin(page)).toHaveAccessibleName(name);
    expect((await removed).ok()).toBe(true);
  },
);

test('a favorite that cannot be saved is taken from list and pin again, LOC-050', async ({ page }) => {
  await signIn(page, 'green@crema.test');
  await page.goto(`/store-locator?place=${place}&map=41.8853,-87.6245,16`);
  await expect(pin(page)).toHaveAccessibleName(name);
  const seen = Promise.withResolvers<void>();
  await page.route('**/stores/favorites', async (route) => {
    await seen.promise;
    await route.abort();
  });
  await heart(storeCard(page, name), false).click();
  await expect(pin(page)).toHaveAccessibleName(`${name}, favorite`);
  await expect(heart(storeCard(page, name), true)).toBeVisible();
  seen.resolve();
  await expect(pin(page)).toHaveAccessibleName(name);
  await expect(heart(storeCard(page, name), false)).toBeVisible();
});

test('a store of the list is shown at once on its page, while the page’s own data is slow, LOC-003', async ({
  page,
}) => {
  await page.goto(`/store-locator?place=${place}`);
  await expect(storeCard(page, name)).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await page.route(/graphql.*storeNumber/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await storeCard(page, name).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('button', { name: 'Order Here' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ways to pick up' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hours' })).toBeHidden();
  answered.resolve();
  await expect(page.getByRole('region', { name: 'Hours' })).toContainText('Today');
});
