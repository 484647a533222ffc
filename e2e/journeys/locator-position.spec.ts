import { expect, type Page } from '../steps/test.ts';
import { mapAdapters, storeMap, storePins, test } from '../steps/locator/map-adapters.ts';

const findMe = (page: Page) => page.getByRole('button', { name: 'Find me', exact: true });
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Unable to access exact location.' });
/** The device keeps the next request open until `answerSlowly` refuses it as too slow. */
const holdRequests = (page: Page) =>
  page.evaluate(() => {
    const { geolocation } = navigator;
    geolocation.getCurrentPosition = (_ok, refuse) =>
      Object.assign(globalThis, {
        answerSlowly: () => {
          Reflect.deleteProperty(geolocation, 'getCurrentPosition');
          refuse?.({ code: 3 } as GeolocationPositionError);
        },
      });
  });
const answerSlowly = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { answerSlowly(): void }).answerSlowly());

for (const adapter of mapAdapters)
  test.describe(adapter.name, () => {
    test.use({ adapter });

    test('find-me says what to do when the position is denied, unavailable or slow, keeps map and list, and works once it is granted, LOC-010, LOC-053, LOC-054', async ({
      page,
      context,
    }) => {
      await page.goto('/store-locator');
      await expect(storePins(page).first()).toBeVisible();
      await expect(storeMap(page)).toHaveAttribute('data-provider', adapter.id);
      const cards = page.locator('[data-store]');
      const listed = await cards.count();
      const expectUnchanged = async () => {
        await expect(findMe(page)).toBeEnabled();
        await expect(cards).toHaveCount(listed);
        await expect(storePins(page).first()).toBeVisible();
        await expect(page).not.toHaveURL(/41\.8827/);
      };

      await findMe(page).click();
      await expect(notice(page)).toContainText('Location is blocked for this site.');
      await expectUnchanged();
      await notice(page).getByRole('button', { name: 'Search for a place' }).click();
      await expect(page.getByRole('combobox', { name: 'Find a store' })).toBeFocused();

      await context.grantPermissions(['geolocation'], { origin: new URL(page.url()).origin });
      await context.setGeolocation(null);
      await findMe(page).click();
      await expect(notice(page)).toContainText('Your device doesn’t know where it is right now.');
      await expectUnchanged();

      await holdRequests(page);
      await findMe(page).click();
      await expect(page.getByRole('button', { name: 'Finding you…' })).toHaveAttribute('aria-busy', 'true');
      await expect(notice(page)).toHaveCount(0);
      await expect(cards).toHaveCount(listed);
      await answerSlowly(page);
      await expect(notice(page)).toContainText('Finding you took too long.');
      await expectUnchanged();

      await context.setGeolocation({ latitude: 41.8827, longitude: -87.6233 });
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Stores near you' })).toBeVisible();
      await expect(page).toHaveURL(/map=41\.8827/);
      await expect(notice(page)).toHaveCount(0);
    });
  });
