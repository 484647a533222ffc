import { expect, test, type Locator, type Page } from '../../steps/test.ts';
import { seedPassword } from '../../steps/members.ts';

const firstName = 'Wolfeschlegelsteinhausenbergerdorffwelche';

const isInside = async (page: Page, part: Locator) => {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  return box !== null && box.x >= 0 && box.x + box.width <= width;
};

for (const width of [320, 390, 1440])
  test(`a long first name without a break fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/account/create');
    const fields = {
      'First name': firstName,
      'Last name': 'Hubert',
      'Email address': `long-name-${width}@example.com`,
    };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByLabel('Password', { exact: true }).fill(`${seedPassword}-long-name`);
    await page.getByRole('checkbox', { name: /Terms of Use/ }).check();
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/account\/for-you$/);

    for (const path of ['/account/for-you', '/', '/menu', '/rewards', '/menu/cart'])
      await test.step(path, async () => {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1 }).first();
        expect(await isInside(page, heading)).toBe(true);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });

    await page
      .getByRole('banner')
      .getByRole('button', { name: /account|Wolfe/i })
      .click();
    const greeting = page.getByText(`Hello, ${firstName}`);
    expect(await isInside(page, greeting)).toBe(true);
  });
