import { expect, type Page } from '@playwright/test';
import { seedPassword } from './members.ts';
import { readReplies } from './page/read-replies.ts';

/** Signs a seeded member in at the page of a shop, and opens the page of `returnUrl`. */
export const signInAt = async (page: Page, origin: string, email: string, returnUrl: string) => {
  await page.goto(`${origin}/account/signin?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByRole('textbox', { name: 'Email or username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${origin}${returnUrl}`);
};

/** The card of a stored payment method in the list. */
export const methodOf = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** The codes that the server answers to the page: of a refused change, or inside the data. */
export const watchCodes = async (page: Page) => {
  const replies = await readReplies(page, '**/apiproxy/v1/graphql*');
  const codes = () =>
    replies.flatMap((text) => [...text.matchAll(/"(?:code|errorCode)":"(\w+)"/g)].map(([, code]) => code));
  return { expectLast: (code: string) => expect.poll(() => codes().at(-1)).toBe(code) };
};
