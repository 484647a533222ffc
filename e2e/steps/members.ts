import { expect, type Page } from '@playwright/test';

export const seedPassword = 'Espresso-2026';

/** Signs in a member of the seed data through the page. */
export const signIn = async (page: Page, email: string) => {
  await page.goto('/account/signin?returnUrl=%2Fmenu');
  await page.getByRole('textbox', { name: 'Email or username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu pages' })).toBeVisible();
};
