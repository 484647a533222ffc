import { expect, type Page } from '../steps/test.ts';
import { placeOfGoogle, serveGoogleMaps } from '../steps/locator/google-maps.ts';
import { google, storeMap, storePins, test } from '../steps/locator/map-adapters.ts';
import { openUntilIdle } from '../steps/page/open-until-idle.ts';

test.use({ adapter: google, viewport: { width: 390, height: 844 } });

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find a store' });
const cards = (page: Page) => page.locator('[data-store]');
const ofPlaces = (urls: readonly string[]) => urls.filter((url) => url.includes('places.googleapis.com'));
/** Types until Google suggests its place: on a busy machine its first answer takes more than a second, and our own places are shown. */
const typeForGoogle = (page: Page) =>
  expect(async () => {
    await searchBox(page).clear();
    await searchBox(page).pressSequentially('Willis');
    await expect(page.getByRole('option', { name: placeOfGoogle.name })).toBeVisible({ timeout: 3_000 });
  }).toPass();
/** Fills the page’s violations of its policy into a list. */
const watchPolicy = async (page: Page) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { noteViolation(text: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return violations;
};

test('with a key Google suggests places while the customer types; a chosen one is searched by keys only, and its link works for others, LOC-004, LOC-015, LOC-020', async ({
  page,
}) => {
  const requested = await serveGoogleMaps(page);
  const violations = await watchPolicy(page);
  await openUntilIdle(page, '/store-locator');
  await expect(cards(page).first()).toBeVisible();
  // On a phone the map is closed: nothing of Google is loaded before something is typed.
  expect(requested).toEqual([]);
  await typeForGoogle(page);
  await expect(page.getByText('Google Maps', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Stores near ${placeOfGoogle.name}` })).toBeVisible();
  await expect(searchBox(page)).toHaveValue(placeOfGoogle.name);
  expect(ofPlaces(requested).at(-1)).toContain('GetPlace');
  expect(violations).toEqual([]);

  const before = requested.length;
  await page.reload();
  await expect(page.getByRole('heading', { name: `Stores near ${placeOfGoogle.name}` })).toBeVisible();
  expect(requested).toHaveLength(before);
});

test('a place of Google is searched at its own position after a pan and a filter, in the page, on a reload and by a shared link, LOC-004, LOC-015, LOC-021', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const searches: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/locations')) searches.push(searchParams);
  });
  const heading = (visit: Page) => visit.getByRole('heading', { name: `Stores near ${placeOfGoogle.name}` });
  const view = () => new URL(page.url()).searchParams.get('map')?.split(',').map(Number) ?? [];
  await page.goto('/store-locator');
  await expect(cards(page).first()).toBeVisible();
  await typeForGoogle(page);
  await page.getByRole('option', { name: placeOfGoogle.name }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]at=/);
  await expect(storeMap(page)).toHaveAttribute('data-provider', 'google');
  await expect(storePins(page).first()).toBeVisible();

  await storeMap(page).locator('[data-pin][tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => view()[0]).toBeLessThan(placeOfGoogle.lat - 0.001);
  const at = `${placeOfGoogle.lat.toFixed(6)},${placeOfGoogle.lng.toFixed(6)}`;
  expect(new URL(page.url()).searchParams.get('at')).toBe(at);
  const panned = view();

  const sent = searches.length;
  await page.getByRole('button', { name: 'Open now', exact: true }).click();
  await expect(page).toHaveURL(/features=ON/);
  await expect.poll(() => searches.length).toBe(sent + 1);
  const asked = searches.at(-1);
  expect(`${asked?.get('lat')},${asked?.get('lng')}`).toBe(at);
  await expect(heading(page)).toBeVisible();
  expect(view()).toEqual(panned);
  const listed = () => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-store')));
  const before = await listed();

  const friend = await page.context().newPage();
  await friend.goto(page.url());
  await expect(heading(friend)).toBeVisible();
  await friend.close();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('at')).toBe(at);
  expect(view()).toEqual(panned);
  await expect.poll(listed).toEqual(before);
});

test('with a key a typed place that the shop does not know is found by Google’s geocoder, one that Google does not know is not found, LOC-015, LOC-053', async ({
  page,
}) => {
  await serveGoogleMaps(page);
  const violations = await watchPolicy(page);
  await page.goto('/store-locator');
  await expect(cards(page).first()).toBeVisible();
  await searchBox(page).fill('Willis Tower');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Stores near ${placeOfGoogle.name}` })).toBeVisible();
  await expect(page).toHaveURL(/place=Willis\+Tower$/);
  // The server renders that it does not know the place; the page asks Google again.
  await page.reload();
  await expect(page.getByRole('heading', { name: `Stores near ${placeOfGoogle.name}` })).toBeVisible();
  await searchBox(page).fill('Atlantis the lost');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Place not found.');
  await expect(cards(page).first()).toBeVisible();
  expect(violations).toEqual([]);
});

for (const [script, places] of [
  ['accepted', 'wrong key'],
  ['accepted', 'over quota'],
  ['accepted', 'blocked'],
  ['accepted', 'slow'],
  ['blocked', 'accepted'],
  ['slow', 'accepted'],
] as const)
  test(`our own places are suggested and found when Google’s script is ${script} and its places are ${places}, LOC-015, LOC-020`, async ({
    page,
  }) => {
    await serveGoogleMaps(page, script, places);
    await page.goto('/store-locator');
    await expect(cards(page).first()).toBeVisible();
    await searchBox(page).pressSequentially('Spring');
    const option = page.getByRole('option').first();
    await expect(option).toContainText('Spring');
    await expect(page.getByText('Google Maps', { exact: true })).toHaveCount(0);
    const name = (await option.textContent()) ?? '';
    await option.click();
    await expect(page.getByRole('heading', { name: `Stores near ${name}` })).toBeVisible();
  });
