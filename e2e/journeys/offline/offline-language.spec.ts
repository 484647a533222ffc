import { expect, test, type Page } from '../../steps/test.ts';
import { offlineNotice } from '../../steps/offline.ts';

const chooseFrench = async (page: Page) => {
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('radio', { name: 'Français (Canada)' }).click();
};
const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

for (const path of ['/menu', '/gift'])
  test(`the language chosen offline on ${path} changes as a whole once connected, PLT-011`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 }).first();
    await expect(title).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const english = (await title.textContent()) ?? '';
    await context.setOffline(true);
    await expect(offlineNotice(page)).toBeVisible();
    await chooseFrench(page);
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      'Your language changes as soon as you’re connected again.',
    );
    expect(await lang(page)).toBe('en-US');
    await expect(title).toHaveText(english);
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Gifts');

    await context.setOffline(false);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toContainText('Cadeaux');
    expect(await lang(page)).toBe('fr-CA');
    await expect(title).not.toHaveText(english);
    await expect(page.getByRole('region', { name: 'Avis' }).getByRole('listitem')).toHaveCount(0);
  });
