import { expect, test, type Page, type Route } from '../../steps/test.ts';
import { hydrated, hydrationErrors, replacedElements, watchServerMarkup } from '../../steps/hydration.ts';
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
/** Opens the path while no remote can load. Returns the server's elements that are not in the page after the hydration. */
const openShell = async (page: Page, path: string) => {
  // The load event waits for what is held.
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  return replacedElements(page);
};

for (const visitor of ['guest', 'member'] as const)
  test(`React continues from the shell that the server writes, for a ${visitor}, in every language and kind of navigation, PLT-012`, async ({
    page,
  }) => {
    test.slow();
    if (visitor === 'member') await signIn(page, 'gold@crema.test');
    await watchServerMarkup(page);
    await hold(page, '**/remoteEntry*');
    for (const locale of locales)
      for (const path of paths)
        await test.step(`${locale} ${path}`, async () => {
          const url = page.url().startsWith('http') ? page.url() : 'http://localhost';
          await page.context().addCookies([{ name: 'locale', value: locale, url: new URL('/', url).href }]);
          const { served, replaced } = await openShell(page, path);
          expect(served).toBeGreaterThan(10);
          expect(replaced).toEqual([]);
          expect(await hydrationErrors(page)).toEqual([]);
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
