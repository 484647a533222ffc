import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../../steps/test.ts';
import { goInside, offlineNotice, scriptWith } from '../../steps/offline.ts';
import { watchRequests } from '../../steps/page/watch-requests.ts';

const root = join(import.meta.dirname, '..', '..', '..');

interface LazyPart {
  readonly remote: string;
  /** A text that only the part's own script contains. */
  readonly text: string;
  readonly path: string;
  readonly heading: string | RegExp;
  readonly press: (page: Page) => Promise<void>;
  /**
   * The text that replaces the part while the part cannot be loaded; absent if the page does without the
   * part.
   */
  readonly offline?: string;
  /** Where that text is, if other parts of the page may say the same. */
  readonly place?: (page: Page) => ReturnType<Page['getByRole']>;
  /** The part requests data of its own when it opens, and says itself that they need a connection. */
  readonly asksForMore?: true;
  /** A text that is visible once the part is loaded. */
  readonly content?: (page: Page) => ReturnType<Page['getByRole']>;
}
const openFilters = (page: Page) => page.getByRole('button', { name: /^Filter/ }).click();
/** Parts of pages whose code loads separately, by the module that contains the part. */
const parts: Readonly<Record<string, LazyPart>> = {
  'filter-sheet.tsx': {
    remote: 'mfe-locator',
    text: 'id:"locator.filters.clearAll"',
    path: '/store-locator?place=60602',
    heading: 'Find a store',
    press: openFilters,
    offline: 'You’re offline',
    place: (page) => page.getByRole('group', { name: 'Show only stores with' }),
    content: (page) => page.getByRole('dialog').getByRole('group').first(),
  },
  'store-sheet.tsx': {
    remote: 'mfe-locator',
    text: 'id:"locator.details.close"',
    path: '/store-locator?place=60602',
    heading: 'Find a store',
    press: (page) => page.getByRole('heading', { level: 3 }).first().getByRole('button').click(),
    offline: 'You’re offline',
    place: (page) => page.getByRole('dialog'),
    content: (page) => page.getByRole('dialog').getByRole('link', { name: 'Google Maps' }),
    asksForMore: true,
  },
  'store-map.tsx': {
    remote: 'mfe-locator',
    text: 'id:"locator.map.noStreets"',
    path: '/store-locator?place=60602',
    heading: 'Find a store',
    press: async () => undefined,
  },
  'one-store-map.tsx': {
    remote: 'mfe-locator',
    text: 'id:"locator.map.label.store"',
    path: '/store/1001/clark-lake',
    heading: 'Clark & Lake',
    press: async () => undefined,
  },
  'position-error.tsx': {
    remote: 'mfe-locator',
    text: 'search:"locator.error.geolocation.search"',
    path: '/store-locator?place=60602',
    heading: 'Find a store',
    press: async () => undefined,
  },
  'saved-stores.tsx': {
    remote: 'mfe-locator',
    text: 'id:"locator.saved.count"',
    path: '/store-locator?place=60602',
    heading: 'Find a store',
    press: (page) => page.getByRole('tab', { name: 'Favorites' }).click(),
    offline: 'You’re offline',
    content: (page) => page.getByRole('heading', { name: 'Sign in to see your favorite stores' }),
  },
  'active-filters.tsx': {
    remote: 'mfe-ordering',
    text: 'id:"ordering.filter.avoiding"',
    path: '/menu?avoid=milk',
    heading: /match(es)? your filters$/,
    press: async () => undefined,
  },
  'no-matches.tsx': {
    remote: 'mfe-ordering',
    text: 'id:"ordering.filter.wholeMenu"',
    path: '/menu/food/lunch?avoid=wheat&avoid=milk&calories=100',
    heading: /Lunch/,
    press: async () => undefined,
  },
  'menu-filter-sheet.tsx': {
    remote: 'mfe-ordering',
    text: 'id:"ordering.filter.avoidHint"',
    path: '/menu',
    heading: /^Made when you/,
    press: openFilters,
    offline: 'You’re offline',
    place: (page) => page.getByRole('dialog'),
    content: (page) => page.getByRole('dialog').getByRole('group', { name: 'Allergens to avoid' }),
  },
  'search-results.tsx': {
    remote: 'mfe-ordering',
    text: 'id:"ordering.search.results"',
    path: '/menu',
    heading: /^Made when you|^You’re offline|“latte”/,
    press: (page) => page.getByRole('searchbox', { name: 'Search the menu' }).fill('latte'),
    offline: 'You’re offline',
    content: (page) => page.getByRole('region', { name: /matches for “latte”/ }),
  },
  'store-from-query.tsx': {
    remote: 'mfe-ordering',
    text: 'storeNumber',
    path: '/menu',
    heading: /^Made when you/,
    press: (page) => goInside(page, '/menu?storeNumber=1001-100001'),
  },
  'open-orders-banner.tsx': {
    remote: 'mfe-ordering',
    text: 'open-orders',
    path: '/menu',
    heading: /^Made when you/,
    press: async () => undefined,
  },
  'usual-items.tsx': {
    remote: 'mfe-ordering',
    text: 'id:"ordering.usual.add"',
    path: '/menu',
    heading: /^Made when you/,
    press: async () => undefined,
  },
  'order-placed-dialog.tsx': {
    remote: 'mfe-ordering',
    text: 'order-placed',
    path: '/menu',
    heading: /^Made when you/,
    press: async () => undefined,
  },
};
/** Parts that no press opens in this journey, by the reason. */
const otherParts: Readonly<Record<string, string>> = {
  'channel-header.tsx': 'the header of the store without the type of order replaces it',
  'ordering-only.tsx': 'its content replaces it',
  'drawn-product.tsx': 'the page does without it',
  'code-overlay.tsx': 'only a sign-in asks for it, which needs a connection',
  'factor-step-up.tsx': 'the form for the password replaces it',
  'passkey-sign-in.tsx': 'the form for the password is next to it',
  'gift-form.tsx': 'its design needs a connection too, and the text names the connection',
  'star-history.tsx': 'only a member’s page has it; a dialog with the cause replaces it',
  'star-progress.tsx': 'the page does without it',
};
const pressed = Object.entries(parts).filter(([, { offline }]) => offline !== undefined);

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
/** With the type of the part's properties and the name of the chunk, if they are given. */
const lazyImport =
  /lazyPart(?:<\w+>)?\(\s*\(\) =>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?'(?:[^']*\/)?([^/']+)',?\s*\)/g;
const lazyModules = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name) => sources(join(root, name, 'src')))
    .flatMap((source) => [...source.matchAll(lazyImport)])
    .map(([, module]) => module);

