import type { Page } from '@playwright/test';

/** A visitor who saves data: the page prefetches nothing for the pages that it links to. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
