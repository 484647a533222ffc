import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from '../steps/own-shop.ts';

test.use({ overrides: { storageConsentRequired: true } });

test('an account is created only with agreement to the storage conditions where they are required, ACC-020, ACC-021, ACC-022', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/account/create`);
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Noor');
  await main.getByLabel('Last name').fill('Haddad');
  await main.getByLabel(/^Email/).fill('noor.storage@example.com');
  await main.getByLabel('Password', { exact: true }).fill('copper kettle march');
  await main.getByRole('checkbox', { name: /Terms of Use/ }).check();
  const consent = main.getByRole('checkbox', { name: /storage conditions/ });
  await expect(consent).not.toBeChecked();
  const send = () => main.getByRole('button', { name: 'Create account' }).click();
  await send();
  await expect(main.getByText('Please agree to the storage conditions')).toBeVisible();
  await expect(consent).toBeFocused();
  const opened = page.waitForEvent('popup');
  await main.getByRole('link', { name: 'Read the storage conditions' }).click();
  const notice = await opened;
  await expect(notice.getByText(/^We keep your name, email address/)).toBeInViewport();
  await notice.close();
  expect((await new AxeBuilder({ page }).exclude('svg[aria-hidden="true"]').analyze()).violations).toEqual(
    [],
  );
  await consent.check();
  await send();
  await page.waitForURL(`${shop.origin}/account/for-you`);
});
