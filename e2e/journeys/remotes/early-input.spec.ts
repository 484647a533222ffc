import { expect, test, type Page } from '../../steps/test.ts';
import { holdRequests } from '../../steps/page/hold-requests.ts';

/** Loads a page that the server has rendered, without any of its scripts. Returns the function that lets them arrive. */
const openWithoutScripts = async (page: Page, path: string) => {
  const release = await holdRequests(page, '**/assets/**/*.js');
  // A busy server may send the page before it is rendered.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main h1').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return async () => {
    // No script has taken over the page so far.
    expect(await page.evaluate(() => Object.keys(document.querySelector('main') ?? {}))).toEqual([]);
    await release();
  };
};

test.describe('before any script has run', () => {
  test(
    'pressing “Add to cart” twice adds one item, with the size that was chosen and the two shots that were added',
    { tag: '@gate' },
    async ({ page }) => {
      const release = await openWithoutScripts(page, '/menu/product/2010/hot');
      await page.getByRole('radio', { name: /^Large/ }).check({ force: true });
      await page.locator('summary', { hasText: '2 × Espresso' }).click();
      await page.getByRole('button', { name: 'More Espresso' }).click();
      await page.getByRole('button', { name: 'More Espresso' }).click();
      const add = page.getByRole('button', { name: 'Add to cart' });
      await add.click();
      await add.click();
      await release();
      await expect(page.getByRole('link', { name: /1 item/ })).toBeVisible();
      await page.goto('/menu/cart');
      await expect(page.locator('main')).toContainText('Large');
      await expect(page.locator('main')).toContainText('4 × Espresso');
    },
  );

  test('typed text searches the menu, and the form is not sent', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const release = await openWithoutScripts(page, '/menu');
    await page.getByRole('searchbox').fill('latte');
    await page.getByRole('searchbox').press('Enter');
    await release();
    await expect(page).toHaveURL(/latte/);
    expect(documents).toHaveLength(1);
  });

  test('two pressed filters and a chosen tab of the stores take effect', async ({ page }) => {
    const release = await openWithoutScripts(page, '/store-locator');
    await page.getByRole('button', { name: 'Guest ordering' }).click();
    await page.getByRole('button', { name: 'Open 24 hours' }).click();
    await release();
    for (const name of ['Guest ordering', 'Open 24 hours'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    const again = await openWithoutScripts(page, '/store-locator');
    await page.getByRole('tab', { name: 'Favorites' }).click();
    await again();
    await expect(page.getByRole('tab', { name: 'Favorites' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the policy lets no other inline script run', async ({ page }) => {
    await page.route('/rewards', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</head>',
        '<script>window.injected = true</script></head>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/rewards');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(await page.evaluate(() => 'earlyEvents' in window)).toBe(true);
  });
});
