import { expect, test } from '../../steps/test.ts';

test('a hash scrolls to the ways to pay: 50 px below the top on phones, 149 px on wide windows, RWD-003', async ({
  page,
}) => {
  for (const [width, offset] of [
    [390, 50],
    [1440, 149],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.goto('/rewards#ways-to-pay');
    const section = page.getByRole('region', { name: 'Ways to pay' });
    const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThanOrEqual(offset + 2);
    expect(await top()).toBeGreaterThanOrEqual(offset - 2);
  }
});

test('the partners have logos of 190 px, and the terms two columns, RWD-031 RWD-041', async ({ page }) => {
  await page.goto('/rewards');
  const partners = page.getByRole('region', { name: 'More Stars with partners' });
  for (const logo of await partners.getByRole('figure').all()) {
    expect((await logo.boundingBox())?.width).toBe(190);
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const terms = page.getByRole('region', { name: 'Terms' }).getByRole('listitem');
  const left = async (item: ReturnType<typeof terms.first>) => (await item.boundingBox())?.x ?? 0;
  expect(await left(terms.last())).toBeGreaterThan((await left(terms.first())) + 300);
});

test('a member turns the partners page by page on a phone, RWD-041', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/account/signin?returnUrl=${encodeURIComponent('/rewards/my-rewards')}`);
  await page.getByRole('textbox', { name: 'Email or username' }).fill('gold@crema.test');
  await page.getByLabel('Password', { exact: true }).fill('Espresso-2026');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const partners = page.getByRole('region', { name: 'More Stars with partners' });
  await partners.getByRole('button', { name: 'Next partner' }).press('Enter');
  await expect(partners.getByText('2 of 3')).toBeVisible();
  await expect(partners.getByRole('heading', { name: /cash back/ })).toBeInViewport();
  await expect(partners.getByRole('heading', { name: /Fly on/ })).not.toBeInViewport();
});
