import { expect } from '@playwright/test';
import { restPaths } from '@crema/shared-contracts';
import { examine } from '../../steps/accessibility.ts';
import { test } from '../../steps/own-shop.ts';
import { readReplies } from '../../steps/page/read-replies.ts';

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

test('after five wrong codes the right one gets the same answer, and another card is still shown, CRD-015, CRD-080, D-95', async ({
  page,
  shop,
}) => {
  const answers = await readReplies(page, `**${restPaths.cardBalance}`);
  await page.goto(`${shop.origin}/card-balance`);
  const check = async (number: string, code: string) => {
    const before = answers.length;
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Security code').fill(code);
    await page.getByRole('button', { name: 'Check balance' }).click();
    await expect.poll(() => answers.length).toBe(before + 1);
  };
  const alert = page.getByRole('alert');
  const texts: (string | null)[] = [];
  for (const code of ['11111111', '22222222', '33333333', '44444444', '55555555', '60000063']) {
    await check('6043 6000 0000 0063', code);
    await expect(alert).toContainText('That card number or security code doesn’t look right.');
    texts.push(await alert.textContent());
  }
  expect(new Set(texts).size).toBe(1);
  // Each answer has its own reference id.
  const same = new Set(answers.map((text) => text.replace(/"referenceId":"[^"]*"/, '')));
  expect(same.size).toBe(1);
  expect(answers[0]).toContain('"121000"');
  await expect(page.getByText('$15.00')).toHaveCount(0);
  await check('6043 9000 0000 0011', '90000011');
  expect(answers.at(-1)).toContain('"accountNumberLastFour":"0011"');
  await expect(page.getByText('Card •••• 0011')).toBeVisible();
});
