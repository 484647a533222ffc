import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../steps/test.ts';
import { hydrated } from '../../steps/page/hydration.ts';

/** Changes the server's markup of the next pages, as an unstable rendering does. */
const changeMarkup = (context: BrowserContext) =>
  context.route('**/rewards', async (route) => {
    const reply = await route.fetch();
    const text = await reply.text();
    await route.fulfill({ response: reply, body: text.replace(/<h1([^>]*)>/, '<h1$1>Another page: ') });
  });

for (const opened of ['its own context', 'a context that it opens itself'] as const)
  test(`a journey in ${opened} fails when React replaces the server’s markup`, async ({
    browser,
    context,
    baseURL,
    hydrationReports,
  }) => {
    const used =
      opened === 'its own context' ? context : await browser.newContext({ ...(baseURL && { baseURL }) });
    await changeMarkup(used);
    const page = await used.newPage();
    await page.goto('/rewards');
    await hydrated(page);
    await expect.poll(() => hydrationReports.filter((text) => text.startsWith('/rewards: '))).toHaveLength(1);
    // The guard of this journey would fail it.
    hydrationReports.length = 0;
    await used.close();
  });
