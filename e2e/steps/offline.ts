import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { watchRequests } from './page/watch-requests.ts';

const root = join(import.meta.dirname, '..', '..');

export const offlineNotice = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByText('You’re offline. We’ll keep trying to reconnect.');

/** The built script of a remote that contains a text of its source. */
export const scriptWith = (remote: string, text: string): string => {
  const dist = join(root, remote, 'dist');
  const name = readdirSync(dist).find(
    (file) => file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes(text),
  );
  if (!name) throw new Error(`No script of ${remote} contains ${text}. Build first: npm run build.`);
  return name;
};

/** Opens a URL as a link inside the page would, without a request for the document. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();
/** Waits until all requests of the page have finished. */
const settled = async (page: Page) => {
  await expect(title(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status', { name: 'Confirming your email' })).toHaveCount(0);
};
const blame = /This part is taking a break|went wrong|not available at the moment|card payments/i;

/**
 * A loaded page reports that the device is offline, remains open, and is complete once the device is online.
 * Returns the page's title.
 */
const loseLoaded = async (page: Page, path: string): Promise<string> => {
  const requests = watchRequests(page);
  await page.goto(path);
  // Until the page has continued from the server's content and read its data, its title can be another one.
  await requests.ended();
  await settled(page);
  const loaded = (await title(page).textContent()) ?? '';
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await expect(title(page)).toHaveText(loaded);
  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await expect(title(page)).toHaveText(loaded);
  await settled(page);
  return loaded;
};

/**
 * Runs the same check for a page that is opened while the device is offline, from a page of another remote.
 */
const openOffline = async (page: Page, path: string, loaded: string) => {
  await page.goto(path === '/rewards' ? '/gift' : '/rewards');
  await settled(page);
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await goInside(page, path);
  await settled(page);
  await expect(page.getByRole('main').getByText(blame)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(title(page)).toHaveText(loaded);
  await settled(page);
  await expect(offlineNotice(page)).toHaveCount(0);
};

/** Disconnects and reconnects on a loaded page, and while the page is opened. */
export const loseConnectionOn = async (page: Page, path: string) => {
  const loaded = await loseLoaded(page, path);
  await openOffline(page, path, loaded);
};
