import { expect, type Page } from '@playwright/test';
import { seedPassword } from './members.ts';

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

/**
 * The codes that the server answers to the page: of a refused change, or inside the data. They are read before the page gets them: the browser
 * keeps no copy of a reply that the page reads as a stream (PLT-016).
 */
export const watchCodes = async (page: Page) => {
  const codes: string[] = [];
  await page.route('**/apiproxy/v1/graphql*', async (route) => {
    const reply = await route.fetch().catch(() => undefined);
    // The shop is being restarted, or the page was left.
    if (!reply) return route.abort();
    const body = await reply.text();
    codes.push(...[...body.matchAll(/"(?:code|errorCode)":"(\w+)"/g)].map(([, code = '']) => code));
    return route.fulfill({ response: reply });
  });
  return { expectLast: (code: string) => expect.poll(() => codes.at(-1)).toBe(code) };
};
