import { expect, test, type Page, type Route } from '@playwright/test';
import { signIn } from '../../steps/members.ts';

const locales = ['en-US', 'en-CA', 'fr-CA'] as const;
/** A page of each kind of navigation. */
const paths = ['/menu', '/gift', '/account/signin', '/nothing/here'];

/** Holds the requests for `pattern` until `release` is called. */
const hold = async (page: Page, pattern: string) => {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(pattern, (route) => (isHolding ? void held.push(route) : route.continue()));
  return {
    release: async () => {
      isHolding = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
};
/** Notes the markup of `#root` when React replaces what the server wrote. */
const watchFirstRendering = (page: Page) =>
  page.addInitScript(() => {
    const noted = window as Window & { firstRendering?: string };
    let served: Element | null = null;
    new MutationObserver(() => {
      const root = document.getElementById('root');
      served ??= root?.firstElementChild ?? null;
      if (!root?.firstElementChild || served?.isConnected !== false) return;
      noted.firstRendering ??= root.innerHTML;
    }).observe(document, { childList: true, subtree: true });
  });
/** Elements with sorted attributes, and texts. React's generated ids are numbered in their order. */
const describeMarkup = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const root = new DOMParser().parseFromString(`<div id="root">${markup}</div>`, 'text/html').body;
    const ids: string[] = [];
    const numbered = (value: string) =>
      value.replaceAll(/_[rR]_\w*?_/g, (id) => `id${(ids.includes(id) || ids.push(id), ids.indexOf(id))}`);
    const lines: string[] = [];
    const describeNode = (node: Node, depth: number) => {
      const attributes =
        node instanceof Element
          ? [...node.attributes].map(({ name, value }) => `${name}="${numbered(value)}"`).sort()
          : [];
      const name = node instanceof Element ? node.localName : (node.textContent ?? '');
      lines.push(`${' '.repeat(depth)}${[name, ...attributes].join(' ')}`);
      for (const child of node.childNodes) describeNode(child, depth + 1);
    };
    describeNode(root, 0);
    return lines;
  }, html);
const rootOf = (html: string) => /<div id="root">(.*)<\/div>\s*<script/s.exec(html)?.[1] ?? '';

/** Opens the path while no remote can load; gives the server's markup and React's first rendering. */
const openShell = async (page: Page, path: string) => {
  // The load event waits for what is held.
  const reply = await page.goto(path, { waitUntil: 'commit' });
  const served = rootOf((await reply?.text()) ?? '');
  const rendered = await page.waitForFunction(
    () => (window as Window & { firstRendering?: string }).firstRendering,
  );
  return {
    served: await describeMarkup(page, served),
    rendered: await describeMarkup(page, (await rendered.jsonValue()) ?? ''),
  };
};

for (const visitor of ['guest', 'member'] as const)
  test(`the server writes what React renders first, for a ${visitor}, in every language and kind of navigation, PLT-012`, async ({
    page,
  }) => {
    test.slow();
    if (visitor === 'member') await signIn(page, 'gold@crema.test');
    await watchFirstRendering(page);
    await hold(page, '**/remoteEntry*');
    for (const locale of locales)
      for (const path of paths)
        await test.step(`${locale} ${path}`, async () => {
          const url = page.url().startsWith('http') ? page.url() : 'http://localhost';
          await page.context().addCookies([{ name: 'locale', value: locale, url: new URL('/', url).href }]);
          const { served, rendered } = await openShell(page, path);
          expect(served.length).toBeGreaterThan(10);
          expect(rendered).toEqual(served);
        });
  });

test('a menu that is opened before the scripts run stays open, with its choice and the focus, PLT-011', async ({
  page,
}) => {
  const scripts = await hold(page, '**/assets/host/*.js');
  await page.goto('/gift', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Preferences' }).click();
  const french = page.getByRole('radio', { name: 'Français (Canada)' });
  await french.check();
  await scripts.release();
  await expect(page.getByRole('button', { name: 'Préférences' })).toBeVisible();
  await expect(french).toBeChecked();
  await expect(french).toBeVisible();
  await expect(french).toBeFocused();
});
