import { expect, test, type Page } from '../../steps/test.ts';
import type { BootDocument } from '@crema/shared-contracts';
import { latte } from '../../steps/cart.ts';
import { openUntilIdle } from '../../steps/page/open-until-idle.ts';
import { saveData } from '../../steps/save-data.ts';
import { chooseStoreAsGuest } from '../../steps/stores.ts';

interface SentQuery {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly url: string;
}
/** The GraphQL queries that the page's own code or its preload links send from now on. */
const watchQueries = (page: Page) => {
  const sent: SentQuery[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const variables = url.searchParams.get('variables');
    if (url.pathname.endsWith('/graphql') && variables)
      sent.push({ url: request.url(), variables: JSON.parse(variables) as SentQuery['variables'] });
  });
  return sent;
};
/** The variables of the queries whose replies the server rendered into the page. */
const queriesInPage = (html: string): readonly unknown[] => {
  const boot = JSON.parse(/id="crema-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as BootDocument;
  return (boot.rendered?.queries ?? []).map((url) =>
    JSON.parse(new URL(url, 'http://localhost').searchParams.get('variables') ?? '{}'),
  );
};
/** The files and replies that the page's preload links requested, and what requested each first. */
const requestedBy = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType }) => ({ name, initiatorType }),
    ),
  );
test.beforeEach(({ page }) => saveData(page));
const isWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

const pages = [
  { path: '/menu', variables: { locale: 'en-US' } },
  { path: '/menu/featured', variables: { locale: 'en-US' } },
  { path: '/menu/drinks/hot-coffee', variables: { locale: 'en-US' } },
  { path: latte.path, variables: { productNumber: 2010, formCode: 'hot', locale: 'en-US' } },
  { path: `${latte.path}/nutrition`, variables: { productNumber: 2010, formCode: 'hot', locale: 'en-US' } },
  { path: '/gift', variables: { locale: 'en-US' } },
  { path: '/gift/category/birthday', variables: { locale: 'en-US' } },
];
for (const { path, variables } of pages)
  test(`${path} has its data in the HTML or asks for it there, and once`, async ({ page }) => {
    const sent = watchQueries(page);
    const html = (await (await openUntilIdle(page, path))?.text()) ?? '';
    await isWhole(page);
    expect([...queriesInPage(html), ...sent.map((query) => query.variables)]).toEqual([variables]);
    const resources = await requestedBy(page);
    for (const { url } of sent)
      expect(resources.filter(({ name }) => name === url)).toEqual([
        expect.objectContaining({ initiatorType: 'link' }),
      ]);
  });

test('a page of a later chunk has all its code in the HTML', async ({ page }) => {
  await page.goto(latte.path);
  await isWhole(page);
  const code = (await requestedBy(page)).filter(({ name }) => /\/mfe-ordering\/.*\.js$/.test(name));
  const links = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  const ofPage = code.filter(({ name }) => links.includes(name));
  // Entry, module, both files of messages, and the page's own chunk.
  expect(ofPage.length).toBeGreaterThanOrEqual(5);
  for (const { name, initiatorType } of ofPage) expect.soft(initiatorType, name).toBe('link');
});

test('the store of the last visit is in the query that the HTML contains or asks for', async ({ page }) => {
  await page.goto('/');
  await chooseStoreAsGuest(page);
  const sent = watchQueries(page);
  const html = (await (await openUntilIdle(page, latte.path))?.text()) ?? '';
  await isWhole(page);
  const all = [...queriesInPage(html), ...sent.map((query) => query.variables)] as SentQuery['variables'][];
  const products = all.filter((variables) => variables['productNumber'] === 2010);
  expect(products).toHaveLength(1);
  expect(products[0]?.['storeNumber']).toMatch(/\S/);
});
