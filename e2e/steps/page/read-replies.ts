import type { Page } from '@playwright/test';

/**
 * The texts of the replies from an address, from now on. They are read before the page gets them: the browser keeps no
 * copy of a reply that the page reads as a stream (PLT-016).
 */
export const readReplies = async (page: Page, address: string | RegExp): Promise<readonly string[]> => {
  const texts: string[] = [];
  await page.route(address, async (route) => {
    const reply = await route.fetch().catch(() => undefined);
    // The shop is being restarted, or the page was left.
    if (!reply) return route.abort();
    texts.push(await reply.text());
    return route.fulfill({ response: reply });
  });
  return texts;
};
