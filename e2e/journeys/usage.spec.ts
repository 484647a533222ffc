import { expect, type Page } from '@playwright/test';
import { createAccount, seedPassword } from '../steps/members.ts';
import { test, type OwnShop } from '../steps/own-shop.ts';

const telemetryPath = '/apiproxy/v1/telemetry';
const openPreferences = (page: Page) => page.getByRole('button', { name: 'Preferences' }).click();
const choice = (page: Page) => page.getByRole('checkbox', { name: 'Share anonymous usage statistics' });
const agree = async (page: Page, { origin }: OwnShop) => {
  await page.goto(`${origin}/menu`);
  await openPreferences(page);
  await choice(page).check();
};
const viewCart = async (page: Page, { origin }: OwnShop) => {
  await page.goto(`${origin}/menu/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The sender is loaded once the page is idle.
  await openPreferences(page);
  await expect(choice(page)).toBeVisible();
  await page.goto(`${origin}/gift`);
};
/** Event, remote, fields and count of the stored usage events. */
const stored = async ({ operate }: OwnShop) =>
  (await operate('usage')).map(([, event, remote, , fields, count]) => [event, remote, fields, count]);

test('the cart view is counted by kind of customer once the visitor agrees, and not before, ORD-048', async ({
  page,
  shop,
}) => {
  const batches: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith(telemetryPath) ? (request.postData() ?? '') : '';
    if (body.includes('"usage"')) batches.push(body);
  });
  await viewCart(page, shop);
  await agree(page, shop);
  await viewCart(page, shop);
  await expect.poll(() => stored(shop)).toEqual([['cart-viewed', 'mfe-ordering', 'customerType=guest', '1']]);

  await page.goto(`${shop.origin}/account/signin?returnUrl=%2Fmenu`);
  await page.getByRole('textbox', { name: 'Email or username' }).fill('green@crema.test');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu pages' })).toBeVisible();
  await viewCart(page, shop);
  await expect
    .poll(() => stored(shop))
    .toEqual([
      ['cart-viewed', 'mfe-ordering', 'customerType=Crema rewards', '1'],
      ['cart-viewed', 'mfe-ordering', 'customerType=guest', '1'],
    ]);
  expect(batches.join()).not.toContain('green');
});

test('a new account waits 200 ms, is counted, and leads to the return URL or the landing page, ACC-023', async ({
  page,
  shop,
}) => {
  await agree(page, shop);
  await page.goto(`${shop.origin}/account/create?returnUrl=%2Frewards`);
  const created = page.waitForResponse(/\/apiproxy\/v1\/account\/create$/);
  await createAccount(page, 'noor.one@example.com');
  const request = (await created).request();
  const session = await page.waitForRequest(/\/session$/);
  await page.waitForURL(`${shop.origin}/rewards`);
  const { startTime, responseStart } = request.timing();
  expect(session.timing().startTime - (startTime + responseStart)).toBeGreaterThanOrEqual(200);
  await page.goto(`${shop.origin}/gift`);
  const counted = (count: string) => ['account-created', 'mfe-account', 'registrationSource=Web', count];
  await expect.poll(() => stored(shop)).toContainEqual(counted('1'));

  await page.context().clearCookies();
  await agree(page, shop);
  await page.goto(`${shop.origin}/account/create`);
  await createAccount(page, 'noor.two@example.com');
  await page.waitForURL(`${shop.origin}/account/for-you`);
  await expect(page.getByRole('heading', { level: 1, name: /Noor/ })).toBeVisible();
  await page.goto(`${shop.origin}/gift`);
  await expect.poll(() => stored(shop)).toContainEqual(counted('2'));
});

test('a browser that asks for privacy is not counted whatever was chosen', async ({ browser, shop }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await context.addCookies([{ name: 'usage', value: 'yes', url: shop.origin }]);
  const page = await context.newPage();
  const sent = new Set<string>();
  page.on('request', (request) => sent.add(`${request.url()} ${request.postData() ?? ''}`));
  await viewCart(page, shop);
  await openPreferences(page);
  await expect(choice(page)).toBeDisabled();
  expect([...sent].filter((line) => line.includes('"usage"'))).toEqual([]);
  expect(await stored(shop)).toEqual([]);
  await context.close();
});
