import { examine } from '../../steps/accessibility.ts';
import { expect, test, type Page } from '../../steps/test.ts';

const results = (page: Page) => page.getByRole('heading', { level: 1, name: /match(es)? your filters$/ });
const viewports = [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

for (const { device, viewport } of viewports)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(
      `filters are counted, applied, kept in the URL and left by Back, on a ${device}, ORD-124`,
      { tag: device === 'phone' ? '@long' : [] },
      async ({ page }) => {
        await page.goto('/menu');
        await page.getByRole('button', { name: /^Filters/ }).click();
        const sheet = page.getByRole('dialog', { name: 'Filter the menu' });
        const milk = sheet.getByRole('checkbox', { name: 'Milk', exact: true });
        const counted = await milk.evaluate(
          (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
        );
        expect(counted).toMatch(/^\d+ items$/);
        await milk.check();
        expect(await examine(page)).toEqual([]);
        await sheet.getByRole('button', { name: `Show ${counted}` }).click();
        await expect(results(page)).toHaveText(`${counted} match your filters`);
        await expect(page).toHaveURL('/menu?avoid=milk');
        await expect(page.getByRole('main')).not.toContainText(/made without|milk.free/i);
        expect(await examine(page)).toEqual([]);

        await page.getByRole('link', { name: /^All \d+ in Hot coffee/ }).click();
        await expect(page).toHaveURL('/menu/drinks/hot-coffee?avoid=milk');
        await expect(page.getByRole('main')).not.toContainText('Caffè Latte');
        await page.goBack();
        await expect(results(page)).toHaveText(`${counted} match your filters`);
        await page.goBack();
        await expect(page).toHaveURL('/menu');
        await expect(results(page)).toHaveCount(0);
        await page.goForward();
        await expect(results(page)).toBeVisible();
        await page.reload();
        await expect(results(page)).toHaveText(`${counted} match your filters`);
        await page.getByRole('button', { name: 'Clear all filters' }).click();
        await expect(page).toHaveURL('/menu');
      },
    );
  });

test('a menu with filters that nothing matches offers a next step, in light and dark, ORD-124', async ({
  page,
}) => {
  await page.goto('/menu/food/lunch?avoid=wheat&avoid=milk&avoid=egg&avoid=nuts&calories=100');
  await expect(page.getByRole('heading', { name: 'Nothing here fits all of that' })).toBeVisible();
  expect(await examine(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await examine(page, 'dark')).toEqual([]);
  await page.getByRole('link', { name: 'Search the whole menu' }).click();
  await expect(results(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server renders the filtered menu, and its description for search engines, ORD-124', async ({
    page,
  }) => {
    // Right after the server's start a page may go out before it is rendered.
    await expect(async () => {
      await page.goto('/menu?avoid=milk');
      await expect(results(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('main')).not.toContainText('Caffè Latte');
    const description = page.locator('script[type="application/ld+json"]');
    await expect(description).toHaveCount(1);
    expect(JSON.parse((await description.textContent()) ?? '')).toMatchObject({ '@type': 'Menu' });
    await expect(async () => {
      await page.goto('/menu/product/2010/hot');
      await expect(page.getByRole('heading', { level: 1, name: 'Caffè Latte' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    expect(JSON.parse((await description.textContent()) ?? '')).toMatchObject({
      '@type': ['Product', 'MenuItem'],
      name: 'Caffè Latte',
    });
  });
});
