import { expect, test } from '../../steps/test.ts';
import { addLatte, latte } from '../../steps/cart.ts';
import { goInside, offlineNotice, scriptWith } from '../../steps/offline.ts';
import { watchRequests } from '../../steps/page/watch-requests.ts';

test('a guest who scans in store offline reads why, and can sign in once connected', async ({
  page,
  context,
}) => {
  const requests = watchRequests(page);
  await page.goto('/gift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await requests.ended();
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Scan in store' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign in' });
  await expect(sheet).toContainText('You’re offline. This opens as soon as you’re connected again.');
  await expect(sheet).not.toContainText('not available');
  await context.setOffline(false);
  await expect(sheet.getByRole('textbox', { name: 'Email or username' })).toBeVisible();
});

test('the cart opens offline from a page of another remote, with what is in it', async ({
  page,
  context,
}) => {
  await addLatte(page);
  const script = scriptWith('mfe-ordering', 'id:"ordering.cart.title"');
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/${script}`));
  const requests = watchRequests(page);
  await page.goto('/gift');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loaded;
  await requests.ended();
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main')).toContainText(latte.name);
});

/**
 * The limit starts when the server answers again: at most one pause between two probes (1.5 s), then the time
 * in which the page itself loads.
 */
const probePauseMs = 1_500;
for (const { path, from, heading } of [
  { path: '/gift', from: '/rewards', heading: 'A warm thought, in a card.' },
  { path: '/store-locator?place=60602', from: '/rewards', heading: 'Find a store' },
])
  test(`${path} shows its content within two seconds after the server can be reached again`, async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1, name: heading });
    const timed = async (open: () => Promise<void>) => {
      const start = Date.now();
      await open();
      await expect(title).toBeVisible();
      return Date.now() - start;
    };
    const requests = watchRequests(page);
    const start = async () => {
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await requests.ended();
    };
    // The time that this machine needs for the same page with a connection; the page was never loaded before
    // either.
    await start();
    const loadMs = await timed(() => goInside(page, path));
    await start();
    // The browser reports no change of the network, so only probes detect it.
    await page.route('**/*', (route) => route.abort());
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    const recoveryMs = await timed(() => page.unroute('**/*'));
    expect(recoveryMs).toBeLessThan(probePauseMs + 500 + 3 * loadMs);
  });
