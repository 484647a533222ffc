import { expect, type Page } from '@playwright/test';
import { addAuthenticator } from '../../steps/account/authenticator.ts';
import { typePassword } from '../../steps/account/second-factor-screens.ts';
import { test } from '../../steps/own-shop.ts';

test.use({ overrides: { flags: { enableMfaFeatures: true } } });
const main = (page: Page) => page.getByRole('main');

test('a member adds a passkey, signs in with it by the button and by the field, and removes it, D-112, D-113, A11', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  await typePassword(page, '/account/settings/mfa/add-passkey');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a passkey' })).toBeVisible();
  await addAuthenticator(page);
  await main(page).getByLabel('Name').fill('Laptop');
  await main(page).getByRole('button', { name: 'Create passkey' }).click();
  await expect(main(page).getByRole('heading', { name: 'Keep these codes in a safe place' })).toBeFocused();
  await main(page).getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(main(page).getByRole('button', { name: 'Remove Laptop' })).toBeVisible();

  // The suggestion in the field: the virtual device answers the waiting request at once.
  await context.clearCookies();
  await page.goto('/account/signin?returnUrl=%2Faccount%2Fsettings%2Fdevices');
  await expect(page.getByRole('heading', { level: 1, name: 'Your devices' })).toBeVisible();

  // The button, in a browser that suggests nothing in the field.
  await context.clearCookies();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto('/account/signin?returnUrl=%2Faccount%2Fsettings%2Fmfa');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
  await expect(main(page).getByText(/^Last used/)).toBeVisible();

  await main(page).getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(main(page).getByText(/^It is off/)).toBeVisible();
  await context.close();
});
