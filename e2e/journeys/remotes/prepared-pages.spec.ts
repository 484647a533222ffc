import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../../steps/hydration.ts';

/** The scripts, styles and replies that the page has requested, and when it has. */
const requests = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:js|css)$|\/graphql\?/.test(name))
      .map(({ name, initiatorType }) => ({ name, initiatorType })),
  );
/** The scripts that were run, not only fetched. */
const scripts = async (page: Page) =>
  (await requests(page)).filter(({ initiatorType }) => initiatorType === 'script').map(({ name }) => name);

/**
 * Clicks the link; returns what the page requested from the click until it has `content` that it did not have before, and whether it
 * showed a skeleton in the frame after the click.
 */
const follow = (page: Page, link: string, content: string) =>
  page.evaluate(
    ({ link: linkSelector, content: contentSelector }) =>
      new Promise<{ requested: string[]; hasSkeleton: boolean }>((resolve) => {
        const before = new Set(document.querySelectorAll(contentSelector));
        const clickedAt = performance.now();
        let hasSkeleton = false;
        const observer = new MutationObserver(() => {
          const isNew = (element: Element) => !before.has(element) && !element.closest('[aria-busy="true"]');
          if (![...document.querySelectorAll(contentSelector)].some(isNew)) return;
          observer.disconnect();
          const requested = performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => startTime > clickedAt && /\.(?:js|css)$|\/graphql\?/.test(name));
          resolve({ requested: requested.map(({ name }) => name), hasSkeleton });
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        document.querySelector<HTMLElement>(linkSelector)?.click();
        // React renders the navigation in the click's own task.
        queueMicrotask(() => {
          hasSkeleton = document.querySelector('main [aria-busy="true"]') !== null;
        });
      }),
    { link, content },
  );

const product = 'main a[href^="/menu/product/"]';
const ways = [
  { from: '/', path: '/menu', remote: 'mfe-ordering', data: 'query-libraries', content: product },
  {
    from: '/',
    path: '/gift',
    remote: 'mfe-gift',
    data: 'query-libraries',
    content: 'main a[href^="/gift/category/"]',
  },
  { from: '/', path: '/rewards', remote: 'mfe-rewards', data: undefined, content: 'main h1' },
] as const;
for (const { from, path, remote, data, content } of ways)
  test(`a pointer on the link from ${from} to ${path} prepares the page: the click requests nothing more, PLT-002`, async ({
    page,
  }) => {
    await page.goto(from);
    await hydrated(page);
    const link = `.crema-nav a[href="${path}"]`;
    // The links in view are fetched, and nothing of them is run.
    await expect
      .poll(async () => (await requests(page)).filter(({ name }) => name.includes(`/${remote}/`)).length)
      .toBeGreaterThan(2);
    expect((await scripts(page)).filter((name) => name.includes(`/${remote}/`))).toEqual([]);
    await page.locator(link).hover();
    await expect
      .poll(() => page.evaluate((mark) => performance.getEntriesByName(mark).length, `crema ${remote} ready`))
      .toBe(1);
    if (data) await expect.poll(() => scripts(page)).toContainEqual(expect.stringContaining(data));
    // The code of the query client follows its libraries.
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(from);
    const { requested, hasSkeleton } = await follow(page, link, content);
    expect(requested).toEqual([]);
    expect(hasSkeleton).toBe(true);
  });

test('the keyboard’s focus on a link of the same remote prepares its page: the click requests nothing more', async ({
  page,
}) => {
  const category = 'main a[href="/menu/drinks/hot-coffee"]';
  await page.goto('/menu');
  await hydrated(page);
  await page.locator(category).first().focus();
  // The chunk of the category's page is run.
  const route = await page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('crema-boot')?.textContent ?? '{}') as {
      registry: { remotes: { name: string; files: { routes: Record<string, string[]> } }[] };
    };
    const ordering = boot.registry.remotes.find(({ name }) => name === 'mfe-ordering');
    return ordering?.files.routes['category']?.filter((file) => file.endsWith('.js')) ?? [];
  });
  expect(route).not.toEqual([]);
  for (const file of route)
    await expect.poll(() => scripts(page)).toContainEqual(expect.stringContaining(file));
  await page.waitForLoadState('networkidle');
  const { requested, hasSkeleton } = await follow(page, category, product);
  expect(requested).toEqual([]);
  expect(hasSkeleton).toBe(true);
});
