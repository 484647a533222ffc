import { expect, test } from '../steps/test.ts';

test('every link of the front page and of the frame leads to a page, D-21', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = [...new Set(addresses.filter((path) => path.startsWith('/')))];
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const reply = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect.soft(reply.status(), path).toBe(200);
    expect.soft(await reply.text(), path).not.toContain('<title>This page is not on the menu');
  }
});

test('an unknown path shows the 404 page, PLT-010, D-141', async ({ page }) => {
  const reply = await page.goto('/rewards/no-such-page');
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveTitle('This page is not on the menu · Crema');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on the menu' })).toBeVisible();
  const detail = page.getByText('/rewards/no-such-page did not match any installed routes');
  await expect(detail).toBeHidden();
  await page.getByText('Technical detail').click();
  await expect(detail).toBeVisible();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });
  test('an unknown path shows the 404 page in French, PLT-011, D-141', async ({ page }) => {
    const reply = await page.goto('/nope');
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveTitle('Cette page n’est pas au menu · Crema');
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’est pas au menu' })).toBeVisible();
    await expect(page.getByText('Détail technique')).toBeVisible();
    await expect(page.getByText('did not match any installed routes')).toBeHidden();
  });
});
