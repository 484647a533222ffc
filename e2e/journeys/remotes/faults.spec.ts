import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../../steps/test.ts';
import { holdRequests } from '../../steps/page/hold-requests.ts';
import { saveData } from '../../steps/save-data.ts';
import { faults, injectFault } from '../../../remote-kit/testing/fault-kit/index.ts';

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const standIn = (page: Page) => page.getByRole('main').getByRole('alert');
const title = 'A warm thought, in a card.';

// `npm run bench -- faults` runs the whole matrix with every remote and its data.
for (const target of ['entry', 'chunk'] as const)
  for (const fault of faults)
    test(
      `gift whose ${target} meets ${fault} costs its own page only, and comes back without a reload, PLT-006`,
      { tag: fault === 'throws-init' && target === 'entry' ? '@gate' : [] },
      async ({ context, page }) => {
        const lift = await injectFault(context, { remote: 'mfe-gift', target, fault });
        await page.goto('/rewards');
        await page.evaluate(() => Object.assign(window, { sameVisit: true }));
        await mainLink(page, 'Gifts').click();
        await expect(standIn(page)).toBeVisible();

        await mainLink(page, 'Rewards').click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Good coffee, counted in Stars');
        await mainLink(page, 'Gifts').click();
        await lift();
        const whole = page.getByRole('heading', { level: 1, name: title });
        const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
        await expect(async () => {
          if (await again.isVisible()) await again.click({ timeout: 1000 });
          await expect(whole).toBeVisible({ timeout: 500 });
        }).toPass();
        expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
      },
    );

for (const target of ['entry', 'chunk'] as const)
  for (const fault of ['not-found', 'hang', 'wrong-integrity', 'throws-init'] as const)
    test(`gift that the server rendered stays readable while its ${target} meets ${fault}, with a notice, PLT-006`, async ({
      context,
      page,
    }) => {
      const lift = await injectFault(context, { remote: 'mfe-gift', target, fault });
      // A file that never arrives delays the load event.
      await page.goto('/gift', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name: title });
      const notice = page.locator('[data-read-only]');
      await expect(notice).toBeVisible();
      await expect(heading).toBeVisible();
      await expect(page.getByRole('main').getByText('Birthday').first()).toBeVisible();
      await lift();
      await expect(async () => {
        if (await notice.isVisible())
          await notice.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
        await expect(notice).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(heading).toBeVisible();
    });

test('gift whose texts take longer than the 2 s of its start is waited for, PLT-016', async ({ page }) => {
  const record = join(import.meta.dirname, '../../../mfe-gift/dist/build.json');
  const { messages } = JSON.parse(readFileSync(record, 'utf8')) as { messages: Record<string, string> };
  const texts = `**/mfe-gift/**/${messages['en-US'] ?? ''}`;
  // The page does not fetch them before the click.
  await saveData(page);
  await page.clock.install();
  const release = await holdRequests(page, texts);
  await page.goto('/rewards');
  const asked = page.waitForRequest(texts);
  await mainLink(page, 'Gifts').click();
  await asked;
  // A file without a byte has 8 s, and the customer reads after 1.5 s that it takes long.
  await page.clock.runFor(5_000);
  await expect(standIn(page)).toContainText('Your connection is slow. This page opens as soon as it’s here.');
  await release();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
