import { expect, type Page } from '@playwright/test';

/** All elements of the head that search engines and link previews read. Runs in the page. */
export const readHead = () => {
  const read = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
  return {
    title: document.title,
    description: read('meta[name="description"]', 'content'),
    canonical: read('link[rel="canonical"]', 'href'),
    ogTitle: read('meta[property="og:title"]', 'content'),
    ogDescription: read('meta[property="og:description"]', 'content'),
    ogUrl: read('meta[property="og:url"]', 'content'),
    ogImage: read('meta[property="og:image"]', 'content'),
    robots: read('meta[name="robots"]', 'content'),
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

type Watched = Window & { servedHead?: Head };
/** Notes the head of the next pages as the server sent it, before any script changes it. */
export const watchServedHead = (page: Page): Promise<unknown> =>
  page.addInitScript(`{
    const readHead = ${readHead.toString()};
    document.addEventListener('readystatechange', () => (window.servedHead ??= readHead()));
  }`);

/** The head as the server sent it, whether it sent it to a member, and its status. */
const readServed = (page: Page) =>
  page.evaluate(() => ({
    served: (window as Watched).servedHead,
    isMember: document.querySelector('[data-member]') !== null,
    isMissing: performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).responseStatus === 404),
  }));

/** Pages whose code adds to the title that the server sends: the occasion of a design, the sentence of a partner. */
const retitled = /^\/(gift\/\d+|rewards\/partnerships\/\w+)$/;

/**
 * Expects that the tags of the loaded page describe one page, with a picture that exists. If search engines index the page, or if there is
 * no such page, they are those that the server sent. Search engines have no session: a member's page has no tag for them.
 */
export const expectHead = async (page: Page): Promise<void> => {
  const soft = expect.configure({ soft: true });
  const { served, isMember, isMissing } = await readServed(page);
  const { origin, pathname } = new URL(page.url());
  const isPublic = !isMember && (served?.robots === null || isMissing);
  const { title = '', ogTitle = '', ...rest } = served ?? {};
  const names = { title, ogTitle };
  await soft
    .poll(() => page.evaluate(readHead), 'head')
    .toMatchObject({
      title: isMissing ? 'This page is not on the menu · Crema' : expect.stringMatching(/^.+ · Crema$/),
      description: expect.stringMatching(/./),
      canonical: origin + pathname,
      robots: isMember ? null : (served?.robots ?? null),
      ...(isPublic && rest),
      ...(isPublic && !retitled.test(pathname) && names),
    });
  const head = await page.evaluate(readHead);
  soft(head.ogTitle, 'og:title').toBe(head.title.replace(/ · Crema$/, ''));
  soft(head.ogDescription, 'og:description').toBe(head.description);
  soft(head.ogUrl, 'og:url').toBe(head.canonical);
  const picture = await page.request.head(head.ogImage ?? '');
  soft([picture.status(), picture.headers()['content-type']], 'og:image').toEqual([200, 'image/png']);
};
