import { expect, test } from '../../steps/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Add to cart leads back to the list that led to the product, with its filters and its place, K-12', async ({
  page,
}) => {
  await page.goto('/menu?avoid=milk');
  await page.getByRole('link', { name: /^All \d+ in Hot coffee/ }).click();
  const list = '/menu/drinks/hot-coffee?avoid=milk';
  await expect(page).toHaveURL(list);
  const product = page.getByRole('main').getByRole('link', { name: 'Maple Americano' });
  const top = () => product.evaluate((link) => link.getBoundingClientRect().top);
  await product.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 60);
  const place = await top();
  await product.click();
  await expect(page).toHaveURL(/\/menu\/product\//);
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(100);
});
