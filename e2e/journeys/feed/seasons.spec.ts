import { expect } from '@playwright/test';
import { test as shopTest } from '../../steps/own-shop.ts';

const test = shopTest.extend({ baseURL: async ({ shop }, provide) => provide(shop.origin) });

const dayMinutes = 24 * 60;
/** The whole minutes until one o’clock in Chicago on the next day with this month and day. */
const minutesUntil = (monthAndDay: string): number => {
  const year = new Date().getUTCFullYear();
  const next = [year, year + 1]
    .map((candidate) => Date.parse(`${candidate}-${monthAndDay}T19:00:00Z`))
    .find((at) => at > Date.now());
  return Math.round(((next ?? 0) - Date.now()) / 60_000);
};

test('the greeting follows the season by the server’s clock, ENG-004', async ({ page, shop }) => {
  await shop.restartAhead(minutesUntil('02-01'));
  await page.goto('/');
  await expect(page.getByText('It’s cold out there. Something hot is only minutes away.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Good afternoon.' })).toBeVisible();
  await shop.restartAhead(minutesUntil('02-01') + 60 * dayMinutes);
  await page.reload();
  await expect(
    page.getByText('Order ahead, walk in, and your cup is waiting with your name on it.'),
  ).toBeVisible();
});
