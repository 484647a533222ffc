import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test, type OwnShop } from '../../steps/own-shop.ts';

const main = (page: Page) => page.getByRole('main');
const signIn = async (page: Page, origin: string, path: string) => {
  await page.goto(`${origin}/account/signin?returnUrl=${encodeURIComponent(path)}`);
  await main(page).getByLabel('Email or username').fill('gold@crema.test');
  await main(page).getByLabel('Password', { exact: true }).fill('Espresso-2026');
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
};
const lastSms = ({ folder }: OwnShop): string => {
  const outbox = join(folder, 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.sms')) : [];
  const last = names.sort().at(-1);
  return last ? (/\r\n(\d{6}) /.exec(readFileSync(join(outbox, last), 'utf8'))?.[1] ?? '') : '';
};

test('a member turns an app on, and signs in with it in another visit, ACC-005, ACC-042, D-112, L-79', async ({
  page,
  shop,
}) => {
  await shop.restart({ flags: { enableMfaFeatures: true } });
  await signIn(page, shop.origin, '/account/settings/mfa/add-app');
  const secret = (await main(page).locator('code').textContent()) ?? '';
  const code = (ahead: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });
  await main(page).getByLabel('Code').fill(code(0));
  await main(page).getByRole('button', { name: 'Confirm code' }).click();
  await expect(main(page).getByText('Keep these codes in a safe place')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, shop.origin, '/account/settings');
  const overlay = page.getByRole('dialog');
  // The longest form of the dialog, in the window of a phone: a click scrolls to its button, or fails.
  await page.setViewportSize({ width: 390, height: 664 });
  await overlay.getByRole('button', { name: 'I have none of these' }).click();
  await overlay.getByRole('button', { name: 'Email me the link' }).click({ trial: true });
  await overlay.getByRole('button', { name: 'Try a code instead' }).click();
  // The code of the setup was used: the next step's code is the first that works.
  await overlay.getByRole('textbox', { name: 'Code' }).fill(code(30_000));
  await overlay.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a member turns text messages on, and signs in with the code of one, ACC-005, ACC-042, D-112', async ({
  page,
  shop,
}) => {
  await shop.restart({ flags: { enableMfaFeatures: true } });
  await signIn(page, shop.origin, '/account/settings/mfa/add-phone-number');
  await main(page).getByLabel('Phone number').fill('312 555 0142');
  await main(page).getByRole('button', { name: 'Text me a code' }).click();
  await expect.poll(() => lastSms(shop)).not.toBe('');
  const first = lastSms(shop);
  await main(page).getByLabel('Code').fill(first);
  await main(page).getByRole('button', { name: 'Confirm code' }).click();
  await expect(main(page).getByText('Keep these codes in a safe place')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, shop.origin, '/account/settings');
  await expect.poll(() => lastSms(shop)).not.toBe(first);
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('textbox', { name: 'Code' }).fill(lastSms(shop));
  await overlay.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
