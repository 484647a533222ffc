import type { Page } from '@playwright/test';

/** All elements of the head that search engines and link previews read. Runs in the page. */
export const readHead = () => {
  const read = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute);
  return {
    title: document.title,
    description: read('meta[name="description"]', 'content'),
    canonical: read('link[rel="canonical"]', 'href'),
    ogTitle: read('meta[property="og:title"]', 'content'),
    ogDescription: read('meta[property="og:description"]', 'content'),
    ogUrl: read('meta[property="og:url"]', 'content'),
    ogImage: read('meta[property="og:image"]', 'content'),
  };
};
type Head = ReturnType<typeof readHead>;

/** The status and the head of the served HTML, parsed by the browser without running the page. */
export const readServedHead = async (
  page: Page,
  path: string,
  language: string,
): Promise<{ readonly status: number; readonly head: Head | undefined }> => {
  const reply = await page.request.get(path, {
    headers: { accept: 'text/html', 'accept-language': language },
  });
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const parser = await context?.newPage();
  try {
    await parser?.setContent(await reply.text());
    return { status: reply.status(), head: await parser?.evaluate(readHead) };
  } finally {
    await context?.close();
  }
};
