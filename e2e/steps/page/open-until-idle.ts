import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its deferred services run, which the host starts when the page is idle. Returns the document's reply. */
export const openUntilIdle = async (page: Page, path: string): Promise<Response | null> => {
  const deferred = page.waitForRequest(/\/composition\/events/);
  const reply = await page.goto(path);
  await deferred;
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return reply;
};
