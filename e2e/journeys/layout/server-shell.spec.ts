import { expect, test, type Page, type Route } from '../../steps/test.ts';
import {
  hydrated,
  hydrationErrors,
  replacedElements,
  watchServerMarkup,
} from '../../steps/page/hydration.ts';
import { signIn } from '../../steps/members.ts';
import { fixturesOf, type PreparedVisitor } from '../../steps/screen/prepared.ts';

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
/** Opens the path while no remote can load. Returns the server's elements that are not in the page after the hydration. */
const openShell = async (page: Page, path: string) => {
  // The load event waits for what is held.
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  return replacedElements(page);
};

const visitors: readonly PreparedVisitor[] = [
  { visitor: 'guest', prepare: async () => undefined },
  { visitor: 'gold member', prepare: (page) => signIn(page, 'gold@crema.test') },
];

for (const visit of visitors)
  test.describe(`a ${visit.visitor}`, () => {
    test.use(fixturesOf(visit));
    for (const locale of locales)
      for (const path of paths)
        test(`React continues from the shell that the server writes for ${path} in ${locale}, for a ${visit.visitor}, PLT-012`, async ({
          page,
          baseURL,
        }) => {
          await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
          await watchServerMarkup(page);
          await hold(page, '**/remoteEntry*');
          const { served, replaced } = await openShell(page, path);
          expect(served).toBeGreaterThan(10);
          expect(replaced).toEqual([]);
          expect(await hydrationErrors(page)).toEqual([]);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
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
