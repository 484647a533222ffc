import type { Page } from '@playwright/test';

/**
 * The reply to the change that the page sends next, of which `variable` is a variable. The page shows a change before
 * it is saved; a page that is left sooner ends the request.
 */
export const replyToChange = (page: Page, variable: string) =>
  page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'POST' && (request.postData() ?? '').includes(`"${variable}"`);
  });
