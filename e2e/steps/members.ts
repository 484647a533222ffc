import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { hostPaths } from '@crema/shared-contracts';

export const seedPassword = 'Espresso-2026';
/** The password of accounts that a journey creates. */
export const newAccountPassword = 'copper kettle march';

/** Signs in a member of the seed data through the page. */
export const signIn = async (page: Page, email: string, password = seedPassword) => {
  await page.goto('/account/signin?returnUrl=%2Fmenu');
  await page.getByRole('textbox', { name: 'Email or username' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu pages' })).toBeVisible();
};

/** Fills the form of a new account and sends it. */
export const createAccount = async (page: Page, email: string) => {
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Noor');
  await main.getByLabel('Last name').fill('Haddad');
  await main.getByLabel(/^Email/).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(newAccountPassword);
  await main.getByRole('checkbox', { name: /Terms of Use/ }).check();
  await main.getByRole('button', { name: 'Create account' }).click();
};

export interface Ending {
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly baseURL: string | undefined;
}
/** Ends the session on the server, as a time limit does: the browser of `context` keeps its cookie. */
export const endSessionElsewhere = async ({ context, browser, baseURL }: Ending): Promise<void> => {
  const elsewhere = await browser.newContext({
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  });
  const reply = await elsewhere.request.post(hostPaths.signOut, {
    data: {},
    headers: { 'x-crema-request': '1' },
  });
  if (!reply.ok()) throw new Error(`Signing out was answered with ${reply.status()}.`);
  await elsewhere.close();
};

/** Notes the path of each page that has shown `text` in a frame, also if it is hidden or replaced after that frame. */
export const watchForText = async (context: BrowserContext, text: string): Promise<string[]> => {
  const seen: string[] = [];
  await context.exposeFunction('noteSeen', (path: string) => seen.push(path));
  await context.addInitScript((wanted) => {
    const { noteSeen } = globalThis as unknown as { noteSeen: (path: string) => void };
    const look = () => {
      // The text of hidden elements is not part of it.
      if (document.body?.innerText.includes(wanted)) noteSeen(location.pathname);
      requestAnimationFrame(look);
    };
    look();
  }, text);
  return seen;
};
