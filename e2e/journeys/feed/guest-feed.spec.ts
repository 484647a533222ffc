import { expect } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { test } from '../../steps/test.ts';

const feedUrl = /\/unauth\/stream-items\?/;

for (const { device, viewport, colorScheme } of [
  { device: 'a desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { device: 'a phone in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, colorScheme });
    test('a guest’s feed loads when its place is near, and a card is registered behind the sign-in, ENG-003', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (feedUrl.test(request.url())) asked.push(request.url());
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
      expect(asked).toEqual([]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const item = page.getByRole('article', { name: 'Your first order, step by step' });
      await expect(item.getByRole('link', { name: 'Open the menu' })).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(await examine(page)).toEqual([]);
      await page.getByRole('button', { name: 'Register a card' }).click();
      await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
    });
  });
