import { expect, type Page } from '@playwright/test';

export const visitor = { firstName: 'Noor', email: 'noor@example.com' } as const;

/** From the cart to the guest's checkout, with the name and the address for the receipt. */
export const goToGuestCheckout = async (page: Page) => {
  await page.getByRole('link', { name: /^Bag/ }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guest checkout' })).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill(visitor.firstName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(visitor.email);
};
