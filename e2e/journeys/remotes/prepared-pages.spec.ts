import { expect, test, type Page } from '../../steps/test.ts';
import type { BootDocument } from '@crema/shared-contracts';
import { hydrated } from '../../steps/page/hydration.ts';

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

/** The parts of URLs that name the files and the queries of a page. Other requests belong to the prefetch of other links. */
const ownRequests = (page: Page, remote: string, isPage: (route: { id: string; path: string }) => boolean) =>
  page
    .evaluate(() => document.getElementById('crema-boot')?.textContent ?? '{}')
    .then((text) => {
      const { registry } = JSON.parse(text) as Pick<BootDocument, 'registry'>;
      const found = registry.remotes.find(({ name }) => name === remote);
      const preload = found?.manifest.routes.find(isPage)?.preload ?? [];
      const operations = preload.map((row) => (typeof row === 'string' ? row : row.operation));
      const hashes = operations.flatMap((name) => found?.files.queries?.[name]?.hash ?? []);
      return { script: `/${remote}/`, hashes };
    });

/**
 * Clicks the link; returns what the page requested for itself from the click until it has `content` that it did not have before, and
 * whether it showed a skeleton before.
 */
const follow = (page: Page, link: string, content: string, own: Awaited<ReturnType<typeof ownRequests>>) =>
  page.evaluate(
    ({ link: linkSelector, content: contentSelector, own: { script, hashes } }) =>
      new Promise<{ requested: string[]; hasSkeleton: boolean }>((resolve) => {
        const before = new Set(document.querySelectorAll(contentSelector));
        const from = location.pathname;
        const clickedAt = performance.now();
        let hasSkeleton = false;
        const isNew = (element: Element) => !before.has(element) && !element.closest('[aria-busy="true"]');
        const observer = new MutationObserver(() => {
          hasSkeleton ||= document.querySelector('main [aria-busy="true"]') !== null;
          // Until then the page before can still be adding content of its own.
          if (location.pathname === from) return;
          if (![...document.querySelectorAll(contentSelector)].some(isNew)) return;
          observer.disconnect();
          const requested = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ startTime }) => startTime > clickedAt)
            .filter(({ name, initiatorType }) =>
              // Prefetched files are requested with fetch.
              initiatorType === 'fetch'
                ? hashes.some((hash) => name.includes(hash))
                : name.includes(script) && /\.(?:js|css)$/.test(name),
            );
          resolve({ requested: requested.map(({ name }) => name), hasSkeleton });
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        document.querySelector<HTMLElement>(linkSelector)?.click();
      }),
    { link, content, own },
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
    if (data)
      await expect.poll(() => scripts(page)).toContainEqual(expect.stringContaining('graphql-client'));
    const own = await ownRequests(page, remote, (route) => route.path === path);
    expect(own.hashes).toHaveLength(data ? 1 : 0);
    expect(new URL(page.url()).pathname).toBe(from);
    const { requested, hasSkeleton } = await follow(page, link, content, own);
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
  const own = await ownRequests(page, 'mfe-ordering', (row) => row.id === 'category');
  expect(own.hashes).toHaveLength(1);
  // The menu can still be adding products when its link is pressed; it adds no title.
  const { requested, hasSkeleton } = await follow(page, category, 'main h1', own);
  expect(requested).toEqual([]);
  expect(hasSkeleton).toBe(true);
});