test('every part below a page is in the list of this journey', () => {
  expect([...new Set(lazyModules())].sort()).toEqual(Object.keys({ ...parts, ...otherParts }).sort());
});

/** The first page of guests has no code of lazyPart, for its budget: this part leaves itself out when it cannot be loaded. */
const withOwnFallback = ['features/home/guest-feed-place.tsx'];
test('only remote.tsx has whole pages that replace the page when they cannot be loaded', () => {
  const below = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && file !== 'remote.tsx')
        .filter((file) => readFileSync(join(root, name, 'src', file), 'utf8').includes('lazyRoute')),
    );
  expect(below).toEqual(withOwnFallback);
});

for (const [
  module,
  { remote, text, path, heading, press, offline, place, content, asksForMore },
] of pressed) {
  const title = (page: Page) => page.getByRole('heading', { level: 1, name: heading }).first();

  test(`${module} pressed offline says so in its own place, the page stays, and it loads once connected`, async ({
    page,
    context,
  }) => {
    const script = `**/${scriptWith(remote, text)}`;
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await context.setOffline(true);
    await expect(offlineNotice(page)).toBeVisible();
    await press(page);
    const says = (place?.(page) ?? page.getByRole('main')).getByText(offline ?? '', { exact: true });
    await expect(says.or(page.getByRole('dialog').getByText(offline ?? '', { exact: true }))).toBeVisible();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeAttached();
    await expect(page.getByText(/This part is taking a break|This page opens as soon as/)).toHaveCount(0);
    await page.unroute(script);
    await context.setOffline(false);
    await expect(content?.(page) ?? title(page)).toBeVisible();
    await expect(says).toHaveCount(0);
  });

  test(`${module} is loaded while the page is idle, and opens without a connection`, async ({
    page,
    context,
  }) => {
    const script = scriptWith(remote, text);
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/${script}`));
    const requests = watchRequests(page);
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await loaded;
    await requests.ended();
    await context.setOffline(true);
    await expect(offlineNotice(page)).toBeVisible();
    await press(page);
    await expect(content?.(page) ?? title(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: offline ?? '', exact: true })).toHaveCount(
      asksForMore ? 1 : 0,
    );
  });
}

test('a menu link with a store that cannot be read offline leaves the menu as it is', async ({
  page,
  context,
}) => {
  const { path, heading, press } = parts['store-from-query.tsx'] as LazyPart;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await context.setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  await press(page);
  await expect(page).toHaveURL(/storeNumber/);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await context.setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});
