import { expect } from '@playwright/test';
import { examine } from '../../steps/accessibility.ts';
import { test } from '../../steps/own-shop.ts';

test('the balance of a card is shown to anyone with its number and code, CRD-015, D-95, D-154', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/card-balance`);
  await page.getByLabel('Card number').fill('6043 6000 0000 0063');
  await page.getByLabel('Security code').fill('60000063');
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByText('$15.00')).toBeVisible();
  expect(await examine(page)).toEqual([]);
});
