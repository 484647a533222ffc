import { expect, type Page } from '@playwright/test';

export const visitor = { firstName: 'Noor', email: 'noor@example.com' } as const;

/** The name and the address for the receipt, in the guest's checkout. */
export const typeContact = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Guest checkout' })).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill(visitor.firstName);
  await page.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
};

/** Goes from the cart to the guest's checkout and types name and address. */
export const goToGuestCheckout = async (page: Page) => {
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('button', { name: 'Check out as guest' }).click();
  await typeContact(page);
};
