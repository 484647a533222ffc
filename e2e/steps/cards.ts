import type { Page } from '@playwright/test';

/** The sandbox decides its reply by the number (README). */
export const testCards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Approved after some seconds. */
  pending: '4000 0000 0000 0077',
  /** The bank asks in a frame. */
  questioned: '4000 0000 0000 3220',
} as const;

/** The card form, in its frame from the vault's own origin. */
export const vaultOf = (page: Page, title = 'Card number, expiry date and security code') =>
  page.getByTitle(title).contentFrame();

/** The three fields of every card. The form of a gift has no other: the address before it names the postal code (L-37). */
export const typeCardNumbers = async (page: Page, number: string) => {
  const vault = vaultOf(page);
  await vault.getByRole('textbox', { name: 'Card number' }).fill(number);
  await vault.getByRole('textbox', { name: 'Expiry date' }).fill('12/30');
  await vault.getByRole('textbox', { name: 'Security code' }).fill('123');
};
export const typeCard = async (page: Page, number: string) => {
  await typeCardNumbers(page, number);
  await vaultOf(page).getByRole('textbox', { name: 'ZIP or postal code' }).fill('60602');
};
